import { describeImageModel, everything, modelInput } from '../image-model.contract';
import type { HeadlineSetter } from '../headline-setter';
import type { ImageModel, ModelEvent, ModelFailure } from '../port';
import { createPromptScriptedModel } from '../scripted/prompt-scripted-model';
import { type ModelScript, createScriptedModel } from '../scripted/scripted-model';
import { FallbackModel, type FallbackOptions } from './fallback-model';
import type { MemberOptions } from './member';

const never = () => new AbortController().signal;
let now = 0;
let logged: [level: string, message: string, details: object][] = [];
beforeEach(() => {
  now = 1_000_000;
  logged = [];
});

const logger = {
  info: (details: object, message: string) => void logged.push(['info', message, details]),
  warn: (details: object, message: string) => void logged.push(['warn', message, details]),
  error: (details: object, message: string) => void logged.push(['error', message, details]),
};
const chain = (members: MemberOptions[], options: Partial<FallbackOptions> = {}) =>
  new FallbackModel({ members, budgetUsdPerDay: null, headlines: null, logger, now: () => now, ...options });

/** A model whose requests end with the results of the functions in order; the last function is repeated. */
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

describe('order', () => {
  it('asks the models in their order until one makes an image', async () => {
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

  it('does not pass a refused prompt to the next model', async () => {
    const next = member('next', ['image']);
    const refused = await lastOf(chain([member('first', [{ code: 'safety', retryable: false }]), next]));
    expect(refused).toMatchObject({ type: 'failed', code: 'safety', retryable: false });
    expect(next.asked()).toBe(0);
  });

  it('reports a failure that a retry can end, if no model makes an image', async () => {
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

describe('operator alarms', () => {
  it.each(['quota', 'key', 'model'] as const)(
    'logs %s as an error, and the next model serves',
    async (alarm) => {
      const first = member('first', [{ code: 'quota', retryable: false, alarm }]);
      const model = chain([first, member('second', ['image'])]);
      expect((await lastOf(model))?.type).toBe('done');
      expect(logged).toContainEqual([
        'error',
        'image model needs its operator',
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

describe('protection of a model', () => {
  it('stops asking the model after 5 failures, and sends one trial after 30 s', async () => {
    const first = member('first', [...Array<object>(5).fill({}), 'image' as const]);
    const model = chain([first, member('second', ['image'])]);
    for (let done = 0; done < 8; done += 1) await run(model);
    expect(first.asked()).toBe(5);
    now += 30_000;
    await run(model);
    await run(model);
    expect(first.asked()).toBe(7);
  });

  it('waits as long as the provider asks for', async () => {
    const first = member('first', [{ code: 'rate_limited', retryAfterMs: 7000 }, 'image']);
    const model = chain([first]);
    expect(await lastOf(model)).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 7000 });
    now += 6000;
    expect(await lastOf(model)).toMatchObject({ code: 'rate_limited', retryAfterMs: 1000 });
    expect(first.asked()).toBe(1);
    now += 1000;
    expect((await lastOf(model))?.type).toBe('done');
  });

  it('sends the model at most as many requests at once as its concurrency', async () => {
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

describe('budget', () => {
  it('is checked before a provider is asked; the next model makes the image', async () => {
    const [priced, free] = [member('priced', ['image'], 0.1), member('free', ['image'])];
    const model = chain([priced, free], { budgetUsdPerDay: 0.25 });
    for (let done = 0; done < 5; done += 1) expect((await lastOf(model))?.type).toBe('done');
    expect([priced.asked(), free.asked()]).toEqual([2, 3]);
  });

  it('counts a failed request only if the provider may charge for it', async () => {
    const priced = member(
      'priced',
      [{ code: 'provider' }, { code: 'provider', mayBeCharged: true }, 'image'],
      0.1,
    );
    const model = chain([priced], { budgetUsdPerDay: 0.15 });
    await run(model);
    await run(model);
    expect(await lastOf(model)).toMatchObject({ type: 'failed', code: 'quota', retryable: false });
    expect(priced.asked()).toBe(2);
  });
});

describe('a lost answer', () => {
  const charged = { code: 'provider', retryable: true, mayBeCharged: true } as const;

  it('leads to one retry with the same model', async () => {
    const model = chain([member('only', [charged], 0.1)]);
    expect(await lastOf(model, 'g1')).toMatchObject({ retryable: true });
    expect(await lastOf(model, 'g1')).toMatchObject({ retryable: false });
    expect(await lastOf(model, 'g2')).toMatchObject({ retryable: true });
  });

  it('leads to a retry with the next model, and to no further retry', async () => {
    const third = member('third', ['image'], 0.1);
    const model = chain([member('first', [charged], 0.1), member('second', [charged], 0.1), third]);
    expect(await lastOf(model)).toMatchObject({ type: 'failed', retryable: false });
    expect(third.asked()).toBe(0);
  });
});

describe('resume', () => {
  const startedBy = (events: ModelEvent[]) => {
    const started = events.filter((event) => event.type === 'started').at(-1);
    return started?.externalId ?? '';
  };
  const script: ModelScript = { resumable: true, durationMs: 1 };

  it('asks the model that started the job, without a new request', async () => {
    const [first, second] = [member('first', [{ code: 'timeout' }]), createScriptedModel(script)];
    const model = chain([first, { id: 'second', model: second, concurrency: 1 }]);
    const id = startedBy(await run(model));
    const events = await everything(model.resume(id, modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(first.asked()).toBe(1);
    expect(second.state).toMatchObject({ asked: 1, resumed: 1 });
  });

  it('repeats a request without a job id once, and then asks the next model', async () => {
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

  it('repeats a free model as often as needed', async () => {
    const free = member('free', ['image']);
    const model = chain([free]);
    let events = await run(model);
    for (let done = 0; done < 4; done += 1)
      events = await everything(model.resume(startedBy(events), modelInput(), never()));
    expect(events.at(-1)?.type).toBe('done');
    expect(free.asked()).toBe(5);
  });

  it('starts again if the model of the job is not configured any more', async () => {
    const events = await everything(
      chain([member('new', ['image'])]).resume('v1;old;job;7', modelInput(), never()),
    );
    expect(events.at(-1)?.type).toBe('done');
  });
});

describe('headlines', () => {
  const plates = (id: string): MemberOptions => {
    const scripted = createScriptedModel();
    const capabilities = { ...scripted.capabilities, text: 'drawn' as const };
    return { id, model: { ...scripted, capabilities }, concurrency: 1 };
  };
  const setter = (fail = false): HeadlineSetter & { calls: string[] } => {
    const calls: string[] = [];
    return {
      calls,
      areaFor: () => {
        calls.push('area');
        return Promise.resolve({ left: 0, top: 0, width: 0.4, height: 1 });
      },
      setOver: (bytes, { headlineArea }) => {
        calls.push(`set ${headlineArea?.width}`);
        if (fail) return Promise.reject(new Error('not an image'));
        return Promise.resolve({ bytes, mimeType: 'image/png', legibility: null });
      },
      close: () => Promise.resolve(),
    };
  };

  it('are set over plates at the exact size', async () => {
    const headlines = setter();
    const input = modelInput();
    const events = await everything(chain([plates('plates')], { headlines }).start(input, never()));
    expect(events.at(-1)).toMatchObject({ type: 'done', width: input.width, height: input.height });
    expect(headlines.calls).toEqual(['area', 'set 0.4']);
  });

  it('are not set over the images of a model that sets them itself', async () => {
    const headlines = setter();
    await run(chain([member('whole', ['image'])], { headlines }));
    expect(headlines.calls).toEqual([]);
  });

  it('let the next model serve if the plate (the image without text) cannot be decoded', async () => {
    const next = member('next', ['image']);
    const events = await run(chain([plates('plates'), next], { headlines: setter(true) }));
    expect(events.at(-1)?.type).toBe('done');
    expect(next.asked()).toBe(1);
  });
});
