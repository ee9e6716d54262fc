import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { pictureRequestSchema } from './generations';
import { personLookSchema } from './person-look';
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

/** Maximum number of drafts of a request. */
export const mostDrafts = 6;
/** Width in pixels of the image of a draft. */
export const draftImageWidth = 640;

const drawingId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9_.-]*$/);
const seed = z
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
  seed,
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
 * Body of `POST /api/drafts`. Everything but the prompt may be absent. `headline` are the creator's own words, which all drafts
 * show. `thing` is the name of a drawing, or words that find one. `face: null` asks for drafts without a face. `formats` limits
 * the formats. `images` asks for a small marked image of each draft.
 */
export const draftsSchema = z.strictObject({
  ...pictureRequestSchema.pick({
    prompt: true,
    headline: true,
    style: true,
    colorPalette: true,
    elementsToAvoid: true,
    aspectRatio: true,
  }).shape,
  thing: z.string().trim().min(1).max(100, fieldMessage('too_long')).optional(),
  face: personLookSchema.nullable().optional(),
  formats: z
    .array(z.enum(formatNames, fieldMessage('invalid')))
    .min(1)
    .max(formatNames.length)
    .optional(),
  seed: seed.optional(),
  count: z.int().min(1).max(mostDrafts).default(mostDrafts),
  images: z.boolean().default(false),
});
export type DraftsBody = z.infer<typeof draftsSchema>;

/** A drawing of the studio as a draft refers to it: its name, emoji group, visible part (left, top, right, bottom, 0 to 1) and mean hue in degrees. */
export const draftDrawingSchema = z.object({
  id: z.string(),
  group: z.int(),
  ink: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  hue: z.number().nullable(),
});
export type DraftDrawing = z.infer<typeof draftDrawingSchema>;

/**
 * What a prompt asks for. `askedText` are the words that the picture must show. `hooks` are possible words, best first, each
 * with its certainty (0 to 1). `notDrawn` are the words of the prompt that no draft can show. `photographic` is true for a
 * prompt that asks for a photograph.
 */
export const draftReadingSchema = z.object({
  language: z.enum(['en', 'es']),
  askedText: z.array(z.string()),
  hooks: z.array(z.object({ text: z.string(), kind: z.string(), certainty: z.number().min(0).max(1) })),
  subjects: z.array(
    z.object({
      words: z.string(),
      drawing: draftDrawingSchema.nullable(),
      certainty: z.number().min(0).max(1),
      candidates: z.array(draftDrawingSchema),
    }),
  ),
  numbers: z.array(z.object({ text: z.string(), kind: z.string() })),
  people: z
    .object({
      gender: z.enum(['m', 'f']).nullable(),
      age: z.enum(['child', 'adult', 'old']),
      mood: z.string().nullable(),
    })
    .nullable(),
  place: z.string().nullable(),
  avoid: z.array(z.string()),
  notDrawn: z.array(z.string()),
  photographic: z.boolean(),
});
export type DraftReading = z.infer<typeof draftReadingSchema>;
