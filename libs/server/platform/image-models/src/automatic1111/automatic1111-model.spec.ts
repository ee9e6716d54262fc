import { type ImageSimulator, startAutomatic1111Simulator } from '@portada/simulators';
import { freePort, until } from '@portada/testing';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { ModelEvent, ModelInput } from '../port';
import { Automatic1111Model, type Automatic1111Options } from './automatic1111-model';

let server: ImageSimulator;
beforeAll(async () => (server = await startAutomatic1111Simulator()));
afterAll(() => server.close());

const modelOf = (options: Partial<Automatic1111Options> = {}) =>
  new Automatic1111Model({ url: server.url, model: null, pollMs: 5, ...options });

describeImageModel('automatic1111', () => ({ model: modelOf(), busyPrompt: 'keep busy [stuck]' }));

const eventsOf = async (
  request: Partial<ModelInput>,
  options: Partial<Automatic1111Options> = {},
): Promise<ModelEvent[]> => {
  const model = modelOf(options);
  const events = await everything(model.start({ ...modelInput(), ...request }, new AbortController().signal));
  await model.close();
  return events;
};

it('the AUTOMATIC1111 adapter requests the steps of the quality, a negative prompt and a checkpoint', async () => {
  const [done] = (await eventsOf({ quality: 'best' }, { model: 'sdxl.safetensors' })).slice(-1);
  expect(done).toMatchObject({ type: 'done', model: 'sdxl.safetensors', costUsd: 0, seed: 7 });
  expect(server.calls.at(-1)?.body).toMatchObject({
    steps: 40,
    width: 1024,
    height: 576,
    negative_prompt: expect.stringContaining('watermarks'),
    override_settings: { sd_model_checkpoint: 'sdxl.safetensors' },
  });
});

it('the AUTOMATIC1111 adapter reports the percentages that the server reports', async () => {
  const events = await eventsOf({ prompt: 'A rocket on the moon [slow 200]' });
  const percents = events.flatMap((event) => (event.type === 'progress' ? [event.percent] : []));
  expect(new Set(percents).size).toBeGreaterThan(3);
});

it('the AUTOMATIC1111 adapter reports the place of a waiting request, and not the progress of another request', async () => {
  const model = modelOf();
  const abort = new AbortController();
  const first = expect(
    everything(model.start(modelInput({ prompt: 'A rocket [stuck]' }), abort.signal)),
  ).rejects.toThrow('request aborted by the test');
  await until(() => server.calls.at(-1)?.prompt.includes('A rocket [stuck]'), { what: 'the first request' });
  const kinds: string[] = [];
  const second = modelInput({ prompt: 'A second rocket [late 50] [slow 100]' });
  for await (const event of model.start(second, new AbortController().signal)) {
    if (event.type === 'progress') kinds.push(String(event.stage));
    else if (event.type !== 'queued') kinds.push(event.type);
    else {
      kinds.push(`place ${event.position}`);
      // The first request occupies the server until the second one has reported its place.
      abort.abort(new Error('request aborted by the test'));
    }
  }
  expect([...new Set(kinds)]).toEqual(
    expect.arrayContaining(['started', 'understanding', 'composing', 'place 1', 'drawing', 'done']),
  );
  expect(kinds.lastIndexOf('place 1')).toBeLessThan(kinds.indexOf('drawing'));
  await first;
  await model.close();
});

it('the AUTOMATIC1111 adapter interrupts the job on the server if the request is aborted', async () => {
  const abort = new AbortController();
  const model = modelOf();
  const run = (async () => {
    for await (const event of model.start(modelInput({ prompt: 'A rocket [stuck]' }), abort.signal))
      if (event.type === 'progress' && event.stage === 'drawing')
        abort.abort(new Error('request aborted by the test'));
  })();
  await expect(run).rejects.toThrow('request aborted by the test');
  await until(() => server.calls.at(-1)?.outcome === 'interrupted', { what: 'the interruption' });
});

it.each<[string, Partial<Extract<ModelEvent, { type: 'failed' }>>]>([
  ['[500]', { code: 'provider', retryable: true }],
  ['[422]', { code: 'bad_request', retryable: false }],
  ['[no-picture]', { code: 'provider', retryable: true }],
  ['[not-a-picture]', { code: 'provider', retryable: true }],
  ['[bomb]', { code: 'provider', retryable: true }],
  ['[cut]', { code: 'provider', retryable: true }],
])(
  'the AUTOMATIC1111 adapter maps the error that the simulator switch %s causes to a failure',
  async (words, expected) => {
    expect((await eventsOf({ prompt: `A rocket on the moon ${words}` })).at(-1)).toMatchObject({
      type: 'failed',
      ...expected,
    });
  },
);

it('the AUTOMATIC1111 adapter returns an image although the server reports no progress', async () => {
  expect((await eventsOf({ prompt: 'A rocket on the moon [no-progress]' })).at(-1)?.type).toBe('done');
});

it('the AUTOMATIC1111 adapter logs in with the user and password of the server address', async () => {
  const locked = await startAutomatic1111Simulator({ login: 'ana:a b' });
  const url = locked.url.replace('http://', 'http://ana:a%20b@');
  expect((await eventsOf({}, { url })).at(-1)?.type).toBe('done');
  expect((await eventsOf({}, { url: locked.url })).at(-1)).toMatchObject({ code: 'quota', alarm: 'key' });
  await locked.close();
});

it('the AUTOMATIC1111 adapter reports a server that cannot be reached as a retryable failure', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect((await eventsOf({}, { url })).at(-1)).toMatchObject({ code: 'provider', retryable: true });
});
