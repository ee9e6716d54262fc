import type { ImageSimulator } from '@portada/simulators';
import { until } from '@portada/testing';
import { type HostedName, hostedFixtures, hostedModelOf } from './hosted.fixture';
import { everything, modelInput } from './image-model.contract';
import type { ModelEvent, ModelFailureCode } from './port';

const never = () => new AbortController().signal;
const isEnd = ({ type }: ModelEvent) => type === 'done' || type === 'failed';

/** End of the events of a request: an image, or the code of a failure. */
type End = 'done' | ModelFailureCode;

/** Switches that every simulator of a provider that works in jobs has, with the end that each causes. */
const ofJobs = {
  '[slow 300]': 'done',
  '[flaky]': 'done',
  '[unknown-status]': 'done',
  '[wrong-size]': 'done',
  // The pixels are decoded by the worker, after the adapter.
  '[truncated]': 'done',
  '[402]': 'quota',
  '[429]': 'rate_limited',
  '[429 7]': 'rate_limited',
  '[500]': 'provider',
  '[503]': 'provider',
  '[refuse-after]': 'safety',
  '[fails]': 'provider',
  '[gone]': 'provider',
  '[expired]': 'provider',
  '[redirect]': 'provider',
  '[cut]': 'provider',
  '[bomb]': 'provider',
  '[not-a-picture]': 'provider',
} as const satisfies Record<string, End>;

/** The switches of each simulator, with the end that each causes. */
const cells: Record<HostedName, Readonly<Record<string, End>>> = {
  openai: {
    '[slow 300]': 'done',
    '[partials 0]': 'done',
    '[partials 1]': 'done',
    '[wrong-size]': 'done',
    '[truncated]': 'done',
    '[402]': 'quota',
    '[quota]': 'quota',
    '[429]': 'rate_limited',
    '[429 7]': 'rate_limited',
    '[500]': 'provider',
    '[503]': 'provider',
    '[refuse]': 'safety',
    '[refuse-after]': 'safety',
    '[error-after-200]': 'provider',
    '[cut]': 'provider',
    '[no-picture]': 'provider',
    '[bomb]': 'provider',
    '[not-a-picture]': 'provider',
  },
  gemini: {
    '[slow 300]': 'done',
    '[words-first]': 'done',
    '[wrong-size]': 'done',
    '[truncated]': 'done',
    '[402]': 'quota',
    '[429]': 'rate_limited',
    '[429 7]': 'rate_limited',
    '[500]': 'provider',
    '[503]': 'provider',
    '[504]': 'timeout',
    '[refuse]': 'safety',
    '[refuse-after]': 'safety',
    '[cut]': 'provider',
    '[no-picture]': 'provider',
    '[bomb]': 'provider',
    '[not-a-picture]': 'provider',
  },
  bfl: { ...ofJobs, '[other-host]': 'provider' },
  fal: {
    ...ofJobs,
    '[refuse]': 'safety',
    '[black]': 'safety',
    '[no-picture]': 'provider',
    '[other-host]': 'provider',
  },
  replicate: { ...ofJobs, '[fails] [aborted]': 'timeout', '[no-picture]': 'provider' },
  comfyui: {
    '[slow 300]': 'done',
    '[silent]': 'done',
    '[wrong-size]': 'done',
    '[truncated]': 'done',
    '[500]': 'provider',
    '[fails]': 'provider',
    '[gone]': 'provider',
    '[cut]': 'provider',
    '[no-picture]': 'provider',
    '[bomb]': 'provider',
    '[not-a-picture]': 'provider',
  },
  automatic1111: {
    '[slow 300]': 'done',
    '[no-progress]': 'done',
    '[wrong-size]': 'done',
    '[truncated]': 'done',
    '[422]': 'bad_request',
    '[500]': 'provider',
    '[cut]': 'provider',
    '[no-picture]': 'provider',
    '[bomb]': 'provider',
    '[not-a-picture]': 'provider',
  },
};

/** Number of timers of this process that keep it alive. */
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe.each(Object.keys(hostedFixtures) as HostedName[])('the adapter %s with its simulator', (name) => {
  let simulator: ImageSimulator;
  beforeAll(async () => (simulator = await hostedFixtures[name].start()));
  afterAll(() => simulator.close());

  const nothingOpen = () => until(() => simulator.openConnections() === 0, { what: 'every request to end' });

  it.each(Object.entries(cells[name]))(
    'ends its events once with the switch %s, as %s, and leaves no request open',
    async (words, end) => {
      const model = hostedModelOf(name, simulator);
      const events = await everything(
        model.start(modelInput({ prompt: `A rocket on the moon ${words}` }), never()),
      );
      expect(events.filter(isEnd)).toHaveLength(1);
      const last = events.at(-1);
      expect(last?.type === 'failed' ? last.code : last?.type).toBe(end);
      await nothingOpen();
      await model.close();
    },
  );

  it.each(['[stuck]', '[slow 60000]'])(
    'ends within 500 ms when a request with the switch %s is aborted, and leaves no request and no timer open',
    async (words) => {
      const model = hostedModelOf(name, simulator);
      const before = timers();
      const abort = new AbortController();
      const reason = new Error('request aborted by the test');
      let externalId = '';
      const run = (async () => {
        for await (const event of model.start(modelInput({ prompt: `A rocket ${words}` }), abort.signal))
          if (event.type === 'started') externalId = event.externalId ?? '';
      })();
      const ended = expect(run).rejects.toBe(reason);
      await until(() => simulator.calls.at(-1)?.prompt.includes(words) === true, { what: 'the request' });
      const abortedAt = performance.now();
      abort.abort(reason);
      await ended;
      expect(performance.now() - abortedAt).toBeLessThan(500);
      if (externalId !== '') await model.cancel(externalId);
      await nothingOpen();
      await model.close();
      await until(() => timers() <= before, { what: 'every timer to end' });
    },
  );

  it('accepts a cancellation after the end of a job, and a second one', async () => {
    const model = hostedModelOf(name, simulator);
    const events = await everything(model.start(modelInput(), never()));
    const started = events.find((event) => event.type === 'started');
    for (const _ of [1, 2]) await expect(model.cancel(started?.externalId ?? '')).resolves.toBeUndefined();
    expect(simulator.calls.at(-1)?.outcome).toBe('completed');
    await nothingOpen();
    await model.close();
  });
});
