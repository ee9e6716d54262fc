import type { Look, PersonMood } from '../knowledge/people';
import type { Drawing, Side, Tone } from '../reading/reading';
import type { PanoramaName } from '../scene/panoramas';
import type { MotifName } from '../scene/scene.schema';

/** A number as the hero of a picture: the number with its unit sign, and the words before and after it; may be empty. */
export type HeroNumber = { before: string; big: string; after: string };

/**
 * Everything that a format composes a picture from. A format reads nothing else, so that the browser and the server compose
 * the same scene. All texts are in capitals.
 */
export type Slots = {
  /** Seed of the picture, 0 to 2^32-1: it chooses colors among equals. */
  seed: number;
  language: 'en' | 'es';
  /** Words of the draft, one to four unless the prompt asks for more; empty for none. */
  hook: string;
  /** A second text that the prompt asks for, such as a price on a tag; null for none. */
  label: string | null;
  thing: Drawing | null;
  second: Drawing | null;
  /** None or two sides. */
  sides: readonly Side[];
  /** True for a prompt that compares a before with an after; such a prompt may have no sides. */
  isBeforeAfter: boolean;
  /** The hook as a number; null for a hook without one. */
  number: HeroNumber | null;
  /** The drawn person; null if the picture shows none. `side` is the half of the picture that the prompt asks for. */
  face: { look: Look; mood: PersonMood; side: 'left' | 'right' | null } | null;
  /** A photographed place that the prompt names. */
  place: PanoramaName | null;
  /** A drawn place that no photograph shows, such as space or the sea. */
  motif: MotifName | null;
  /** Color of the background and of the letters that the prompt asks for, `#rrggbb`. */
  ground: string | null;
  ink: string | null;
  /** Color of the thing that the prompt asks for, `#rrggbb`. */
  tint: string | null;
  /** True if the thing is crossed out, as in "I quit coffee". */
  isCrossed: boolean;
  state: 'broken' | 'burnt' | 'frozen' | 'wet' | null;
  isBurning: boolean;
  /** True if the prompt asks for a picture without letters, or without faces. */
  noText: boolean;
  noFaces: boolean;
  tone: Tone;
  /** True for a prompt with a question or a secret, which an arrow or a silhouette suits. */
  isMysterious: boolean;
};
