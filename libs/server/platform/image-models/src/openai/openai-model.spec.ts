import { type ImageSimulator, type OpenAiSimulatorOptions, startOpenAiSimulator } from '@portada/simulators';
import { freePort, until } from '@portada/testing';
import sharp from 'sharp';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { ModelEvent, ModelInput } from '../port';
import { OpenAiModel, type OpenAiOptions } from './openai-model';

const never = () => new AbortController().signal;

const running: ImageSimulator[] = [];
const simulator = async (options?: OpenAiSimulatorOptions) => {
  const started = await startOpenAiSimulator(options);
  running.push(started);
  return started;
};
const modelOf = ({ url, key }: { url: string; key: string }, options: Partial<OpenAiOptions> = {}) =>
  new OpenAiModel({ key, baseUrl: url, model: 'gpt-image-2', quality: 'medium', ...options });

let provider: ImageSimulator;
beforeAll(async () => (provider = await simulator()));
afterAll(() => Promise.all(running.map((one) => one.close())));

describeImageModel('openai', () => ({ model: modelOf(provider), busyPrompt: 'keep busy [stuck]' }));

const eventsOf = async (
  request: Partial<ModelInput>,
  options: Partial<OpenAiOptions> = {},
  server: { url: string; key: string } = provider,
): Promise<ModelEvent[]> => {
  const model = modelOf(server, options);
  const events = await everything(model.start({ ...modelInput(), ...request }, never()));
  await model.close();
  return events;
};
const lastOf = async (...args: Parameters<typeof eventsOf>) => (await eventsOf(...args)).at(-1);
const bodyOf = () => provider.calls.at(-1)?.body;

describe('a request of the OpenAI adapter', () => {
  it('contains the model, the quality and the exact ratio, and asks for an image without text (plate)', async () => {
    const done = await lastOf({ prompt: 'A rocket "24 HOURS"', aspectRatio: '9:16', quality: 'best' });
    expect(done).toMatchObject({
      type: 'done',
      width: 864,
      height: 1536,
      providerRequestId: expect.stringMatching(/^req_/),
    });
    expect(bodyOf()).toMatchObject({
      model: 'gpt-image-2',
      quality: 'high',
      size: '864x1536',
      stream: true,
      partial_images: 2,
    });
    expect(JSON.stringify(bodyOf())).toContain('no letters');
  });

  it('uses one of the three fixed sizes for a model before GPT Image 2', async () => {
    await lastOf({}, { model: 'gpt-image-1.5' });
    expect(bodyOf()).toMatchObject({ size: '1536x1024' });
  });

  it('accepts a base address that ends with the version of the API', async () => {
    expect(await lastOf({}, { baseUrl: `${provider.url}/v1/` })).toMatchObject({ type: 'done' });
  });
});

describe('the price of an image from OpenAI', () => {
  it('is computed from the tokens of the answer', async () => {
    const done = await lastOf({ prompt: 'A rocket' });
    const tokens = Math.ceil((provider.calls.at(-1)?.prompt.length ?? 0) / 4);
    const expected = (tokens * 5 + (2333 + 2 * 100) * 30) / 1_000_000;
    expect(done).toMatchObject({ costUsd: expected });
  });

  it('is null for a model that is not in the price list', async () => {
    expect(await lastOf({}, { model: 'gpt-image-1.5' })).toMatchObject({ type: 'done', costUsd: null });
  });

  it('is estimated in advance for OpenAI, and not for other servers', () => {
    const model = modelOf({ url: 'https://api.openai.com/v1', key: 'any' });
    expect(model.estimateUsd(modelInput())).toBeCloseTo(0.09);
    expect(model.estimateUsd({ ...modelInput(), quality: 'best' })).toBeCloseTo(0.22);
    expect(modelOf(provider).estimateUsd(modelInput())).toBeNull();
  });
});

describe('previews from OpenAI', () => {
  it.each([0, 1, 2])('contain each of the %i partial images that the provider sends', async (sent) => {
    const events = await eventsOf({ prompt: `A rocket [partials ${sent}]` });
    expect(events.filter(({ type }) => type === 'preview')).toHaveLength(sent);
    expect(events.at(-1)?.type).toBe('done');
  });
});

it.each<[string, Partial<Extract<ModelEvent, { type: 'failed' }>>]>([
  ['[refuse]', { code: 'safety', retryable: false }],
  ['[refuse-after]', { code: 'safety', retryable: false, mayBeCharged: true }],
  ['[402]', { code: 'quota', retryable: false, alarm: 'quota' }],
  ['[quota]', { code: 'quota', retryable: false, alarm: 'quota' }],
  ['[429]', { code: 'rate_limited', retryable: true }],
  ['[429 7]', { code: 'rate_limited', retryable: true, retryAfterMs: 7000 }],
  ['[500]', { code: 'provider', retryable: true }],
  ['[503]', { code: 'provider', retryable: true }],
  ['[error-after-200]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[cut]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[no-picture]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[not-a-picture]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[bomb]', { code: 'provider', retryable: true, mayBeCharged: true }],
])(
  'the OpenAI adapter maps the error that the simulator switch %s causes to a failure, and ends the stream once',
  async (words, expected) => {
    const events = await eventsOf({ prompt: `A rocket on the moon ${words}` });
    expect(events.filter(({ type }) => type === 'done' || type === 'failed')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'failed', ...expected });
    expect(JSON.stringify(events.at(-1))).not.toContain('rocket');
  },
);

it('the OpenAI adapter reports a wrong key and an unknown model as alarms for the operator', async () => {
  expect(await lastOf({}, { key: 'sk-wrong' })).toMatchObject({ code: 'quota', alarm: 'key' });
  expect(await lastOf({}, { model: 'gpt-image-9' })).toMatchObject({ code: 'bad_request', alarm: 'model' });
});

it('the OpenAI adapter reports a provider that cannot be reached as a retryable failure without a charge', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const failed = await lastOf({}, {}, { url, key: 'any' });
  expect(failed).toMatchObject({ code: 'provider', retryable: true });
  expect(failed).not.toHaveProperty('mayBeCharged');
});

it('the OpenAI adapter reports a failure after its time limit', async () => {
  expect(await lastOf({ prompt: 'A rocket [stuck]' }, { timeoutMs: 100 })).toMatchObject({
    code: 'timeout',
    retryable: true,
    mayBeCharged: true,
  });
});

it('the OpenAI adapter accepts an image of an unexpected size, and reports the actual size', async () => {
  const done = await lastOf({ prompt: 'A rocket [wrong-size]' });
  expect(done).toMatchObject({ type: 'done', width: 320, height: 320 });
});

it('the OpenAI adapter closes its connection when the caller stops reading events', async () => {
  const own = await simulator();
  const model = modelOf(own);
  for await (const event of model.start(modelInput({ prompt: 'A rocket [stuck]' }), never())) {
    if (event.type === 'progress' && event.stage === 'composing') break;
  }
  await until(() => own.calls[0]?.outcome === 'client left', { what: 'the connection to close' });
});

describe('a server with an OpenAI-compatible API', () => {
  it('that cannot stream returns an image without previews', async () => {
    const events = await eventsOf({}, {}, await simulator({ dialect: 'silent' }));
    expect(events.some(({ type }) => type === 'preview')).toBe(false);
    expect(events.at(-1)).toMatchObject({ type: 'done', mimeType: 'image/png' });
  });

  it('that refuses parameters gets this request again without the parameters, and later requests omit the parameters', async () => {
    const server = await simulator({ dialect: 'strict' });
    const model = modelOf(server);
    for (const _ of [1, 2]) {
      const events = await everything(model.start(modelInput(), never()));
      expect(events.at(-1)).toMatchObject({ type: 'done', costUsd: null, providerRequestId: null });
    }
    expect(server.calls.map(({ outcome }) => outcome)).toEqual([
      'refused: unknown_parameter',
      'completed',
      'completed',
    ]);
  });

  it('that has no route for pictures is skipped for requests with pictures', async () => {
    const server = await simulator({ dialect: 'strict' });
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const pictures = [{ role: 'base', bytes, mimeType: 'image/png' } as const];
    const failed = await lastOf({ pictures }, {}, server);
    expect(failed).toMatchObject({ code: 'unsupported' });
    expect(failed).not.toHaveProperty('alarm');
  });

  it('that answers without an image causes a refusal as the failure', async () => {
    const server = await simulator({ dialect: 'silent' });
    expect(await lastOf({ prompt: 'A rocket [no-picture]' }, {}, server)).toMatchObject({ code: 'safety' });
  });

  it('that answers with the address of an image is asked for the image at this address', async () => {
    const done = await lastOf({}, {}, await simulator({ dialect: 'url' }));
    if (done?.type !== 'done') throw new Error(JSON.stringify(done));
    expect((await sharp(done.bytes).metadata()).width).toBe(1536);
  });

  it('cannot make the worker fetch an image from a private address', async () => {
    const server = await simulator({ dialect: 'url' });
    expect(await lastOf({ prompt: 'A rocket [redirect]' }, {}, server)).toMatchObject({
      type: 'failed',
      code: 'provider',
      retryable: false,
    });
  });
});
