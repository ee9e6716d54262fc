import { type GenerationStage, generationStages } from '@portada/contracts';
import type { Layer } from '@portada/studio';
import type { DrawMessage } from './messages';

/** Measured shares of the time that a picture takes: ms of one core, 1280x720. */
const cost = { planning: 12, encoding: 60 } as const;

const layerCost: Record<Layer['kind'], number> = {
  background: 5,
  panorama: 20,
  motif: 20,
  split: 20,
  light: 3,
  plate: 3,
  postcard: 15,
  illustration: 18,
  text: 28,
  badge: 2,
  arrow: 2,
  ring: 2,
  mark: 2,
  trend: 3,
  meter: 2,
  grade: 12,
  vignette: 4,
  grain: 16,
};
const heroCost = 90;

const costOf = (layer: Layer): number => (isHero(layer) ? heroCost : layerCost[layer.kind]);

/**
 * How far the drawing is after a layer; `shown` where a preview is worth its time, `whole` where ground and subject are
 * there.
 */
export type Step = { percent: number; stage: GenerationStage; shown: boolean; whole: boolean };

/**
 * How far a picture is, by what has been drawn of it.
 * @param layers of the scene, in order
 * @returns percent (0-100) after planning, the step after each layer, and percent when all is drawn
 */
export function stepsOf(layers: readonly Layer[]): { planned: number; layers: Step[]; drawn: number } {
  const all = layers.reduce((sum, layer) => sum + costOf(layer), cost.planning + cost.encoding);
  const percent = (spent: number) => Math.round((spent / all) * 100);
  let spent: number = cost.planning;
  let stage: GenerationStage = 'background';
  const steps = layers.map((layer, place): Step => {
    spent += costOf(layer);
    stage = later(stage, stageOf(layer));
    const next = layers[place + 1];
    // A run of small things on one stage is one step to look at: only its last is shown.
    const shown = !next || later(stage, stageOf(next)) !== stage || isHero(layer);
    const whole = stage === 'headline' || stage === 'finishing';
    return { percent: percent(spent), stage, shown, whole };
  });
  return { planned: percent(cost.planning), layers: steps, drawn: percent(spent) };
}

const isHero = (layer: Layer): boolean => layer.kind === 'illustration' && layer.role === 'hero';

/** Sends a message to the caller that started the image. */
export type SendMessage = (message: DrawMessage, transfer?: ArrayBuffer[]) => void;

/**
 * Progress that never goes back: where a picture is drawn again it waits until the second drawing is as far.
 * @param send reports what is new
 */
export function onlyForward(send: SendMessage): SendMessage {
  let reached: { percent: number; stage: GenerationStage } = { percent: 0, stage: generationStages[0] };
  return (message, transfer) => {
    if (message.type !== 'progress') return send(message, transfer);
    const percent = Math.max(reached.percent, message.percent);
    reached = { percent, stage: later(reached.stage, message.stage) };
    send({ type: 'progress', ...reached });
  };
}

/** A later layer never sets the stage back. */
const later = (a: GenerationStage, b: GenerationStage): GenerationStage =>
  generationStages.indexOf(b) > generationStages.indexOf(a) ? b : a;

function stageOf(layer: Layer): GenerationStage {
  switch (layer.kind) {
    case 'background':
    case 'panorama':
    case 'motif':
    case 'split':
    case 'light':
    case 'plate':
    case 'postcard':
      return 'background';
    case 'illustration':
    case 'arrow':
    case 'ring':
    case 'mark':
    case 'trend':
    case 'meter':
    case 'grade':
    case 'vignette':
      return 'subject';
    case 'text':
      return 'headline';
    case 'badge':
      return layer.shape === 'pill' ? 'headline' : 'subject';
    case 'grain':
      return 'finishing';
  }
}
