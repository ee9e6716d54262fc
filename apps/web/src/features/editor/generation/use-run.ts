import { type AspectRatio, productConfig, type Thumbnail } from '@portada/contracts';
import { toast } from '@portada/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { thumbnailQuery } from '../../../shared/thumbnails/get-thumbnail';
import { cancelGeneration } from './cancel-generation';
import { useGenerations } from './get-generation';
import { useVariantsOf } from './remembered-variants';
import { isBusy, isPriceChange, leadingRun, openGenerationOf, type Run, toRun } from './run';
import type { ModelChoice } from '../prompt/use-model-choice';
import type { VariantsRequest } from './start-generation';
import { useEnds } from './use-ends';
import { useStart } from './use-start';

/** One variant of a request for images: its state, and a function that cancels the variant. */
export type Variant = { run: Run; cancel: () => void; isCancelling: boolean };

/** The generations of a thumbnail: their state, and functions that start and cancel them. */
export type RunControls = {
  /** State of the variant that the picture area of the editor shows. */
  run: Run;
  /** All variants of the newest request for images in order; at least one. */
  variants: readonly Variant[];
  /** True if any variant of the newest request is unfinished. */
  isBusy: boolean;
  /** Aspect ratio of the picture that is being generated; null if no picture is being generated. */
  ratio: AspectRatio | null;
  start: (request: VariantsRequest) => void;
  /** Repeats the last request, or only its failed variants; null without a last request. */
  again: (() => void) | null;
};

/**
 * Returns the ids of the generations whose progress the editor shows: the unfinished generations of the thumbnail.
 * After their end these generations stay selected until other generations start.
 */
const useFollowed = (thumbnail: Thumbnail): readonly string[] => {
  const open = openGenerationOf(thumbnail);
  const [last, setLast] = useState({ open, id: open });
  if (open !== last.open) setLast({ open, id: open ?? last.id });
  return useVariantsOf(open ?? last.id);
};

/**
 * Starts, observes and cancels generations of a thumbnail, and reports the results in toasts.
 * @param thumbnail the cached thumbnail
 * @param choice the image model of a request that is repeated after a reload
 * @param onPriceChanged called if the server refused a request because its price is higher than the agreed one
 */
export const useRun = (
  thumbnail: Thumbnail,
  choice: ModelChoice,
  onPriceChanged: (request: VariantsRequest) => void,
): RunControls => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const showRefusal = (error: Error, request: VariantsRequest) => {
    if (isPriceChange(error)) return onPriceChanged(request);
    toast.error(t('editor.generate.failedToast', { message: errorMessages.error(error) }), {
      duration: productConfig.toastMs.generation,
    });
  };
  const showNotCancelled = (error: unknown) => toast.error(errorMessages.error(error));
  const {
    mutation,
    start: send,
    cancelSending,
    isCancelled,
  } = useStart(thumbnail.id, showRefusal, showNotCancelled);
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
    choice.isOffered,
  );

  const known =
    mutation.isPending || followed.length === 0
      ? [toRun({ sending: mutation, followed: null, asking: { data: undefined, isError: false } })]
      : asking.map((one, index) =>
          toRun({ sending: mutation, followed: followed[index] ?? null, asking: one }),
        );
  const isOver =
    !isBusy(leadingRun(known)) &&
    isOvertaken(thumbnail, [newestBefore, mutation.variables?.generation.id, ...followed]);
  const runs: readonly Run[] = isOver ? [{ phase: 'none' }] : known;
  const run = leadingRun(runs);
  useOthers(thumbnail, isBusy(run));
  const lastRequest = mutation.variables?.generation.request ?? requestOf(thumbnail, choice);
  return {
    run,
    variants: runs.map((each, index) => ({
      run: each,
      cancel: mutation.isPending ? cancelSending : () => cancelling.cancel(followed[index]),
      isCancelling: mutation.isPending ? isCancelled : cancelling.isCancelling(followed[index]),
    })),
    isBusy: isBusy(run),
    ratio: isBusy(run)
      ? ((mutation.isPending ? lastRequest : requestOf(thumbnail, choice))?.aspectRatio ?? null)
      : null,
    start,
    again: lastRequest ? () => start(retryRequest(lastRequest, runs)) : null,
  };
};

/**
 * Returns true if a newer generation of another tab or device ended before this tab observed that generation. The
 * result of this tab's last generation is then outdated.
 * @param known ids of the generations that this tab has started or observed
 */
const isOvertaken = (
  { status, generationId }: Thumbnail,
  known: readonly (string | null | undefined)[],
): boolean => status !== 'processing' && generationId !== null && !known.includes(generationId);

/** Polling interval in ms for generations that other tabs started. Polling is necessary because events may be lost. */
const pollOthersMs = 5000;

/** Polls the thumbnail while the thumbnail has a running generation that this tab does not observe. */
const useOthers = (thumbnail: Thumbnail, isFollowing: boolean) => {
  const isOthers = thumbnail.status === 'processing' && !isFollowing;
  useQuery({
    ...thumbnailQuery(thumbnail.id),
    refetchOnMount: false,
    refetchInterval: isOthers ? pollOthersMs : false,
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

/**
 * Returns the last request for images of this thumbnail, from any tab, with the chosen image model; null without a
 * request.
 */
const requestOf = ({ prompt }: Thumbnail, choice: ModelChoice): VariantsRequest | null => {
  if (!prompt) return null;
  const { imageDescription, ...rest } = prompt;
  const agreed = choice.each === null ? {} : { maxCredits: choice.each };
  return { prompt: imageDescription, ...rest, ...choice.request, variants: 1, ...agreed };
};

/**
 * Returns the last request with its number of variants. If only some variants failed, the returned request has the
 * number of failed variants, their part of the agreed price, and new seeds.
 */
const retryRequest = (last: VariantsRequest, runs: readonly Run[]): VariantsRequest => {
  const failed = runs.filter(({ phase }) => phase === 'failed').length;
  if (failed === 0) return last;
  const { seed, maxCredits, ...rest } = last;
  const isAll = failed === runs.length;
  return {
    ...rest,
    ...(isAll && seed !== undefined ? { seed } : {}),
    ...(maxCredits === undefined ? {} : { maxCredits: (maxCredits / last.variants) * failed }),
    variants: failed,
  };
};
