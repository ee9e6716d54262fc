import {
  type AspectRatio,
  cancelledSentence,
  facts,
  type Generation,
  generationErrors,
  isFinished,
  type PictureRequest,
  type Thumbnail,
} from '@portada/contracts';
import { toast } from '@portada/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/language';
import { useSentences } from '../../../shared/i18n/sentences';
import { queryKeys } from '../../../shared/query-keys';
import { cancelGeneration } from './cancel-generation';
import { useGeneration } from './get-generation';
import { isBusy, openGenerationOf, type Run, toRun } from './run';
import { useStart } from './use-start';

/** The making of a thumbnail's pictures, as one thing: what is under way, and what can be done about it. */
export type RunControls = {
  run: Run;
  isBusy: boolean;
  isCancelling: boolean;
  /** Ratio of the picture that is being made, null when none is. */
  ratio: AspectRatio | null;
  start: (request: PictureRequest) => void;
  cancel: () => void;
  /** Asks once more for what was asked last, null where nothing was. */
  again: (() => void) | null;
};

/** Id of the generation to follow: the thumbnail's open one, and then the same until there is another. */
const useFollowed = (thumbnail: Thumbnail): string | null => {
  const open = openGenerationOf(thumbnail);
  const [last, setLast] = useState({ open, id: open });
  if (open !== last.open) setLast({ open, id: open ?? last.id });
  return open ?? last.id;
};

/**
 * Starts, follows and cancels generations of a thumbnail; says their ends by toast.
 * @param thumbnail as it is in the cache
 */
export const useRun = (thumbnail: Thumbnail): RunControls => {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const sentences = useSentences();
  const sayRefusal = (error: Error) => {
    toast.error(t('editor.generate.failedToast', { message: sentences.error(error) }), toastOptions);
  };
  const { mutation, start, withdraw, isWithdrawn } = useStart(thumbnail.id, sayRefusal);
  const followed = useFollowed(thumbnail);
  const asking = useGeneration(followed);
  const cancelling = useMutation({
    mutationFn: (id: string) => cancelGeneration(queryClient, id),
    onError: (error) => toast.error(sentences.error(error)),
  });
  useEnd(thumbnail, asking.data, mutation.data?.generationId);

  const run = toRun({ sending: mutation, followed, asking });
  const asked = mutation.variables?.wish.request ?? requestOf(thumbnail);
  return {
    run,
    isBusy: isBusy(run),
    isCancelling: mutation.isPending ? isWithdrawn : cancelling.isPending,
    ratio: isBusy(run) ? ((mutation.isPending ? asked : requestOf(thumbnail))?.aspectRatio ?? null) : null,
    start,
    cancel: () => {
      if (mutation.isPending) withdraw();
      else if (followed !== null) cancelling.mutate(followed);
    },
    again: asked ? () => start(asked) : null,
  };
};

/** What was last asked for this thumbnail, by whichever tab. */
const requestOf = ({ prompt }: Thumbnail): PictureRequest | null => {
  if (!prompt) return null;
  const { imageDescription, ...rest } = prompt;
  return { prompt: imageDescription, ...rest };
};

const toastOptions = { duration: facts.toastMs.generation };

/** When a generation ends: the thumbnail is asked for again; who saw it open, or began it here, is told. */
const useEnd = (thumbnail: Thumbnail, generation: Generation | undefined, begunHere: string | undefined) => {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const seenOpen = useRef<string | null>(null);
  const told = useRef<string | null>(null);
  const isOver = generation !== undefined && isFinished(generation.status);
  useEffect(() => {
    if (!generation) return;
    if (!isOver) {
      seenOpen.current = generation.id;
      return;
    }
    if (thumbnail.generationId === generation.id) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.one(thumbnail.id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    }
    const isNews = seenOpen.current === generation.id || begunHere === generation.id;
    if (!isNews || told.current === generation.id) return;
    told.current = generation.id;
    sayEnd(generation, t('editor.generate.succeeded'), (message) =>
      t('editor.generate.failedToast', { message }),
    );
    // Only the end itself is news; the other values are as they were when it came.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [generation?.id, isOver]);
};

const sayEnd = (
  { status, errorCode }: Generation,
  succeeded: string,
  failed: (message: string) => string,
) => {
  if (status === 'succeeded') toast.success(succeeded, toastOptions);
  if (status === 'failed') {
    toast.error(failed(generationErrors[errorCode ?? 'provider'][currentLanguage()]), toastOptions);
  }
  if (status === 'cancelled') toast.info(cancelledSentence[currentLanguage()], toastOptions);
};
