import { type AspectRatio, facts, type Thumbnail } from '@portada/contracts';
import { toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { thumbnailQuery } from '../../../shared/thumbnails/get-thumbnail';
import { cancelGeneration } from './cancel-generation';
import { useGenerations } from './get-generation';
import { useVariantsOf } from './remembered-variants';
import { isBusy, leadingRun, openGenerationOf, type Run, toRun } from './run';
import type { VariantsRequest } from './start-generation';
import { useEnds } from './use-ends';
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
  return useVariantsOf(open ?? last.id);
};

/**
 * Starts, follows and cancels generations of a thumbnail; says their ends by toast.
 * @param thumbnail as it is in the cache
 */
export const useRun = (thumbnail: Thumbnail): RunControls => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const sayRefusal = (error: Error) => {
    toast.error(t('editor.generate.failedToast', { message: errorMessages.error(error) }), {
      duration: facts.toastMs.generation,
    });
  };
  const { mutation, start: send, withdraw, isWithdrawn } = useStart(thumbnail.id, sayRefusal);
  const [newestBefore, setNewestBefore] = useState(thumbnail.generationId);
  const start = (request: VariantsRequest) => {
    setNewestBefore(thumbnail.generationId);
    send(request);
  };
  const followed = useFollowed(thumbnail);
  const asking = useGenerations(followed);
  const cancelling = useCancelling();
  useEnds(
    thumbnail,
    asking.map(({ data }) => data),
    mutation.data?.generationIds,
  );

  const known =
    mutation.isPending || followed.length === 0
      ? [toRun({ sending: mutation, followed: null, asking: { data: undefined, isError: false } })]
      : asking.map((one, index) =>
          toRun({ sending: mutation, followed: followed[index] ?? null, asking: one }),
        );
  const isOver =
    !isBusy(leadingRun(known)) &&
    isOvertaken(thumbnail, [newestBefore, mutation.variables?.wish.id, ...followed]);
  const runs: readonly Run[] = isOver ? [{ phase: 'none' }] : known;
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

/**
 * Whether a newer generation, of another tab or device, ended before this tab followed it: how the last one of this tab
 * ended is then no longer of interest.
 * @param known ids of the generations that this tab knows of
 */
const isOvertaken = (
  { status, generationId }: Thumbnail,
  known: readonly (string | null | undefined)[],
): boolean => status !== 'processing' && generationId !== null && !known.includes(generationId);

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
  const errorMessages = useErrorMessages();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => cancelGeneration(queryClient, id),
    onError: (error) => toast.error(errorMessages.error(error)),
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
