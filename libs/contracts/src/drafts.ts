import { z } from 'zod';
import { draftSeedSchema, formatNames } from './draft-id';
import { fieldMessage } from './field-messages';
import { pictureRequestSchema } from './generations';
import { personLookSchema } from './person-look';

/** Maximum number of drafts of a request. */
export const mostDrafts = 6;
/** Width in pixels of the image of a draft. */
export const draftImageWidth = 640;

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
  seed: draftSeedSchema.optional(),
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

/**
 * A draft of a prompt. `id` is the `draft` of `POST /api/generate-image`. `hook` are its words, empty for none. `slots` is all that
 * its format composes the picture from (type `Slots` of the studio). `imageUrl` is a small marked image as a data URL (WebP); absent
 * if no images were requested, or if the CPU time of the caller was used up before this draft.
 */
export const draftSchema = z.object({
  id: z.string(),
  format: z.enum(formatNames),
  hook: z.string(),
  slots: z.record(z.string(), z.unknown()),
  seed: draftSeedSchema,
  imageUrl: z.string().startsWith('data:image/webp;base64,').optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * Answer of `POST /api/drafts`: what the prompt asks for, and its drafts, best first. A prompt without a known word may have no
 * draft.
 */
export const draftsAnswerSchema = z.object({
  reading: draftReadingSchema,
  drafts: z.array(draftSchema).max(mostDrafts),
});
export type DraftsAnswer = z.infer<typeof draftsAnswerSchema>;
