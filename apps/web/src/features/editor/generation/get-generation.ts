import { type Generation, generationSchema, isFinished } from '@portada/contracts';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { type Connection, useConnection } from '../../../shared/realtime/connection';
import { newestGeneration } from '../../../shared/realtime/newest-generation';

/** How often to ask, in ms: `often` where no event will come (place in the queue, no socket), else as a net. */
const askEvery = { often: 2000, net: 10_000 };

/**
 * How long until a generation is asked for again.
 * @returns ms, or false when it will change no more
 */
export const pollInterval = (generation: Generation | undefined, connection: Connection): number | false => {
  if (generation && isFinished(generation.status)) return false;
  return generation?.status === 'running' && connection === 'live' ? askEvery.net : askEvery.often;
};

/**
 * One of the user's own generations. An answer never replaces a newer state that an event brought meanwhile.
 * @param id of the generation
 */
export const generationQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.generation(id),
    queryFn: async ({ client, signal }) => {
      const answer = await api.get(`/api/generations/${encodeURIComponent(id)}`, generationSchema, {
        signal,
      });
      return newestGeneration(client.getQueryData<Generation>(queryKeys.generation(id)), answer);
    },
  });

/**
 * Follows generations by events and by asking, until each is finished; also in a tab that is not in front.
 * @param ids those to follow
 * @returns what is known of each, in the same order
 */
export const useGenerations = (ids: readonly string[]) => {
  const connection = useConnection();
  return useQueries({
    queries: ids.map((id) => ({
      ...generationQuery(id),
      refetchInterval: ({ state }: { state: { data: Generation | undefined } }) =>
        pollInterval(state.data, connection),
      refetchIntervalInBackground: true,
    })),
  });
};
