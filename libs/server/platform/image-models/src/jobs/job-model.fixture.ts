import type { ImageSimulator } from '@portada/simulators';
import { until } from '@portada/testing';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { ImageModel, ModelEvent, ModelInput } from '../port';
import { JobModel, type JobTimes } from './job-model';
import type { JobProtocol } from './job-protocol';

/** The simulator and protocol of an image provider that works in jobs, for the contract tests. */
export type JobFixture = {
  start: () => Promise<ImageSimulator>;
  /**
   * Creates the protocol under test.
   * @param key a wrong key, for the test of a refused key; absent: the key of the simulator
   */
  protocol: (simulator: ImageSimulator, key?: string) => JobProtocol;
  /** Prompt words that make only this simulator fail, each with the expected failure. */
  failures: [words: string, failure: Partial<Extract<ModelEvent, { type: 'failed' }>>][];
};

const never = () => new AbortController().signal;
const quick: Partial<JobTimes> = { firstPollMs: 5, longestPollMs: 10, timeoutMs: 20_000 };

/** Prompt words that make every simulator of jobs fail, each with the expected failure. */
const failures: JobFixture['failures'] = [
  ['[402]', { code: 'quota', retryable: false, alarm: 'quota' }],
  ['[429]', { code: 'rate_limited', retryable: true }],
  ['[429 7]', { code: 'rate_limited', retryable: true, retryAfterMs: 7000 }],
  ['[500]', { code: 'provider', retryable: true }],
  ['[refuse-after]', { code: 'safety', retryable: false }],
  ['[fails]', { code: 'provider', retryable: true }],
  ['[gone]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[expired]', { code: 'provider', mayBeCharged: true }],
  ['[redirect]', { code: 'provider', retryable: false, mayBeCharged: true }],
  ['[bomb]', { code: 'provider', retryable: true, mayBeCharged: true }],
  ['[not-a-picture]', { code: 'provider', retryable: true, mayBeCharged: true }],
];

/**
 * Defines the contract tests of every image model, and the tests of every image provider that works in jobs.
 * @param name name of the adapter
 * @param fixture simulator, protocol and additional failures of the provider
 */
export function describeJobModel(name: string, fixture: JobFixture): void {
  let simulator: ImageSimulator;
  beforeAll(async () => (simulator = await fixture.start()));
  afterAll(() => simulator.close());

  const modelOf = (times: Partial<JobTimes> = {}, key?: string): ImageModel =>
    new JobModel(fixture.protocol(simulator, key), { ...quick, ...times });
  const eventsOf = async (request: Partial<ModelInput>, model = modelOf()): Promise<ModelEvent[]> => {
    const events = await everything(model.start({ ...modelInput(), ...request }, never()));
    await model.close();
    return events;
  };

  describeImageModel(name, () => ({ model: modelOf(), busyPrompt: 'keep busy [stuck]' }));

  it.each([...failures, ...fixture.failures])(
    `the ${name} adapter maps the error that the simulator switch %s causes to a failure`,
    async (words, expected) => {
      const events = await eventsOf({ prompt: `A rocket on the moon ${words}` });
      expect(events.at(-1)).toMatchObject({ type: 'failed', ...expected });
      expect(events.filter(({ type }) => type === 'failed')).toHaveLength(1);
    },
  );

  it.each(['[flaky]', '[unknown-status]', '[slow 300]', '[wrong-size]'])(
    `the ${name} adapter returns an image although the simulator switch %s is set`,
    async (words) => {
      const events = await eventsOf({ prompt: `A rocket on the moon ${words}` });
      expect(events.at(-1)).toMatchObject({ type: 'done', seed: 7 });
    },
  );

  it(`the ${name} adapter reports a wrong key as an alarm for the operator`, async () => {
    expect((await eventsOf({}, modelOf({}, 'wrong'))).at(-1)).toMatchObject({ code: 'quota', alarm: 'key' });
  });

  it(`the ${name} adapter reports a failure after its time limit`, async () => {
    const events = await eventsOf({ prompt: 'A rocket on the moon [stuck]' }, modelOf({ timeoutMs: 150 }));
    expect(events.at(-1)).toMatchObject({ code: 'timeout', mayBeCharged: true });
  });

  it(`the ${name} adapter reports the id of the request at the provider with the image`, async () => {
    const events = await eventsOf({});
    // The id alone, without the addresses of the job: longer texts are not stored with the image.
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      providerRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it(`the ${name} adapter resumes a job in another process without submitting a second job`, async () => {
    const before = simulator.calls.length;
    const first = modelOf();
    let externalId = '';
    for await (const event of first.start(
      modelInput({ prompt: 'A rocket on the moon [slow 200]' }),
      never(),
    )) {
      if (event.type !== 'started') continue;
      externalId = event.externalId ?? '';
      break;
    }
    await first.close();
    // The id must be plain text, because Postgres stores the id as text.
    const events = await everything(modelOf().resume(String(externalId), modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(simulator.calls).toHaveLength(before + 1);
  });

  it(`the ${name} adapter follows a job of which only the id of the provider is known`, async () => {
    const before = simulator.calls.length;
    const model = modelOf();
    let externalId = '';
    for await (const event of model.start(modelInput({ prompt: 'A rocket [slow 200]' }), never())) {
      if (event.type !== 'started') continue;
      externalId = event.externalId ?? '';
      break;
    }
    const known = model.externalIdOf?.(fixture.protocol(simulator).requestIdOf(externalId)) ?? '';
    const events = await everything(model.resume(known, modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(simulator.calls).toHaveLength(before + 1);
    await model.close();
  });

  it(`the ${name} adapter names the webhook of a request, and follows a job whose answer has no address`, async () => {
    const before = simulator.calls.length;
    const url = 'http://127.0.0.1:9/api/model-webhooks/name/id/token';
    const webhook = { url, secret: 'a secret' };
    const events = await eventsOf({ webhook, prompt: 'A rocket [slow 100] [no-addresses]' });
    expect(events.at(-1)?.type).toBe('done');
    // The simulator accepts only the documented parameters of the provider.
    await until(() => simulator.webhooks.length > 0, { what: 'a webhook' });
    expect(simulator.webhooks[0]).toMatchObject({ url, status: null });
    expect(simulator.calls).toHaveLength(before + 1);
  });

  it(`the ${name} adapter cancels a job if its capabilities declare that jobs can be cancelled`, async () => {
    const model = modelOf();
    for await (const event of model.start(modelInput({ prompt: 'A rocket on the moon [stuck]' }), never())) {
      if (event.type !== 'started') continue;
      await model.cancel(event.externalId ?? '');
      break;
    }
    if (model.capabilities.cancel === 'none') return;
    await until(() => simulator.calls.at(-1)?.outcome === 'cancelled', { what: 'the job to be cancelled' });
  });
}
