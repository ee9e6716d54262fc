import {
  aspectRatios,
  colorPalettes,
  generationDefaults,
  moods,
  places,
  type PromptDraft,
  styles,
} from '@portada/contracts';
import type { KeptSettings } from '../../shared/session/kept-prompt';

const known = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value);

/** Largest seed of a generation: the largest unsigned 32-bit integer. */
const largestSeed = 2 ** 32 - 1;

const seedIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= largestSeed ? text : undefined;

/**
 * Returns the settings of a prompt draft from the settings of an address. A missing or unknown value has the default of the
 * editor.
 * @param kept settings as an address names them
 * @param seed seed without a usable seed in the address
 */
export const draftSettings = (
  kept: KeptSettings,
  seed: string,
): Pick<PromptDraft, 'style' | 'mood' | 'colorPalette' | 'aspectRatio' | 'place' | 'seed'> => ({
  style: known(styles, kept.style) ?? generationDefaults.style,
  mood: known(moods, kept.mood) ?? generationDefaults.mood,
  colorPalette: known(colorPalettes, kept.colorPalette) ?? generationDefaults.colorPalette,
  aspectRatio: known(aspectRatios, kept.aspectRatio) ?? generationDefaults.aspectRatio,
  place: known(places, kept.place) ?? '',
  seed: seedIn(kept.seed) ?? seed,
});
