import {
  cancelledSentence,
  productConfig,
  type Generation,
  generationErrors,
  isFinished,
  type Thumbnail,
} from '@portada/contracts';
import { toast } from '@portada/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { queryKeys } from '../../../shared/query-keys';

/**
 * Refetches the thumbnail when a generation ends. When the last generation of a request ends, one toast is shown if
 * this tab started the request or saw the request running.
 * @param asked generations of one request; undefined while the state of a generation is unknown
 * @param begunHere ids of the generations that this tab started
 * @param hasPrices true if images may cost other prices than one credit, so that the toast names no number of credits
 */
export const useEnds = (
  thumbnail: Thumbnail,
  asked: readonly (Generation | undefined)[],
  begunHere: readonly string[] = [],
  hasPrices = false,
): void => {
  const queryClient = useQueryClient();
  const sayEnds = useResultToast(hasPrices);
  const seenOpen = useRef(new Set<string>());
  const handled = useRef(new Set<string>());
  const generations = asked.flatMap((generation) => generation ?? []);
  const ends = generations.map(({ id, status }) => `${id} ${isFinished(status)}`).join();
  useEffect(() => {
    for (const { id, status } of generations) if (!isFinished(status)) seenOpen.current.add(id);
    const ended = generations.filter(({ status }) => isFinished(status));
    if (ended.every(({ id }) => handled.current.has(id))) return;
    for (const { id } of ended) handled.current.add(id);
    if (generations.some(({ id }) => id === thumbnail.generationId)) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.one(thumbnail.id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.thumbnails.lists });
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    }
    const wasWatched = ended.some(({ id }) => seenOpen.current.has(id) || begunHere.includes(id));
    if (wasWatched && ended.length === asked.length) sayEnds(ended);
    // The effect depends only on the end of a generation. All other values are read from the render in which the
    // generation ended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ends]);
};

const options = { duration: productConfig.toastMs.generation };

/** Returns a function that shows a toast with the result of one request. */
const useResultToast = (hasPrices: boolean) => {
  const { t } = useTranslation();
  return (ended: readonly Generation[]): void => {
    const count = ended.filter(({ status }) => status === 'succeeded').length;
    const failure = ended.find(({ status }) => status === 'failed');
    if (hasPrices && count > 0) {
      toast.success(t('request.model.done', { count }), options);
    } else if (ended.length > 1 && count === ended.length) {
      toast.success(t('request.variants.allDone', { count }), options);
    } else if (ended.length > 1 && count > 0) {
      toast.info(t('request.variants.someDone', { count, all: ended.length }), options);
    } else if (count > 0) {
      toast.success(t('editor.generate.succeeded'), options);
    } else if (failure) {
      const message = generationErrors[failure.errorCode ?? 'provider'][currentLanguage()];
      toast.error(t('editor.generate.failedToast', { message }), options);
    } else {
      toast.info(cancelledSentence[currentLanguage()], options);
    }
  };
};
