import { type Generation, generationSchema } from '@portada/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { newestGeneration } from '../../../shared/realtime/newest-generation';

/**
 * Cancels a generation and releases its credit. A finished generation does not change.
 * @returns the current state of the generation, or null if the server does not know the generation
 * @throws ApiError `cancels_used_up` if the generation goes on
 */
export const cancelGeneration = async (queryClient: QueryClient, id: string): Promise<Generation | null> => {
  try {
    const answer = await api.post(
      `/api/generations/${encodeURIComponent(id)}/cancel`,
      undefined,
      generationSchema,
    );
    const key = queryKeys.generation(id);
    queryClient.setQueryData<Generation>(key, (known) => newestGeneration(known, answer));
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Tells if the server let a generation go on, because the user has cancelled as many drawings as a day allows. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'cancels_used_up';
