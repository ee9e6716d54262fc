import { announce } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { isLate, type Run } from './run';

/** Shortest remaining time in ms that is shown next to a percentage. */
const shortestShownMs = 5000;

const seconds = (ms: number) => Math.max(1, Math.round(ms / 1000));

/** Returns a function that gives the display name of an image model; the built-in model is marked as illustration. */
export const useEngineName = () => {
  const { t } = useTranslation();
  return (model: string): string =>
    model === 'studio' ? t('shared.studioEngine') : t('editor.engine.other', { model });
};

/** Returns functions that format the state of a generation (`Run`) as texts in the current language. */
export const useProgressText = () => {
  const { t } = useTranslation();
  const engine = useEngineName();
  const stage = (run: Run): string => {
    switch (run.phase) {
      case 'queued': {
        const position = run.generation.queuePosition;
        return position === null ? t('editor.progress.queued') : t('editor.progress.place', { position });
      }
      case 'running':
        if (run.generation.providerQueuePosition !== null)
          return t('editor.progress.providerPlace', { position: run.generation.providerQueuePosition });
        return run.generation.stage
          ? t(`editor.stages.${run.generation.stage}`)
          : t('editor.progress.running');
      case 'sending':
        return run.isAway ? t('editor.generate.cannotFollow') : t('editor.progress.sending');
      case 'succeeded':
      case 'none':
      case 'failed':
      case 'refused':
      case 'cancelled':
        return '';
    }
  };
  return {
    stage,
    /** Text value of the progress bar: the stage and the percentage of the generation. */
    value: (run: Run): string => {
      const percent = percentOf(run);
      if (percent !== null) return t('editor.progress.percent', { stage: stage(run), percent });
      return run.phase === 'running' && run.generation.providerQueuePosition === null
        ? t('editor.progress.stepUnknown', { stage: stage(run) })
        : stage(run);
    },
    /** Display name of the image model of a generation; null until the model is known. */
    engine: (run: Run): string | null =>
      run.phase === 'running' && run.generation.model !== null ? engine(run.generation.model) : null,
    /**
     * Estimated remaining time of a generation as text; null if there is no estimate or if the time is too short to
     * show.
     */
    time: (run: Run): string | null => {
      if (run.phase !== 'queued' && run.phase !== 'running') return null;
      const { etaMs, percent } = run.generation;
      if (etaMs === null) return null;
      if (run.phase === 'running' && etaMs === 0) return t('editor.progress.longer');
      if (percent !== null && etaMs < shortestShownMs) return null;
      return t('editor.progress.ready', { seconds: seconds(etaMs) });
    },
  };
};

/**
 * Returns the rounded percentage of a generation; null if the image model reports no percentage, if the generation waits
 * in the queue of the model's provider, or if no generation is running.
 */
export const percentOf = (run: Run): number | null => {
  if (run.phase !== 'running') return null;
  const { percent, providerQueuePosition } = run.generation;
  return percent === null || providerQueuePosition !== null ? null : Math.round(percent);
};

/**
 * Announces 0, 25, 50, 75 and 100% of a generation to screen readers, each percentage once. If the model reports no
 * percentage, each stage is announced. A generation that will end after its deadline is announced once.
 */
export const useMilestones = (run: Run): void => {
  const { t } = useTranslation();
  const progressText = useProgressText();
  const said = useRef({ id: '', milestone: -1, stage: '', isLate: false });
  useEffect(() => {
    if (run.phase !== 'running' && run.phase !== 'succeeded' && run.phase !== 'queued') return;
    const { id } = run.generation;
    if (said.current.id !== id) {
      // No announcement is made for a generation that had ended before this page observed the generation.
      said.current = { id, milestone: run.phase === 'succeeded' ? 100 : -1, stage: '', isLate: false };
    }
    const percent = run.phase === 'succeeded' ? 100 : percentOf(run);
    const milestone = percent === null ? -1 : Math.floor(percent / 25) * 25;
    const stage = run.phase === 'succeeded' ? t('editor.stages.storing') : progressText.stage(run);
    if (isLate(run) && !said.current.isLate) {
      said.current.isLate = true;
      announce(t('editor.progress.late'));
    } else if (milestone > said.current.milestone) {
      said.current.milestone = milestone;
      announce(t('editor.progress.announce', { percent: milestone, stage }));
    } else if (percent === null && stage !== said.current.stage) {
      announce(t('editor.progress.announceStep', { stage }));
    }
    said.current.stage = stage;
  });
};
