import type { Lettering } from '@portada/contracts';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { HeadlineSetter } from '../headline-setter';
import { createMemoryLedger } from '../ledger/memory-ledger.fixture';
import type { ImageModel, ModelEvent, ModelFailure, ModelInput } from '../port';
import { createPromptScriptedModel } from '../scripted/prompt-scripted-model';
import { type ModelScript, createScriptedModel } from '../scripted/scripted-model';
import { FallbackModel, type FallbackOptions } from './fallback-model';
import type { MemberOptions } from './member';

const never = () => new AbortController().signal;
let now = 0;
let logged: [level: string, message: string, details: object][] = [];
let ledger = createMemoryLedger();
beforeEach(() => {
  now = 1_000_000;
  logged = [];
  ledger = createMemoryLedger();
});

const logger = {
  info: (details: object, message: string) => void logged.push(['info', message, details]),
  warn: (details: object, message: string) => void logged.push(['warn', message, details]),
  error: (details: object, message: string) => void logged.push(['error', message, details]),
};
const chain = (members: MemberOptions[], options: Partial<FallbackOptions> = {}) =>
  new FallbackModel({
    members,
    budgetUsdPerDay: null,
    headlines: null,
    logger,
    ledger,
    now: () => now,
    ...options,
  });

/** Creates a model whose requests end with the results in `ends`, in order; the last result is repeated. */
const member = (
  id: string,
  ends: (Partial<ModelFailure> | 'image')[],
  priceUsd?: number,
  concurrency = 4,
) => {
  let asked = 0;
  const scripted = createScriptedModel();
  const model: ImageModel = {
    ...scripted,
    ...(priceUsd !== undefined && { estimateUsd: () => priceUsd }),
    async *start(input, signal) {
      const end = ends[Math.min(asked, ends.length - 1)] ?? 'image';
      asked += 1;
      if (end === 'image') {
        for await (const event of scripted.start(input, signal))
          yield event.type === 'done' && priceUsd !== undefined ? { ...event, costUsd: priceUsd } : event;
        return;
      }
      yield { type: 'started', model: id, externalId: null };
      yield { type: 'failed', code: 'provider', retryable: true, message: 'scripted', ...end };
    },
  };
  return { id, model, concurrency, asked: () => asked };
};

const run = async (model: ImageModel, generationId?: string): Promise<ModelEvent[]> =>
  everything(model.start({ ...modelInput(), ...(generationId && { generationId }) }, never()));
const lastOf = async (model: ImageModel, generationId?: string) => (await run(model, generationId)).at(-1);

test('a model that the request names is asked first, and the others follow in their order', async () => {
  const [first, second, third] = [member('a', [{}]), member('b', [{}]), member('c', ['image'])];
  const model = chain([first, second, third]);
  const asked = async (name: string) => {
    const events = await everything(model.start({ ...modelInput(), model: name }, never()));
    return events.flatMap((event) => (event.type === 'started' ? [event.externalId?.split(';')[1]] : []));
  };
  expect(await asked('b')).toEqual(['b', 'a', 'c']);
  expect(await asked('c')).toEqual(['c']);
  expect(await asked('unknown')).toEqual(['a', 'b', 'c']);
});

describeImageModel('fallback, first model serves', () => ({
  model: chain([{ id: 'scripted', model: createPromptScriptedModel(), concurrency: 2 }]),
  busyPrompt: 'this one never ends [hang]',
}));
describeImageModel('fallback, second model serves', () => ({
  model: chain([
    member('broken', [{ code: 'provider' }]),
    { id: 'scripted', model: createScriptedModel({ durationMs: 30 }), concurrency: 2 },
  ]),
}));

describe('order of the models in a fallback chain', () => {
  it('calls the models in their order until one model returns an image', async () => {
    const [first, second, third] = [
      member('first', [{ code: 'timeout' }]),
      member('second', [{ code: 'bad_request', retryable: false }]),
      member('third', ['image']),
    ];
    const events = await run(chain([first, second, third]));
    expect(events.at(-1)?.type).toBe('done');
    expect(events.filter(({ type }) => type === 'started')).toHaveLength(3);
    expect([first.asked(), second.asked(), third.asked()]).toEqual([1, 1, 1]);
  });

  it('does not send a prompt that a model refused to the next model', async () => {
    const next = member('next', ['image']);
    const refused = await lastOf(chain([member('first', [{ code: 'safety', retryable: false }]), next]));
    expect(refused).toMatchObject({ type: 'failed', code: 'safety', retryable: false });
    expect(next.asked()).toBe(0);
  });

  it('reports a retryable failure if no model returns an image and the failure of one model was retryable', async () => {
    const failed = await lastOf(
      chain([
        member('first', [{ code: 'quota', retryable: false }]),
        member('second', [{ code: 'rate_limited', retryable: true }]),
        member('third', [{ code: 'bad_request', retryable: false }]),
      ]),
    );
    expect(failed).toMatchObject({ code: 'rate_limited', retryable: true });
  });
});

describe('alarms of the fallback chain for the operator', () => {
  it.each(['quota', 'key', 'model'] as const)(
    'logs the alarm %s as an error, and calls the next model',
    async (alarm) => {
      const first = member('first', [{ code: 'quota', retryable: false, alarm }]);
      const model = chain([first, member('second', ['image'])]);
      expect((await lastOf(model))?.type).toBe('done');
      expect(logged).toContainEqual([
        'error',
        'image model needs an action of the operator',
        expect.objectContaining({ model: 'first', alarm }),
      ]);
      await run(model);
      expect(first.asked()).toBe(1);
      now += 60_000;
      await run(model);
      expect(first.asked()).toBe(2);
    },
  );
});

it('a fallback chain logs an alarm as an error once, again after another alarm, and logs the end of the alarm', async () => {
  const key = { code: 'quota', retryable: false, alarm: 'key' } as const;
  const model = chain([
    member('first', [key, key, { ...key, alarm: 'quota' }, 'image']),
    member('second', ['image']),
  ]);
  for (let done = 0; done < 4; done += 1) {
    await run(model);
    now += 60_000;
  }
  const about = logged.filter(([, , details]) => 'model' in details && details.model === 'first');
  expect(about.map(([level, message]) => `${level}: ${message}`)).toEqual([
    'error: image model needs an action of the operator',
    'warn: image model failed',
    'error: image model needs an action of the operator',
    'info: image model serves again after an alarm',
  ]);
});

it('a fallback chain reports the state of each model for administrators', async () => {
  const key = { code: 'quota', retryable: false, alarm: 'key', message: 'status 401, no code' } as const;
  const model = chain([member('first', [key], 0.1), member('second', ['image'])], { budgetUsdPerDay: 5 });
  await run(model);
  now += 20_000;
  expect(model.reports()).toMatchObject([
    {
      model: 'first',
      position: 0,
      isPriced: true,
      budgetUsd: 5,
      state: 'paused',
      waitMs: 40_000,
      pause: { code: 'quota', alarm: 'key', message: 'status 401, no code' },
    },
    { model: 'second', position: 1, isPriced: false, budgetUsd: null, state: 'closed', waitMs: null },
  ]);
});

describe('protection of a model in a fallback chain', () => {
  it('stops calling a model after 5 failures, and sends one trial request after 30 s', async () => {
    const first = member('first', [...Array<object>(5).fill({}), 'image' as const], 0.1);
    const model = chain([first, member('second', ['image'])]);
    for (let done = 0; done < 8; done += 1) await run(model);
    expect(first.asked()).toBe(5);
    now += 30_000;
    await run(model);
    await run(model);
    expect(first.asked()).toBe(7);
  });

  it('calls a rate-limited model only after the time that its provider requested', async () => {
    const first = member('first', [{ code: 'rate_limited', retryAfterMs: 7000 }, 'image']);
    const model = chain([first]);
    expect(await lastOf(model)).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 7000 });
    now += 6000;
    expect(await lastOf(model)).toMatchObject({ code: 'rate_limited', retryAfterMs: 1000 });
    expect(first.asked()).toBe(1);
    now += 1000;
    expect((await lastOf(model))?.type).toBe('done');
  });

  it('sends a model at most as many simultaneous requests as the configured concurrency', async () => {
    let [running, most] = [0, 0];
    const counted = createScriptedModel({ durationMs: 5 });
    const model = chain([
      {
        id: 'one',
        concurrency: 2,
        model: {
          ...counted,
          async *start(input, signal) {
            most = Math.max(most, (running += 1));
            try {
              yield* counted.start(input, signal);
            } finally {
              running -= 1;
            }
          },
        },
      },
    ]);
    const ended = await Promise.all(Array.from({ length: 6 }, () => run(model)));
    expect(most).toBe(2);
    expect(ended.map((events) => events.at(-1)?.type)).toEqual(Array(6).fill('done'));
    expect(ended.flat().filter(({ type }) => type === 'queued')).toHaveLength(4);
  });
});

describe('records of requests to image models', () => {
  const recorded = () => ledger.entries.map(({ model, outcome, bookedUsd }) => [model, outcome, bookedUsd]);

  it('contain the price of an image, and a price of zero for a failure that the provider does not charge', async () => {
    const model = chain([
      member('first', [{ code: 'timeout' }], 0.1),
      member('second', ['image'], 0.2),
      member('third', ['image'], 0.3),
    ]);
    await run(model);
    expect(recorded()).toEqual([
      ['first', 'failed', 0],
      ['second', 'done', 0.2],
    ]);
    expect(ledger.entries[1]).toMatchObject({ kind: 'opened', estimateUsd: 0.2, modelId: 'scripted' });
  });

  it('contain no price for a failure that the provider may charge', async () => {
    await run(chain([member('first', [{ code: 'provider', mayBeCharged: true }], 0.1)]));
    expect(recorded()).toEqual([['first', 'failed', null]]);
  });

  it('contain an unknown outcome and no price when the caller aborts or stops reading', async () => {
    const priced = { ...createScriptedModel({ hang: true }), estimateUsd: () => 0.1 };
    const model = chain([{ id: 'priced', model: priced, concurrency: 1 }]);
    const abort = new AbortController();
    const aborted = (async () => {
      for await (const event of model.start(modelInput(), abort.signal))
        if (event.type === 'started') abort.abort(new Error('cancelled'));
    })();
    await expect(aborted).rejects.toThrow('cancelled');
    for await (const event of model.start(modelInput(), never())) if (event.type === 'started') break;
    expect(recorded()).toEqual(Array(2).fill(['priced', 'unknown', null]));
    expect(model.reports()).toMatchObject([{ running: 0, waiting: 0 }]);
  });

  it('are written only at the end of a request to a model in this process', async () => {
    await run(chain([member('own', ['image'])]));
    expect(ledger.entries).toMatchObject([{ kind: 'begun', model: 'own', outcome: 'done', bookedUsd: 0 }]);
  });

  it('continue for a resumed job, and no second request is recorded', async () => {
    const model = { ...createScriptedModel({ resumable: true }), estimateUsd: () => 0.1 };
    const hosted = chain([{ id: 'jobs', model, concurrency: 1 }]);
    const started = (await run(hosted)).find((event) => event.type === 'started');
    await everything(hosted.resume(started?.externalId ?? '', modelInput(), never()));
    expect(ledger.entries.map(({ kind }) => kind)).toEqual(['opened', 'resumed']);
    expect(ledger.entries[0]?.jobId).toMatch(/^scripted-/);
  });
});

it('a job that was accepted is followed while the circuit breaker refuses new requests', async () => {
  const key = {
    type: 'failed',
    code: 'quota',
    retryable: false,
    message: 'status 401',
    alarm: 'key',
  } as const;
  const scripted = createScriptedModel({ resumable: true });
  let refuses = false;
  const model: ImageModel = {
    ...scripted,
    async *start(input, signal) {
      if (refuses) yield key;
      else yield* scripted.start(input, signal);
    },
  };
  const [jobs, next] = [{ id: 'jobs', model, concurrency: 1 }, member('next', ['image'])];
  const tested = chain([jobs, next]);
  const started = (await run(tested)).find((event) => event.type === 'started');
  refuses = true;
  await run(tested);
  expect(tested.reports()[0]?.state).toBe('paused');
  const events = await everything(tested.resume(started?.externalId ?? '', modelInput(), never()));
  expect(events.at(-1)).toMatchObject({ type: 'done', entry: 'jobs' });
  expect(next.asked()).toBe(1);
});

describe('a chain whose models cannot be asked', () => {
  const overBudget = () => ({ ...ledger, open: () => Promise.resolve('over_budget' as const) });

  it('reports that no model is available, with the cause of each model, and allows a retry that can help', async () => {
    const broken = member('broken', [{}], 0.1);
    const keyless = member('keyless', [{ code: 'quota', alarm: 'key', retryable: false }], 0.1);
    const off = member('off', ['image'], 0.1);
    const model = chain([broken, keyless, off]);
    model.disable(['off']);
    expect(await lastOf(model)).toMatchObject({ code: 'provider', message: 'scripted' });
    for (let done = 1; done < 5; done += 1) await run(model);
    const last = await lastOf(model);
    expect(last).toEqual({
      type: 'failed',
      code: 'models_unavailable',
      retryable: true,
      retryAfterMs: 30_000,
      message: 'broken: the circuit breaker is open; keyless: scripted; off: off is switched off',
    });
    expect([broken.asked(), keyless.asked(), off.asked()]).toEqual([5, 1, 0]);
  });

  it('allows no retry if the budgets of all models are used up', async () => {
    const model = chain([member('first', ['image'], 0.1), member('second', ['image'], 0.1)], {
      ledger: overBudget(),
      budgetUsdPerDay: 1,
    });
    expect(await lastOf(model)).toMatchObject({
      code: 'models_unavailable',
      retryable: false,
      message:
        'first: the budget of first for today is used up; second: the budget of second for today is used up',
    });
  });
});

describe('the switch with which an administrator stops an image model', () => {
  it('makes the chain call the next model until the model is switched on', async () => {
    const [first, second] = [member('first', ['image'], 0.1), member('second', ['image'])];
    const model = chain([first, second]);
    model.disable(['first']);
    await run(model);
    expect([first.asked(), second.asked()]).toEqual([0, 1]);
    model.disable([]);
    await run(model);
    expect([first.asked(), second.asked()]).toEqual([1, 1]);
  });

  it('causes a retryable failure if no other model generates the image', async () => {
    const model = chain([member('only', ['image'])]);
    model.disable(['only']);
    const unavailable = { code: 'models_unavailable', message: 'only: only is switched off' };
    expect(await lastOf(model)).toMatchObject({ ...unavailable, retryable: true, retryAfterMs: 5000 });
  });

  it('does not stop a job for which the provider was already paid', async () => {
    const scripted = createScriptedModel({ resumable: true });
    const model = chain([{ id: 'jobs', model: scripted, concurrency: 1 }]);
    const started = (await run(model)).find((event) => event.type === 'started');
    model.disable(['jobs']);
    const events = await everything(model.resume(started?.externalId ?? '', modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
  });
});

describe('an answer of a model that was lost after the provider may have charged', () => {
  const charged = { code: 'provider', retryable: true, mayBeCharged: true } as const;

  it('leads to one retry with the same model if the chain has only one model', async () => {
    const model = chain([member('only', [charged], 0.1)]);
    expect(await lastOf(model, 'g1')).toMatchObject({ retryable: true });
    expect(await lastOf(model, 'g1')).toMatchObject({ retryable: false });
    expect(await lastOf(model, 'g2')).toMatchObject({ retryable: true });
  });

  it('leads to one retry with the next model, and to no further retry', async () => {
    const third = member('third', ['image'], 0.1);
    const model = chain([member('first', [charged], 0.1), member('second', [charged], 0.1), third]);
    expect(await lastOf(model)).toMatchObject({ type: 'failed', retryable: false });
    expect(third.asked()).toBe(0);
  });
});

describe('resuming a generation in a fallback chain', () => {
  const startedBy = (events: ModelEvent[]) => {
    const started = events.filter((event) => event.type === 'started').at(-1);
    return started?.externalId ?? '';
  };
  const script: ModelScript = { resumable: true, durationMs: 1 };

  it('resumes the job at the model that started the job, without a new request', async () => {
    const [first, second] = [member('first', [{ code: 'timeout' }]), createScriptedModel(script)];
    const model = chain([first, { id: 'second', model: second, concurrency: 1 }]);
    const id = startedBy(await run(model));
    const events = await everything(model.resume(id, modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(first.asked()).toBe(1);
    expect(second.state).toMatchObject({ asked: 1, resumed: 1 });
  });

  it('repeats a request without a job id once, and then calls the next model', async () => {
    const [first, second] = [member('first', ['image'], 0.1), member('second', ['image'])];
    const model = chain([first, second]);
    const lost = startedBy(await run(model));
    const again = await everything(model.resume(lost, modelInput(), never()));
    expect([first.asked(), second.asked()]).toEqual([2, 0]);
    await everything(model.resume(startedBy(again), modelInput(), never()));
    expect([first.asked(), second.asked()]).toEqual([2, 1]);
  });

  it('fails without a retry if the only model lost its answer twice', async () => {
    const model = chain([member('only', ['image'], 0.1)]);
    const again = await everything(model.resume(startedBy(await run(model)), modelInput(), never()));
    const last = await everything(model.resume(startedBy(again), modelInput(), never()));
    expect(last).toMatchObject([{ type: 'failed', code: 'provider', retryable: false }]);
  });

  it('repeats the request to a free model without a limit', async () => {
    const free = member('free', ['image']);
    const model = chain([free]);
    let events = await run(model);
    for (let done = 0; done < 4; done += 1)
      events = await everything(model.resume(startedBy(events), modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(free.asked()).toBe(5);
  });

  it('starts a new request if the model of the stored job is no longer configured', async () => {
    const events = await everything(
      chain([member('new', ['image'])]).resume('v1;old;job;7', modelInput(), never()),
    );
    expect(events.at(-1)?.type).toBe('done');
  });
});

describe('the rate limit of a fallback chain', () => {
  it('makes a new request wait, and follows a job that runs already', async () => {
    const limited = createScriptedModel({ resumable: true });
    const model = chain([{ id: 'limited', model: limited, concurrency: 4, perMinute: 1 }]);
    const first = await run(model);
    expect(first.at(-1)?.type).toBe('done');
    const started = first.find(({ type }) => type === 'started');
    const job = started?.type === 'started' ? started.externalId : null;
    const abort = new AbortController();
    const second = model.start(modelInput(), abort.signal);
    expect((await second.next()).value).toEqual({ type: 'queued' });
    const ended = second.next();
    abort.abort(new Error('request aborted by the test'));
    await expect(ended).rejects.toThrow('request aborted by the test');
    expect(limited.state.asked).toBe(1);
    const followed = await everything(model.resume(job ?? '', modelInput(), never()));
    expect(followed.some(({ type }) => type === 'queued')).toBe(false);
    expect(followed.at(-1)?.type).toBe('done');
    now += 60_001;
    expect((await run(model)).at(-1)?.type).toBe('done');
  });
});

describe('headlines in a fallback chain', () => {
  const plates = (id: string, text: 'drawn' | 'none' = 'drawn', asked: ModelInput[] = []): MemberOptions => {
    const scripted = createScriptedModel();
    const capabilities = { ...scripted.capabilities, text };
    const start: ImageModel['start'] = (input, signal) => {
      asked.push(input);
      return scripted.start(input, signal);
    };
    return { id, model: { ...scripted, capabilities, start }, concurrency: 1 };
  };
  const scene = { version: 1, layers: [{ kind: 'text', role: 'headline' }] };
  const plan = {
    area: { left: 0, top: 0, width: 0.4, height: 1 },
    words: 'A LA LUNA',
    language: 'es' as const,
  };
  const setter = (options: { fails?: boolean; plan?: typeof plan | null | Error } = {}) => {
    const calls: string[] = [];
    const planned = 'plan' in options ? options.plan : plan;
    const headlines: HeadlineSetter = {
      planFor: () => {
        calls.push('plan');
        return planned instanceof Error ? Promise.reject(planned) : Promise.resolve(planned ?? null);
      },
      setOver: (bytes, { headlineArea }, provenance) => {
        calls.push(`set ${headlineArea?.width} ${provenance?.source}`);
        if (options.fails) return Promise.reject(new Error('not an image'));
        const layers = planned ? { scene, plate: { bytes, mimeType: 'image/jpeg' } } : {};
        return Promise.resolve({ bytes, mimeType: 'image/png', legibility: null, ...layers });
      },
      fit: (bytes, _, provenance) => {
        calls.push(`fit ${provenance?.source}`);
        if (options.fails) return Promise.reject(new Error('not an image'));
        return Promise.resolve({ bytes, mimeType: 'image/png', legibility: null });
      },
      close: () => Promise.resolve(),
    };
    return { calls, headlines };
  };
  const drawn = async (members: MemberOptions[], headlines: HeadlineSetter, lettering?: Lettering) => {
    const input = { ...modelInput(), ...(lettering && { lettering }) };
    return (await everything(chain(members, { headlines }).start(input, never()))).at(-1);
  };

  it('are set over the images of a model that returns images without text (plates), at the exact size', async () => {
    const { calls, headlines } = setter();
    const input = modelInput();
    const asked: ModelInput[] = [];
    const events = await everything(
      chain([plates('plates', 'drawn', asked)], { headlines }).start(input, never()),
    );
    const { width, height } = input;
    expect(events.at(-1)).toMatchObject({ type: 'done', width, height, lettering: 'typeset', scene });
    expect(events.at(-1)).toHaveProperty('plate.mimeType', 'image/jpeg');
    expect(calls[0]).toBe('plan');
    expect(calls[1]).toMatch(/^set 0.4/);
    expect(asked[0]).toMatchObject({ drawnHeadline: null, headlineArea: plan.area });
  });

  it('are drawn by a model that can draw letters, if the request asks for it', async () => {
    const { calls, headlines } = setter();
    const asked: ModelInput[] = [];
    const done = await drawn([plates('plates', 'drawn', asked)], headlines, 'drawn');
    expect(done).toMatchObject({ type: 'done', lettering: 'drawn' });
    expect(done).not.toHaveProperty('plate');
    expect(done).not.toHaveProperty('scene');
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['plan', 'fit']);
    expect(asked[0]).toMatchObject({
      drawnHeadline: { words: 'A LA LUNA', language: 'es' },
      headlineArea: plan.area,
    });
  });

  it('are set over the image of a model that cannot draw letters, although the request asks the model to draw them', async () => {
    const { calls, headlines } = setter();
    const asked: ModelInput[] = [];
    const done = await drawn([plates('plates', 'none', asked)], headlines, 'drawn');
    expect(done).toMatchObject({ lettering: 'typeset' });
    expect(calls[1]).toMatch(/^set/);
    expect(asked[0]?.drawnHeadline).toBeNull();
  });

  it('are drawn by the next model after a model failed, and set by Portada if that model cannot draw them', async () => {
    const broken = member('broken', [{ code: 'provider' }]);
    const broke: MemberOptions = {
      ...broken,
      model: { ...broken.model, capabilities: { ...broken.model.capabilities, text: 'drawn' } },
    };
    const lettering = async (next: 'drawn' | 'none') =>
      drawn([broke, plates('next', next)], setter().headlines, 'drawn');
    expect(await lettering('drawn')).toMatchObject({ entry: 'next', lettering: 'drawn' });
    expect(await lettering('none')).toMatchObject({ entry: 'next', lettering: 'typeset' });
  });

  it.each([
    ['has no headline', null, null],
    ['could not be planned', new Error('the thread ended'), 'typeset'],
  ])('are not drawn by a model if the image %s', async (_, planned, lettering) => {
    const { calls, headlines } = setter({ plan: planned });
    const asked: ModelInput[] = [];
    const done = await drawn([plates('plates', 'drawn', asked)], headlines, 'drawn');
    expect(asked[0]).toMatchObject({ drawnHeadline: null, headlineArea: null });
    expect(calls[1]).toMatch(/^set/);
    expect(done).toHaveProperty('lettering', lettering);
  });

  it('are not set over the images of a model that sets headlines itself', async () => {
    const { calls, headlines } = setter();
    await drawn([member('whole', ['image'])], headlines, 'drawn');
    expect(calls).toEqual([]);
  });

  it.each([undefined, 'drawn' as const])(
    'are omitted and the next model is called if an image cannot be decoded (lettering %s)',
    async (lettering) => {
      const next = member('next', ['image']);
      const done = await drawn([plates('plates'), next], setter({ fails: true }).headlines, lettering);
      expect(done?.type).toBe('done');
      expect(next.asked()).toBe(1);
    },
  );
});
