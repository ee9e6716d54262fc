import type { Generation, User } from '@portada/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { queryKeys } from '../query-keys';
import { createEventRules } from './event-rules';
import { newestGeneration } from './newest-generation';

const id = '7d0c3a52-3a2c-4f0f-9a3c-0a54f5c0a001';
const thumbnailId = '7d0c3a52-3a2c-4f0f-9a3c-0a54f5c0a002';

const generation = (patch: Partial<Generation> = {}): Generation => ({
  id,
  thumbnailId,
  status: 'running',
  stage: 'background',
  percent: 40,
  queuePosition: null,
  providerQueuePosition: null,
  credits: 1,
  spentCredits: null,
  etaMs: 900,
  isLate: false,
  previewUrl: null,
  imageUrl: null,
  model: 'studio',
  seed: 7,
  lettering: null,
  errorCode: null,
  version: 5,
  createdAt: '2026-11-21T10:00:00.000Z',
  startedAt: '2026-11-21T10:00:01.000Z',
  finishedAt: null,
  ...patch,
});

const user: User = {
  uid: '7d0c3a52-3a2c-4f0f-9a3c-0a54f5c0a003',
  email: 'ana@example.com',
  displayName: 'Ana',
  photoURL: null,
  country: 'Spain',
  createdAt: '2026-11-21T10:00:00.000Z',
  isEmailVerified: false,
  role: 'user',
  language: null,
  credits: 2,
  hasPassword: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
};

const setUp = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  return {
    queryClient,
    rules: createEventRules(queryClient),
    cached: () => queryClient.getQueryData<Generation>(queryKeys.generation(id)),
    credits: () => queryClient.getQueryData<User>(queryKeys.me)?.credits,
  };
};

/** Subscribes to a key of the query cache as a view does. `asked()` returns the number of api requests for the key. */
const watch = (queryClient: QueryClient, queryKey: readonly unknown[]) => {
  const queryFn = jest.fn(() => Promise.resolve(queryClient.getQueryData(queryKey) ?? null));
  const stop = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  return { asked: () => queryFn.mock.calls.length, stop };
};

describe('socket event generation.updated', () => {
  it('stores a newer version of a generation and ignores an older version', () => {
    const { rules, cached } = setUp();
    rules['generation.updated'](generation({ version: 5, percent: 40 }));
    rules['generation.updated'](generation({ version: 7, percent: 60 }));
    rules['generation.updated'](generation({ version: 6, percent: 50 }));
    expect(cached()).toMatchObject({ version: 7, percent: 60 });
  });

  it('stores a generation of an equal version, because the queue position changes without a new version', () => {
    const { rules, cached } = setUp();
    const queued = { status: 'queued', stage: null, percent: null, version: 1 } as const;
    rules['generation.updated'](generation({ ...queued, queuePosition: 4 }));
    rules['generation.updated'](generation({ ...queued, queuePosition: 3 }));
    expect(cached()?.queuePosition).toBe(3);
  });

  it('ignores further events of a generation that has finished', () => {
    const { rules, cached } = setUp();
    rules['generation.updated'](generation({ status: 'cancelled', version: 8 }));
    rules['generation.updated'](generation({ status: 'running', version: 9 }));
    expect(cached()?.status).toBe('cancelled');
  });

  it('ignores generation events that do not match their schema', () => {
    const { rules, cached } = setUp();
    rules['generation.updated'](generation());
    rules['generation.updated']({ ...generation({ version: 9 }), percent: 400 });
    rules['generation.updated']('nonsense');
    expect(cached()?.version).toBe(5);
  });

  it.each(['finished', 'unfinished'])(
    'events of a generation that is %s give the same result in any order and with duplicates',
    (end) => {
      const whole: Generation[] = [
        generation({ version: 1, status: 'queued', percent: null, stage: null }),
        ...[2, 3, 4, 5, 6].map((version) => generation({ version, percent: version * 10 })),
        generation({ version: 7, status: 'succeeded', percent: 100, imageUrl: '/api/proxy-image/a.png' }),
      ];
      const story = end === 'finished' ? whole : whole.slice(0, -1);
      const indexes = fc.array(fc.nat({ max: story.length - 1 }), { maxLength: 40 });
      fc.assert(
        fc.property(indexes, fc.shuffledSubarray(story, { minLength: story.length }), (extra, shuffled) => {
          const { rules, cached } = setUp();
          for (const event of [...extra.map((index) => story[index]), ...shuffled])
            rules['generation.updated'](event);
          expect(cached()).toEqual(story.at(-1));
        }),
      );
    },
  );

  it('refetches the thumbnail and the lists once when a generation ends', async () => {
    const { rules, queryClient } = setUp();
    queryClient.setQueryData(queryKeys.thumbnails.one(thumbnailId), {});
    queryClient.setQueryData(queryKeys.thumbnails.recent, {});
    const one = watch(queryClient, queryKeys.thumbnails.one(thumbnailId));
    const list = watch(queryClient, queryKeys.thumbnails.recent);
    rules['generation.updated'](generation());
    expect([one.asked(), list.asked()]).toEqual([0, 0]);
    const end = generation({ version: 9, status: 'failed', errorCode: 'provider' });
    rules['generation.updated'](end);
    await Promise.resolve();
    rules['generation.updated'](end);
    expect([one.asked(), list.asked()]).toEqual([1, 1]);
    one.stop();
    list.stop();
  });
});

describe('newestGeneration (the newer of two states of a generation)', () => {
  it('does not compare versions of different generations', () => {
    const other = generation({ id: thumbnailId, version: 1 });
    expect(newestGeneration(generation(), other)).toBe(other);
  });
});

describe('socket event credits.updated', () => {
  it('stores the newest balance and ignores late and repeated events', () => {
    const { rules, queryClient, credits } = setUp();
    queryClient.setQueryData(queryKeys.me, user);
    rules['credits.updated']({ available: 1, held: 1, version: 4 });
    rules['credits.updated']({ available: 2, held: 0, version: 6 });
    rules['credits.updated']({ available: 1, held: 1, version: 4 });
    rules['credits.updated']({ available: 0, held: 2, version: 5 });
    expect(credits()).toBe(2);
  });

  it.each([
    ['the ledger', queryKeys.ledger],
    ['the debt', queryKeys.credits],
    ['the purchases', queryKeys.purchases],
    ['a pending payment', queryKeys.payment('cs_1')],
  ])('refetches %s if that data is on screen', (_what, key) => {
    const { rules, queryClient } = setUp();
    queryClient.setQueryData(key, {});
    const watched = watch(queryClient, key);
    rules['credits.updated']({ available: 1, held: 1, version: 4 });
    expect(watched.asked()).toBe(1);
    watched.stop();
  });

  it('does not change the session of a signed-out browser', () => {
    const { rules, queryClient } = setUp();
    queryClient.setQueryData(queryKeys.me, null);
    rules['credits.updated']({ available: 1, held: 1, version: 4 });
    expect(queryClient.getQueryData(queryKeys.me)).toBeNull();
  });

  it('refetches the session if a response in flight may be older than the event', async () => {
    const { rules, queryClient, credits } = setUp();
    queryClient.setQueryData(queryKeys.me, user);
    const answers: ((answer: User) => void)[] = [];
    const queryFn = () => new Promise<User>((resolve) => answers.push(resolve));
    const stop = new QueryObserver(queryClient, { queryKey: queryKeys.me, queryFn }).subscribe(
      () => undefined,
    );
    expect(answers).toHaveLength(1);
    rules['credits.updated']({ available: 1, held: 1, version: 4 });
    expect(credits()).toBe(1);
    expect(answers).toHaveLength(2);
    answers[0]?.({ ...user, credits: 2 });
    await Promise.resolve();
    expect(credits()).toBe(1);
    answers[1]?.({ ...user, credits: 1 });
    stop();
  });
});

describe('socket events thumbnail.updated and resync', () => {
  it('thumbnail.updated refetches the thumbnail and the lists, but no other thumbnails', () => {
    const { rules, queryClient } = setUp();
    const watched = [
      queryKeys.thumbnails.one(thumbnailId),
      queryKeys.thumbnails.recent,
      queryKeys.thumbnails.one(id),
    ].map((key) => {
      queryClient.setQueryData(key, {});
      return watch(queryClient, key);
    });
    rules['thumbnail.updated']({
      id: thumbnailId,
      status: 'completed',
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(watched.map(({ asked }) => asked())).toEqual([1, 1, 0]);
    for (const { stop } of watched) stop();
  });

  it('resync refetches active queries and marks all other queries as outdated', () => {
    const { rules, queryClient } = setUp();
    queryClient.setQueryData(queryKeys.me, user);
    queryClient.setQueryData(queryKeys.thumbnails.recent, {});
    const me = watch(queryClient, queryKeys.me);
    rules.resync({});
    expect(me.asked()).toBe(1);
    expect(queryClient.getQueryState(queryKeys.thumbnails.recent)?.isInvalidated).toBe(true);
    me.stop();
  });
});

describe('socket event console.updated', () => {
  it('refetches the figures of the console on screen, and slow figures only if they are old', () => {
    const { rules, queryClient } = setUp();
    queryClient.setQueryData(queryKeys.adminOverview, {});
    queryClient.setQueryData(queryKeys.adminMetrics('1h'), {});
    queryClient.setQueryData(queryKeys.adminPayments, {}, { updatedAt: Date.now() - 20_000 });
    queryClient.setQueryData(queryKeys.me, user);
    const watched = [
      queryKeys.adminOverview,
      queryKeys.adminMetrics('1h'),
      queryKeys.adminPayments,
      queryKeys.me,
    ].map((key) => watch(queryClient, key));
    rules['console.updated']({});
    expect(watched.map(({ asked }) => asked())).toEqual([1, 0, 1, 0]);
    for (const { stop } of watched) stop();
  });
});
