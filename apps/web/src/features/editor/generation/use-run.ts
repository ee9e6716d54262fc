import {
  type AspectRatio,
  cancelledSentence,
  facts,
  type Generation,
  generationErrors,
  isFinished,
  type Thumbnail,
} from '@portada/contracts';
import { toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/language';
import { useSentences } from '../../../shared/i18n/sentences';
import { queryKeys } from '../../../shared/query-keys';
import { thumbnailQuery } from '../../../shared/thumbnails/get-thumbnail';
import { cancelGeneration } from './cancel-generation';
import { useGenerations } from './get-generation';
import { variantsOf } from './remembered-variants';
import { isBusy, leadingRun, openGenerationOf, type Run, toRun } from './run';
import type { VariantsRequest } from './start-generation';
import { useStart } from './use-start';

/** One picture of a request: what is under way, and how to stop it. */
export type Variant = { run: Run; cancel: () => void; isCancelling: boolean };

/** The making of a thumbnail's pictures, as one thing: what is under way, and what can be done about it. */
export type RunControls = {
  /** The variant that the stage shows. */
  run: Run;
  /** Every picture of the newest request, in its order; at least one. */
  variants: readonly Variant[];
  /** Whether any of them is still being made. */
  isBusy: boolean;
  /** Ratio of the picture that is being made, null when none is. */
  ratio: AspectRatio | null;
  start: (request: VariantsRequest) => void;
  /** Asks once more for what was asked last, or for as many as failed; null where nothing was asked. */
  again: (() => void) | null;
};

/** Ids of the generations to follow: the thumbnail's open ones, and then the same until there are others. */
const useFollowed = (thumbnail: Thumbnail): readonly string[] => {
  const open = openGenerationOf(thumbnail);
  const [last, setLast] = useState({ open, id: open });
  if (open !== last.open) setLast({ open, id: open ?? last.id });
  const first = open ?? last.id;
  return useMemo(() => (first === null ? [] : variantsOf(first)), [first]);
};

/**
 * Starts, follows and cancels generations of a thumbnail; says their ends by toast.
 * @param thumbnail as it is in the cache
 */
export const useRun = (thumbnail: Thumbnail): RunControls => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const sayRefusal = (error: Error) => {
    toast.error(t('editor.generate.failedToast', { message: sentences.error(error) }), toastOptions);
  };
  const { mutation, start, withdraw, isWithdrawn } = useStart(thumbnail.id, sayRefusal);
  const followed = useFollowed(thumbnail);
  const asking = useGenerations(followed);
  const cancelling = useCancelling();
  useEnds(
    thumbnail,
    asking.flatMap(({ data }) => data ?? []),
    mutation.data?.generationIds,
  );

  const runs =
    mutation.isPending || followed.length === 0
      ? [toRun({ sending: mutation, followed: null, asking: { data: undefined, isError: false } })]
      : asking.map((one, index) =>
          toRun({ sending: mutation, followed: followed[index] ?? null, asking: one }),
        );
  const run = leadingRun(runs);
  useOthers(thumbnail, isBusy(run));
  const asked = mutation.variables?.wish.request ?? requestOf(thumbnail);
  return {
    run,
    variants: runs.map((each, index) => ({
      run: each,
      cancel: mutation.isPending ? withdraw : () => cancelling.cancel(followed[index]),
      isCancelling: mutation.isPending ? isWithdrawn : cancelling.isCancelling(followed[index]),
    })),
    isBusy: isBusy(run),
    ratio: isBusy(run) ? ((mutation.isPending ? asked : requestOf(thumbnail))?.aspectRatio ?? null) : null,
    start,
    again: asked ? () => start(onceMore(asked, runs)) : null,
  };
};

/** How often to ask for pictures that another tab wants of this thumbnail, in ms: whose events may be lost. */
const askForOthersMs = 5000;

/** While a thumbnail is in work and this tab follows none of it, its pictures arrive by asking. */
const useOthers = (thumbnail: Thumbnail, isFollowing: boolean) => {
  const isOthers = thumbnail.status === 'processing' && !isFollowing;
  useQuery({
    ...thumbnailQuery(thumbnail.id),
    refetchOnMount: false,
    refetchInterval: isOthers ? askForOthersMs : false,
  });
};

const useCancelling = () => {
  const queryClient = useQueryClient();
  const sentences = useSentences();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => cancelGeneration(queryClient, id),
    onError: (error) => toast.error(sentences.error(error)),
  });
  return {
    cancel: (id: string | undefined) => {
      if (id !== undefined) mutate(id);
    },
    isCancelling: (id: string | undefined) => isPending && variables === id,
  };
};

/** What was last asked for this thumbnail, by whichever tab. */
const requestOf = ({ prompt }: Thumbnail): VariantsRequest | null => {
  if (!prompt) return null;
  const { imageDescription, ...rest } = prompt;
  return { prompt: imageDescription, ...rest, variants: 1 };
};

/** The same wish, or where some of several failed as many as those: from other seeds than those that are there. */
const onceMore = (asked: VariantsRequest, runs: readonly Run[]): VariantsRequest => {
  const failed = runs.filter(({ phase }) => phase === 'failed').length;
  if (failed === 0) return asked;
  const { seed, ...rest } = asked;
  const isAll = failed === runs.length;
  return { ...rest, ...(isAll && seed !== undefined ? { seed } : {}), variants: failed };
};

const toastOptions = { duration: facts.toastMs.generation };

/** When a generation ends: the thumbnail is asked for again; who saw it open, or began it here, is told. */
const useEnds = (
  thumbnail: Thumbnail,
  generations: readonly Generation[],
  begunHere: readonly string[] = [],
) => {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const seenOpen = useRef(new Set<string>());
  const handled = useRef(new Set<string>());
  const isCurrent = generations.some(({ id }) => id === thumbnail.generationId);
  const ends = generations.map(({ id, status }) => `${id} ${isFinished(status)}`).join();
  useEffect(() => {
    for (const generation of generations) {
      const { id, status } = generation;
      if (!isFinished(status)) seenOpen.current.add(id);
      if (!isFinished(status) || handled.current.has(id)) continue;
      handled.current.add(id);
      if (isCurrent) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.one(thumbnail.id) });
        void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
        void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      }
      if (!seenOpen.current.has(id) && !begunHere.includes(id)) continue;
      sayEnd(generation, t('editor.generate.succeeded'), (message) =>
        t('editor.generate.failedToast', { message }),
      );
    }
    // Only the ends themselves are news; the other values are as they were when they came.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ends]);
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
