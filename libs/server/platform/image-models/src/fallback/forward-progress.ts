import { type GenerationStage, generationStages } from '@portada/contracts';
import type { ModelEvent } from '../port';

type Progress = Extract<ModelEvent, { type: 'progress' }>;

const placeOf = (stage: GenerationStage | null): number =>
  stage === null ? -1 : generationStages.indexOf(stage);

/**
 * Returns a function that drops progress events which go back, because the next model of a chain starts from the
 * beginning. The function returns null for an event without new progress.
 */
export const forwardProgress = (): ((event: Progress) => Progress | null) => {
  let percent: number | null = null;
  let stage: GenerationStage | null = null;
  let isFirst = true;
  return (event) => {
    const nextPercent = event.percent === null ? percent : Math.max(event.percent, percent ?? 0);
    const nextStage = placeOf(event.stage) > placeOf(stage) ? event.stage : stage;
    const isNew = isFirst || nextPercent !== percent || nextStage !== stage;
    [percent, stage, isFirst] = [nextPercent, nextStage, false];
    return isNew ? { type: 'progress', percent, stage } : null;
  };
};
