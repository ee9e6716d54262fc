import {
  type EventBody,
  type EventName,
  type Generation,
  type User,
  eventSchemas,
  isFinished,
} from '@portada/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../query-keys';
import { newestGeneration } from './newest-generation';
import { noteGeneration } from './note-generation';
import { forgetGenerations } from './under-way';

/** Event handlers by event name. Each handler validates the raw body of the event and ignores an invalid body. */
export type EventRules = Record<EventName, (body: unknown) => void>;

/**
 * Creates the handlers that apply each socket event to the query cache. Events may be late, duplicated or out of
 * order: versions decide which data is written, and other changed data is refetched.
 * @param queryClient the query cache of the signed-in user; new handlers are necessary for each sign-in
 */
export const createEventRules = (queryClient: QueryClient): EventRules => {
  let creditsVersion = -1;
  /**
   * Refetches a query that is being fetched, because the response to the running request may be older than the
   * event.
   */
  const askAgainIfUnderWay = (queryKey: QueryKey) => {
    if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
  };

  const onGeneration = (arrived: Generation) => {
    const key = queryKeys.generation(arrived.id);
    const known = queryClient.getQueryData<Generation>(key);
    const newest = newestGeneration(known, arrived);
    queryClient.setQueryData(key, newest);
    noteGeneration(newest);
    if (isFinished(arrived.status) && arrived.thumbnailId && !(known && isFinished(known.status))) {
      refetchThumbnail(queryClient, arrived.thumbnailId);
    }
  };

  const onCredits = ({ available, version }: EventBody<'credits.updated'>) => {
    if (version <= creditsVersion) return;
    creditsVersion = version;
    queryClient.setQueryData<User | null>(queryKeys.me, (user) => user && { ...user, credits: available });
    askAgainIfUnderWay(queryKeys.me);
    for (const queryKey of ofTheLedger) void queryClient.invalidateQueries({ queryKey });
  };

  return {
    'generation.updated': parsed('generation.updated', onGeneration),
    'credits.updated': parsed('credits.updated', onCredits),
    'thumbnail.updated': parsed('thumbnail.updated', ({ id }) => refetchThumbnail(queryClient, id)),
    resync: () => refetchScreen(queryClient),
    'console.updated': () => refetchConsole(queryClient),
  };
};

/** Keys of the data that a socket event about the ledger may change, such as a pending payment. */
const ofTheLedger = [queryKeys.ledger, queryKeys.credits, queryKeys.purchases, queryKeys.payments];

/** Keys of the figures of the console that each notice refetches. */
const ofTheConsole = [queryKeys.adminOverview, queryKeys.adminModels];
/** Keys of the figures of the console whose statements are slow; `slowMs` is the shortest time between two of them. */
const slowOfTheConsole = [queryKeys.adminMetricsAll, queryKeys.adminPayments];
const slowMs = 15_000;

/** Refetches the figures of the console that are on screen. */
const refetchConsole = (queryClient: QueryClient) => {
  for (const queryKey of ofTheConsole) void queryClient.invalidateQueries({ queryKey });
  for (const queryKey of slowOfTheConsole)
    void queryClient.invalidateQueries({
      queryKey,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt >= slowMs,
    });
};

const parsed =
  <N extends EventName>(name: N, act: (body: EventBody<N>) => void) =>
  (body: unknown) => {
    // The type assertion is needed, because TypeScript treats the schemas as a union and does not relate a schema
    // to its event name.
    const known = eventSchemas[name].safeParse(body);
    if (known.success) act(known.data as EventBody<N>);
  };

const refetchThumbnail = (queryClient: QueryClient, id: string) => {
  void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.one(id) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
};

/**
 * Refetches all data that is on screen, after events may have been lost. All other data is refetched when a view shows the data the next time.
 * @param queryClient the query cache of the signed-in user
 */
export const refetchScreen = (queryClient: QueryClient): void => {
  forgetGenerations();
  void queryClient.invalidateQueries();
};
