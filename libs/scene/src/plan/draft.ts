import type { PictureRequest } from '@portada/contracts';
import type { Illustration, IllustrationIndex } from '../knowledge/illustrations';
import type { MeasureText } from './fit-text';
import type { Headline } from './headline';
import type { Layout } from './layout';
import type { Palette } from './palette';
import type { Random } from './random';
import type { Mood } from './mood';
import type { Look } from './style';
import type { Subject } from './subject';

/** What the planner knows about the world: the illustration set, and how wide text is. */
export type Knowledge = { index: IllustrationIndex; measure: MeasureText };

/** What a thumbnail is planned from: the creator's request, the size in pixels and the seed (0 to 2^32-1). */
export type SceneInput = PictureRequest & { width: number; height: number; seed: number };

/** What stands beside the hero: another thing of the prompt, a face that feels the mood, something that points at it, or nothing. */
export type Companion = 'second' | 'face' | 'arrow' | 'ring' | 'versus' | null;

/** Everything decided before the first layer is laid. */
export type Draft = {
  input: SceneInput;
  knowledge: Knowledge;
  random: Random;
  headline: Headline;
  subject: Subject;
  layout: Layout;
  palette: Palette;
  look: Look;
  mood: Mood;
  companion: Companion;
  /** One hundredth of the picture's mean side: sizes of outlines and shadows follow it. */
  unit: number;
  /** Whether an element to avoid speaks of one of these words. */
  avoids: (words: RegExp) => boolean;
  /** Whether a drawing is to be avoided. */
  avoided: (illustration: Illustration) => boolean;
};
