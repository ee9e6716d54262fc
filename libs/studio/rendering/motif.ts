import type { Manner, Point } from '../scene/scene.schema';
import type { Random } from '../scene/random';
import type { Context, Surface } from './canvas';
import type { Tones } from './motif-tones';

/** What a motif is drawn with; it may change the context's state, which is put back afterwards. */
export type MotifBrush = {
  ctx: Context;
  width: number;
  height: number;
  /** Where the hero stands; the side away from it carries the words and is kept calm. */
  center: Point;
  /** From near the ground's color to far from it. */
  colors: readonly [string, string, string];
  /** Colors that belong to the ground beneath. */
  tones: Tones;
  manner: Manner;
  random: Random;
  /** One hundredth of the picture's mean side, in pixels. */
  unit: number;
  /** A transparent surface of that many pixels, for what is drawn small and laid on large. */
  createCanvas: (width: number, height: number) => Surface;
};

export type Motif = (brush: MotifBrush) => void;
