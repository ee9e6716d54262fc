import { announce } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import type { Run } from './run';

/** Below this many ms a remaining time is not worth saying beside a percentage. */
const worthSayingMs = 5000;

const seconds = (ms: number) => Math.max(1, Math.round(ms / 1000));

/** Names an image model; the built-in one draws, and says so. */
export const useEngineName = () => {
  const { t } = useTranslation();
  return (model: string): string =>
    model === 'studio' ? t('editor.engine.studio') : t('editor.engine.other', { model });
};

/** Words for a run in the language on screen. */
export const useProgressWords = () => {
  const { t } = useTranslation();
  const engine = useEngineName();
  const stage = (run: Run): string => {
    switch (run.phase) {
      case 'queued': {
        const position = run.generation.queuePosition;
        return position === null ? t('editor.progress.queued') : t('editor.progress.place', { position });
      }
      case 'running':
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
    /** The state of the bar in words. */
    value: (run: Run): string => {
      const percent = percentOf(run);
      if (percent !== null) return t('editor.progress.percent', { stage: stage(run), percent });
      return run.phase === 'running' ? t('editor.progress.stepUnknown', { stage: stage(run) }) : stage(run);
    },
    /** Which engine works, said honestly; null until it is known. */
    engine: (run: Run): string | null =>
      run.phase === 'running' && run.generation.model !== null ? engine(run.generation.model) : null,
    /** How long it takes, as far as that was measured; null where there is nothing worth saying. */
    time: (run: Run): string | null => {
      if (run.phase !== 'queued' && run.phase !== 'running') return null;
      const { etaMs, percent } = run.generation;
      if (etaMs === null) return null;
      if (run.phase === 'running' && etaMs === 0) return t('editor.progress.longer');
      // With a percentage beside it a short time is not worth saying; without one it is all there is.
      if (percent !== null && etaMs < worthSayingMs) return null;
      return t('editor.progress.ready', { seconds: seconds(etaMs) });
    },
  };
};

/** The model's own percentage, whole; null where it gives none, or nothing runs. */
export const percentOf = (run: Run): number | null =>
  run.phase === 'running' && run.generation.percent !== null ? Math.round(run.generation.percent) : null;

/** Tells screen readers of 0, 25, 50, 75 and 100 %, each once; of each stage where there is no percentage. */
export const useMilestones = (run: Run): void => {
  const { t } = useTranslation();
  const words = useProgressWords();
  const said = useRef({ id: '', milestone: -1, stage: '' });
  useEffect(() => {
    if (run.phase !== 'running' && run.phase !== 'succeeded' && run.phase !== 'queued') return;
    const { id } = run.generation;
    if (said.current.id !== id) {
      // A run that was over before it could be watched is not told as news.
      said.current = { id, milestone: run.phase === 'succeeded' ? 100 : -1, stage: '' };
    }
    const percent = run.phase === 'succeeded' ? 100 : percentOf(run);
    const milestone = percent === null ? -1 : Math.floor(percent / 25) * 25;
    const stage = run.phase === 'succeeded' ? t('editor.stages.storing') : words.stage(run);
    if (milestone > said.current.milestone) {
      said.current.milestone = milestone;
      announce(t('editor.progress.announce', { percent: milestone, stage }));
    } else if (percent === null && stage !== said.current.stage) {
      announce(t('editor.progress.announceStep', { stage }));
    }
    said.current.stage = stage;
  });
};
