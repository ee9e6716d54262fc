import type { FormatName } from '@portada/contracts';
import type { MeasureText } from '../planning/fit-text';
import type { Scene } from '../scene/scene.schema';
import type { Slots } from './slots';

/** Size of a picture in pixels, with its aspect ratio. */
export type FormatSize = { width: number; height: number; aspectRatio: Scene['aspectRatio'] };

/** Ways to set the words of a picture; drafts of one prompt should differ in them. */
export type LettersName = 'solid' | 'slabs' | 'comic' | 'blocks' | 'strips' | 'poster' | 'panels' | 'gold';

/** What drafts of one prompt should differ in: hue of the ground in degrees, null for one without a hue, and the letters. */
export type Traits = { groundHue: number | null; letters: LettersName };

/**
 * A format of a thumbnail. `fits` says how well it suits the slots, 0 (a slot would stay empty) to 1. `scene` composes the
 * picture from the slots alone; the same slots, size and measure give the same scene.
 */
export type Format = {
  name: FormatName;
  fits: (slots: Slots) => number;
  traits: (slots: Slots) => Traits;
  scene: (slots: Slots, size: FormatSize, measure: MeasureText) => Scene;
};
