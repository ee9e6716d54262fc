import type { Point } from '../scene.schema';
import type { Random } from '../plan/random';
import type { Context } from './host';

/** What a motif is drawn with; it may change the context's state, which is put back afterwards. */
export type MotifBrush = {
  ctx: Context;
  width: number;
  height: number;
  /** Where the hero stands. */
  center: Point;
  /** From near the ground's color to far from it. */
  colors: readonly [string, string, string];
  random: Random;
  /** One hundredth of the picture's mean side. */
  unit: number;
};

export type Motif = (brush: MotifBrush) => void;
