import { generationStages } from '@portada/contracts';
import { ConcurrencyLimit } from './concurrency-limit';
import { forwardProgress } from './forward-progress';
import { readJobReference, writeJobReference } from './job-reference';
import { LostAnswers } from './lost-answers';
import { RateLimit } from './rate-limit';

const never = () => new AbortController().signal;

describe('ConcurrencyLimit (simultaneous requests to one model)', () => {
  it('queues requests in order until a slot is free', async () => {
    const limit = new ConcurrencyLimit(1);
    const order: string[] = [];
    const free = await limit.acquire(never());
    const second = limit.acquire(never()).then((release) => (order.push('second'), release));
    const third = limit.acquire(never()).then((release) => (order.push('third'), release));
    expect([limit.isFull, limit.length]).toEqual([true, 2]);
    free();
    free();
    (await second)();
    (await third)();
    expect(order).toEqual(['second', 'third']);
    expect([limit.isFull, limit.length]).toEqual([false, 0]);
  });

  it('removes a request from the queue that was aborted while it waited', async () => {
    const limit = new ConcurrencyLimit(1);
    const free = await limit.acquire(never());
    const abort = new AbortController();
    const waiting = limit.acquire(abort.signal);
    abort.abort(new Error('request aborted by the test'));
    await expect(waiting).rejects.toThrow('request aborted by the test');
    free();
    expect(limit.isFull).toBe(false);
  });
});

describe('RateLimit (requests to one model within a minute)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const begun = async (limit: RateLimit, times: number, signal = never()) => {
    const seconds: number[] = [];
    const startedAt = Date.now();
    const all = Array.from({ length: times }, () =>
      limit.take(signal).then(() => seconds.push((Date.now() - startedAt) / 1000)),
    );
    await jest.advanceTimersByTimeAsync(200_000);
    await Promise.all(all);
    return seconds;
  };

  it('lets no more requests begin than its number within any minute, in order', async () => {
    expect(await begun(new RateLimit(2, Date.now), 5)).toEqual([0, 0, 60, 60, 120]);
  });

  it('lets every request begin at once without a number', async () => {
    expect(await begun(new RateLimit(Infinity, Date.now), 3)).toEqual([0, 0, 0]);
  });

  it('ends the wait of a request that is aborted, and does not count it', async () => {
    const limit = new RateLimit(1, Date.now);
    await limit.take(never());
    const abort = new AbortController();
    const waiting = limit.take(abort.signal);
    abort.abort(new Error('request aborted by the test'));
    await expect(waiting).rejects.toThrow('request aborted by the test');
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(limit.waitMs).toBe(0);
  });
});

describe('the job reference of a fallback chain, which is stored as text', () => {
  it.each([
    { member: 'fal:fal-ai/flux;pro', jobId: 'a;b\nc', attempts: 0 },
    { member: 'openai', jobId: null, attempts: 1 },
  ])('is read with the values that were written: %j', (reference) => {
    expect(readJobReference(writeJobReference(reference))).toEqual(reference);
  });

  it.each(['', 'scripted-1', 'v1;openai', 'v1;openai;blind;x', 'v2;openai;blind;0'])(
    'is null for the malformed text %j',
    (text) => expect(readJobReference(text)).toBeNull(),
  );
});

it('forwardProgress drops progress that goes back when the next model of a fallback chain begins', () => {
  const forward = forwardProgress();
  const progress = (percent: number | null, stage: (typeof generationStages)[number]) =>
    forward({ type: 'progress', percent, stage });
  expect(progress(null, 'understanding')).toMatchObject({ percent: null, stage: 'understanding' });
  expect(progress(40, 'drawing')).toMatchObject({ percent: 40, stage: 'drawing' });
  expect(progress(10, 'understanding')).toBeNull();
  expect(progress(50, 'composing')).toMatchObject({ percent: 50, stage: 'drawing' });
});

it('LostAnswers allows one repetition of a generation whose answer was lost', () => {
  const lost = new LostAnswers();
  lost.add('one');
  expect(lost.areTooMany('one')).toBe(false);
  lost.add('one');
  expect([lost.areTooMany('one'), lost.areTooMany('two')]).toEqual([true, false]);
  lost.forget('one');
  expect(lost.areTooMany('one')).toBe(false);
});
