import type { Manner, Point } from '../scene/scene.schema';
import type { Random } from '../scene/random';
import type { Context, Surface } from './canvas';
import type { Tones } from './motif-tones';

/** Everything that a motif is drawn with. A motif may change the state of the context, which the caller restores. */
export type MotifBrush = {
  ctx: Context;
  width: number;
  height: number;
  /** Position of the hero. The side away from it carries the words and stays free of contrast. */
  center: Point;
  /** Three colors of the motif, from the one nearest to the background's color to the one farthest from it. */
  colors: readonly [string, string, string];
  /** Colors of things, derived from the background below the motif. */
  tones: Tones;
  manner: Manner;
  random: Random;
  /** One hundredth of the picture's mean side, in pixels. */
  unit: number;
  /** Creates a transparent surface in pixels, for parts that are drawn small and enlarged. */
  createCanvas: (width: number, height: number) => Surface;
};

export type Motif = (brush: MotifBrush) => void;
