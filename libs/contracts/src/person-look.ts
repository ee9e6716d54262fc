import { z } from 'zod';
import { fieldMessage } from './field-messages';

/** Skin tones of a person in a picture, lightest first; the names of the tones of emoji (Unicode Technical Standard 51). */
export const skinTones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type SkinTone = (typeof skinTones)[number];

/** Hair colors of a person in a picture. */
export const hairColors = ['black', 'brown', 'blond', 'red', 'gray', 'white'] as const;
export type HairColor = (typeof hairColors)[number];

/** Sexes of a person in a picture: female and male. */
export const personGenders = ['f', 'm'] as const;

/**
 * How a person in the picture looks, if the prompt does not say it. The image model chooses what is omitted. A request
 * without people shows no person because of this choice.
 */
export const personLookSchema = z.strictObject({
  gender: z.enum(personGenders, fieldMessage('invalid')).optional(),
  skin: z.enum(skinTones, fieldMessage('invalid')).optional(),
  hair: z.enum(hairColors, fieldMessage('invalid')).optional(),
});
export type PersonLook = z.infer<typeof personLookSchema>;
