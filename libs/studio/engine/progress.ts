import { type GenerationStage, generationStages } from '@portada/contracts';
import type { Layer } from '@portada/studio';
import type { DrawMessage } from './messages';

/** Time in ms that one core takes to plan and to encode an image of 1280x720 pixels. */
const cost = { planning: 12, encoding: 60 } as const;

const layerCost: Record<Layer['kind'], number> = {
  background: 5,
  backdrop: 45,
  panorama: 20,
  motif: 20,
  split: 20,
  light: 3,
  plate: 3,
  surface: 4,
  illustration: 18,
  text: 28,
  badge: 2,
  arrow: 2,
  ring: 2,
  mark: 2,
  trend: 3,
  body: 6,
  rain: 4,
  grade: 12,
  vignette: 4,
  grain: 16,
};
const heroCost = 90;

const costOf = (layer: Layer): number => (isHero(layer) ? heroCost : layerCost[layer.kind]);

/**
 * Progress of an image after one of its layers is drawn. `shown` is true if a preview is sent after the layer,
 * `whole` if background and subject are drawn.
 */
export type Step = { percent: number; stage: GenerationStage; shown: boolean; whole: boolean };

/**
 * Computes the progress of an image from the measured drawing times of its layers.
 * @param layers layers of the scene, in order
 * @returns percent (0-100) after planning, the step after each layer, and the percent after all layers
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
    // Consecutive small layers of one stage get one preview, after the last small layer.
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
 * Wraps a function that sends messages so that progress never decreases. If an image is drawn a second time, the
 * progress does not change until the second drawing has reached the same progress.
 * @param send sends a message to the caller
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

/** Returns the later of two stages of a generation. */
const later = (a: GenerationStage, b: GenerationStage): GenerationStage =>
  generationStages.indexOf(b) > generationStages.indexOf(a) ? b : a;

function stageOf(layer: Layer): GenerationStage {
  switch (layer.kind) {
    case 'background':
    case 'panorama':
    case 'backdrop':
    case 'motif':
    case 'split':
    case 'light':
    case 'plate':
    case 'surface':
      return 'background';
    case 'illustration':
    case 'arrow':
    case 'ring':
    case 'mark':
    case 'trend':
    case 'body':
    case 'rain':
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
