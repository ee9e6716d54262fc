import type { Thumbnail } from '@portada/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { cancelGeneration, cancelGenerations } from './cancel-generation';
import { rememberVariants } from './remembered-variants';
import { startGeneration, type VariantsRequest, type Wish } from './start-generation';

type Sending = { wish: Wish; withdrawal: AbortController };

const isSameRequest = (a: VariantsRequest, b: VariantsRequest) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Sends wishes for pictures of one thumbnail. `start` makes the id before the first send; while it is not known
 * whether a wish was accepted, the same wish goes out under the same id. `withdraw` takes back one that is under way:
 * `data` is null where it was never accepted.
 * @param thumbnailId whose pictures
 * @param onRefused told of a wish that failed, once
 */
export const useStart = (thumbnailId: string, onRefused: (error: Error) => void) => {
  const queryClient = useQueryClient();
  const unanswered = useRef<Wish | null>(null);
  const [isWithdrawn, setWithdrawn] = useState(false);

  const mutation = useMutation({
    mutationFn: async ({ wish, withdrawal }: Sending) => {
      try {
        const accepted = await startGeneration(wish, withdrawal.signal);
        if (withdrawal.signal.aborted) await cancelGenerations(queryClient, accepted.generationIds);
        return accepted;
      } catch (error) {
        if (!withdrawal.signal.aborted) throw error;
        // Its answer may have been lost: then it exists, and is cancelled by its id.
        const first = await cancelGeneration(queryClient, wish.id);
        if (first && wish.request.variants > 1) {
          // The further variants have ids that only the answer tells: the same wish once more brings it.
          const accepted = await startGeneration(wish, withdrawal.signal);
          await cancelGenerations(queryClient, accepted.generationIds);
        }
        return null;
      }
    },
    onSuccess: async (accepted, { wish }) => {
      unanswered.current = null;
      if (!accepted) return;
      rememberVariants(accepted.generationIds);
      const key = queryKeys.thumbnails.one(thumbnailId);
      // An answer on its way knows nothing of this generation yet.
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<Thumbnail>(
        key,
        (known) => known && asProcessing(known, accepted.generationId, wish),
      );
    },
    onError: (error, { wish }) => {
      unanswered.current = error instanceof ApiError && error.isPassing ? wish : null;
      onRefused(error);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      // Also the one itself: when the answer to a repeated send comes, the picture may be finished long since.
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.all });
    },
  });

  const start = (request: VariantsRequest) => {
    const open = unanswered.current;
    const id = open && isSameRequest(open.request, request) ? open.id : crypto.randomUUID();
    setWithdrawn(false);
    mutation.mutate({ wish: { id, thumbnailId, request }, withdrawal: new AbortController() });
  };
  const withdraw = () => {
    setWithdrawn(true);
    mutation.variables?.withdrawal.abort();
  };
  return { mutation, start, withdraw, isWithdrawn };
};

const asProcessing = (thumbnail: Thumbnail, generationId: string, { request }: Wish): Thumbnail => {
  const { prompt: imageDescription, variants: _variants, seed: _seed, ...rest } = request;
  return { ...thumbnail, status: 'processing', generationId, prompt: { imageDescription, ...rest } };
};
