import type { Thumbnail } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { cancelGeneration, isUsedUp } from './cancel-generation';
import { rememberVariants } from './remembered-variants';
import { startGeneration, type VariantsRequest, type GenerationRequest } from './start-generation';

type Sending = { generation: GenerationRequest; abortController: AbortController };

const isSameRequest = (a: VariantsRequest, b: VariantsRequest) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Sends requests for images of one thumbnail. `start` creates the id before a request is sent. While the outcome of
 * a request is unknown, the request is sent again with the same id. `cancelSending` cancels a request that is being
 * sent; `data` is null if the server never accepted the request, or has cancelled all of it.
 * @param thumbnailId id of the thumbnail
 * @param onRefused called once for each request that failed, with the request
 * @param onNotCancelled called for each generation that goes on although the request was cancelled
 */
export const useStart = (
  thumbnailId: string,
  onRefused: (error: Error, request: VariantsRequest) => void,
  onNotCancelled: (error: unknown) => void,
) => {
  const queryClient = useQueryClient();
  const pendingRequest = useRef<GenerationRequest | null>(null);
  const [isCancelled, setCancelled] = useState(false);

  /** Cancels a generation. @returns null if the server does not know it */
  const cancel = (id: string) =>
    cancelGeneration(queryClient, id).catch((error: unknown) => {
      if (!isUsedUp(error)) throw error;
      onNotCancelled(error);
      return 'goes on' as const;
    });

  const mutation = useMutation({
    mutationFn: async ({ generation, abortController }: Sending) => {
      try {
        const accepted = await startGeneration(generation, abortController.signal);
        if (abortController.signal.aborted) await Promise.all(accepted.generationIds.map(cancel));
        return accepted;
      } catch (error) {
        if (!abortController.signal.aborted) throw error;
        // The response to the request may have been lost, so the generation may exist. The generation is cancelled by
        // its id.
        const first = await cancel(generation.id);
        if (!first || (first !== 'goes on' && generation.request.variants === 1)) return null;
        // Only the response contains the ids of all variants. The request is therefore sent once more with the same
        // id.
        const accepted = await startGeneration(generation, abortController.signal);
        const [, ...others] = accepted.generationIds;
        const ends = [first, ...(await Promise.all(others.map(cancel)))];
        return ends.includes('goes on') ? accepted : null;
      }
    },
    onSuccess: async (accepted, { generation }) => {
      pendingRequest.current = null;
      if (!accepted) return;
      rememberVariants(accepted.generationIds);
      const key = queryKeys.thumbnails.one(thumbnailId);
      // A refetch of the thumbnail that is in progress is cancelled, because its response does not contain the
      // new generation.
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<Thumbnail>(
        key,
        (known) => known && asProcessing(known, accepted.generationId, generation),
      );
    },
    onError: (error, { generation }) => {
      pendingRequest.current = error instanceof ApiError && error.isPassing ? generation : null;
      onRefused(error, generation.request);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      // The thumbnail is refetched too. If the request was sent several times, the image may already be finished.
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.all });
    },
  });

  const start = (request: VariantsRequest) => {
    const pending = pendingRequest.current;
    const id = pending && isSameRequest(pending.request, request) ? pending.id : crypto.randomUUID();
    setCancelled(false);
    mutation.mutate({ generation: { id, thumbnailId, request }, abortController: new AbortController() });
  };
  const cancelSending = () => {
    setCancelled(true);
    mutation.variables?.abortController.abort();
  };
  return { mutation, start, cancelSending, isCancelled };
};

const asProcessing = (
  thumbnail: Thumbnail,
  generationId: string,
  { request }: GenerationRequest,
): Thumbnail => {
  const { prompt: imageDescription, variants: _variants, seed: _seed, maxCredits: _most, ...rest } = request;
  return { ...thumbnail, status: 'processing', generationId, prompt: { imageDescription, ...rest } };
};
