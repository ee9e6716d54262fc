import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { productConfig } from './product-config';

/** Names of the formats of a thumbnail: proven arrangements of words, a thing and a face. */
export const formatNames = [
  'thing',
  'words',
  'face',
  'photo',
  'number',
  'versus',
  'before-after',
  'close-up',
  'mystery',
  'poster',
  'place',
] as const;
export type FormatName = (typeof formatNames)[number];

const drawingId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9_.-]*$/);
/** Seed of a draft, which chooses among equals. */
export const draftSeedSchema = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);

/**
 * What a draft adds to its request: format, words, drawings, face and seed. With the request it decides every pixel of the
 * picture. `hook` are the words of the draft, empty for none. `thing`, `second` and `sides` are names of drawings. `mood` and
 * `look` are names of a feeling and of a drawn person. A field that is absent is taken from the prompt.
 */
export const draftChoiceSchema = z.strictObject({
  format: z.enum(formatNames),
  hook: z.string().max(productConfig.headline.max),
  thing: drawingId.optional(),
  second: drawingId.optional(),
  sides: z.tuple([drawingId.nullable(), drawingId.nullable()]).optional(),
  mood: z
    .string()
    .max(20)
    .regex(/^[a-z]+$/)
    .optional(),
  look: z
    .string()
    .max(12)
    .regex(/^[a-z]+[0-9]+$/)
    .optional(),
  seed: draftSeedSchema,
});
export type DraftChoice = z.infer<typeof draftChoiceSchema>;

/** Greatest length of the id of a draft in characters. */
export const longestDraftId = 1200;

/** Version of the ids of drafts; an id of another version is refused. */
const idVersion = '1';

/**
 * Returns the id of a draft: its choices as JSON in base64url (RFC 4648, section 5), after the version of the format. The id
 * needs no storage, and the same choices give the same id.
 */
export const draftIdOf = (choice: DraftChoice): string => {
  const { format, hook, thing, second, sides, mood, look, seed: number } = choice;
  const bytes = new TextEncoder().encode(
    JSON.stringify({ format, hook, thing, second, sides, mood, look, seed: number }),
  );
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${idVersion}.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

/**
 * Returns the choices of a draft.
 * @param id result of `draftIdOf`
 * @returns null for a text that is no id of a draft
 */
export const choiceOfDraft = (id: string): DraftChoice | null => {
  const [version, base64 = ''] = id.split('.');
  if (version !== idVersion || id.length > longestDraftId) return null;
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return draftChoiceSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** The id of a draft of `POST /api/drafts`. */
export const draftIdSchema = z
  .string()
  .max(longestDraftId, fieldMessage('too_long'))
  .refine((id) => choiceOfDraft(id) !== null, fieldMessage('invalid'));

/**
 * Returns the id of the same draft with another seed.
 * @param id id of a draft
 * @param seed 0 to 2^32-1
 * @throws Error if the text is no id of a draft
 */
export const draftWithSeed = (id: string, seed: number): string => {
  const choice = choiceOfDraft(id);
  if (!choice) throw new Error('The text is no id of a draft.');
  return draftIdOf({ ...choice, seed });
};
