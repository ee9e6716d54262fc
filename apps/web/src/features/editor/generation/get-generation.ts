import { type Generation, generationSchema, isFinished } from '@portada/contracts';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { type Connection, useConnection } from '../../../shared/realtime/connection';
import { newestGeneration } from '../../../shared/realtime/newest-generation';

/**
 * Polling intervals of a generation in ms. `often` is used if socket events cannot report the change (queue
 * position, no connection), otherwise `net`.
 */
const askEvery = { often: 2000, net: 10_000 };

/**
 * Returns the time until the next poll of a generation.
 * @returns time in ms; false if the generation has ended
 */
export const pollInterval = (generation: Generation | undefined, connection: Connection): number | false => {
  if (generation && isFinished(generation.status)) return false;
  return generation?.status === 'running' && connection === 'live' ? askEvery.net : askEvery.often;
};

/**
 * Query for one of the user's own generations. A response never replaces newer data from a socket event.
 * @param id id of the generation
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
 * Observes generations by socket events and polling until each generation has ended, also in a background tab.
 * @param ids ids of the generations
 * @returns the known state of each generation, in the order of `ids`
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
