import { z } from 'zod';
import { fieldMessage } from './field-messages';
import { oneLine } from './one-line';
import { aspectRatios, productConfig } from './product-config';
import { pictureRequestSchema } from './generations';
import { letterings } from './image-models';
import { hairColors, personGenders, skinTones } from './person-look';
import { places } from './places';
import { legibilitySchema } from './legibility';

/** States of a thumbnail, from the draft to the finished picture. */
export const thumbnailStatuses = ['draft', 'processing', 'completed', 'failed'] as const;
export type ThumbnailStatus = (typeof thumbnailStatuses)[number];

/** Settings of a thumbnail. Section 3 of the product specification defines the defaults. */
export const thumbnailSettingsSchema = z.object({
  aspectRatio: z.enum(aspectRatios),
  language: z.string().max(10),
  resolution: z.string().max(20),
  format: z.string().max(10),
  quality: z.string().max(20),
});
export type ThumbnailSettings = z.infer<typeof thumbnailSettingsSchema>;

/** Values of a new thumbnail for fields that the request omits. */
export const thumbnailCreateDefaults = {
  description: '',
  status: 'draft',
  settings: { aspectRatio: '16:9', language: 'en', resolution: '1920x1080', format: 'png', quality: 'high' },
} as const satisfies { description: string; status: ThumbnailStatus; settings: ThumbnailSettings };

/**
 * Values that answers contain for absent fields of a stored thumbnail. The language is `es`, while a new thumbnail has
 * `en`.
 */
export const thumbnailReadDefaults = {
  title: 'Sin título',
  description: '',
  status: 'draft',
  settings: { ...thumbnailCreateDefaults.settings, language: 'es' },
} as const satisfies {
  title: string;
  description: string;
  status: ThumbnailStatus;
  settings: ThumbnailSettings;
};

/** A generated or edited image; `legibility` is null if it was not measured. An edited image has no `generationId`. */
export const generatedImageSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  prompt: z.string(),
  aspectRatio: z.enum(aspectRatios),
  createdAt: z.iso.datetime(),
  generationId: z.uuid().optional(),
  legibility: legibilitySchema.nullable(),
  /** Name of the image model that made the image, such as "studio"; null if it is not known. */
  model: z.string().nullable(),
  /**
   * How the headline came into the image: `typeset`, or `drawn` by the model. Null without a headline, and for an image
   * of a version that did not store it.
   */
  lettering: z.enum(letterings).nullable(),
});
export type GeneratedImage = z.infer<typeof generatedImageSchema>;

/** Parameters of the last generation of a thumbnail; null before the first generation. */
export const thumbnailPromptSchema = pictureRequestSchema
  .omit({ prompt: true })
  // The id of a draft may be of another version of Portada.
  .extend({ imageDescription: z.string(), draft: z.string().optional() });
export type ThumbnailPrompt = z.infer<typeof thumbnailPromptSchema>;

/** The choices about a person in the prompt panel; an empty text leaves the choice to the image model. */
export const personDraftSchema = z.strictObject({
  gender: z.enum(['', ...personGenders]).optional(),
  skin: z.enum(['', ...skinTones]).optional(),
  hair: z.enum(['', ...hairColors]).optional(),
  /** Id of a saved person; empty for a drawn person. */
  saved: z.union([z.literal(''), z.uuid()]).optional(),
});

const elementsText = z.string().max(productConfig.elements.textLength);

/**
 * Content of the editor's prompt panel as the user typed it. The content may be invalid. A list is one text with
 * commas, and an omitted value is an empty text.
 */
export const promptDraftSchema = z.strictObject({
  prompt: z.string().max(productConfig.prompt.max),
  style: z.string().max(60),
  mood: z.string().max(60),
  colorPalette: z.string().max(60),
  aspectRatio: z.enum(aspectRatios),
  headline: z.string().max(productConfig.headline.max),
  elementsToInclude: elementsText,
  elementsToAvoid: elementsText,
  variants: z.int().min(productConfig.variants.min).max(productConfig.variants.max),
  seed: z.string().max(10),
  /** A photographed place as background; empty leaves the place to the studio. */
  place: z.enum(['', ...places]).optional(),
  person: personDraftSchema.optional(),
});
export type PromptDraft = z.infer<typeof promptDraftSchema>;

/**
 * A tag of a thumbnail, in lower case: words with single spaces between them. Users group and filter their thumbnails
 * by tags.
 */
export const thumbnailTagSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(productConfig.thumbnailTags.length, fieldMessage('tag_invalid'))
  .regex(/^[^\s,]+(?: [^\s,]+)*$/u, fieldMessage('tag_invalid'))
  .regex(oneLine, fieldMessage('one_line'));

/** Tags of a request. A repeated tag is stored once. */
const tagsSchema = z
  .array(thumbnailTagSchema)
  .max(productConfig.thumbnailTags.perThumbnail, fieldMessage('tags_full'));

/**
 * A thumbnail in answers of the api. `tags` are in the order in which they were added. `generatedImages` are sorted newest first. `generationId` is the id of the newest
 * generation. `settings` contains the aspect ratio and the resolution of the current picture, if the thumbnail has a
 * picture. `editedImage` is the drawing of the edited document, with the prompt and the model of the generation from which the
 * document started; null if the document was not edited since. `generatedImageUrl` is the current image: the newest one
 * that was generated or drawn, or one that the user chose. `finalAspectRatio` is the aspect ratio of the final picture.
 */
export const thumbnailSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(thumbnailStatuses),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  userId: z.uuid(),
  settings: thumbnailSettingsSchema,
  tags: z.array(z.string()),
  content: z.unknown(),
  prompt: thumbnailPromptSchema.nullable(),
  promptDraft: promptDraftSchema.nullable(),
  generatedImageUrl: z.string().nullable(),
  generationId: z.uuid().nullable(),
  finalThumbnailUrl: z.string().nullable(),
  finalAspectRatio: z.enum(aspectRatios).nullable(),
  generatedImages: z.array(generatedImageSchema),
  editedImage: generatedImageSchema.nullable(),
});
export type Thumbnail = z.infer<typeof thumbnailSchema>;

const title = z
  .string(fieldMessage('title_required'))
  .trim()
  .min(1, { error: fieldMessage('title_required'), abort: true })
  .min(productConfig.thumbnailTitle.min, fieldMessage('title_short'))
  .max(productConfig.thumbnailTitle.max, fieldMessage('title_long'))
  .regex(oneLine, fieldMessage('one_line'));

/** Body of `POST /api/thumbnails`, which creates a draft thumbnail. */
export const thumbnailCreateSchema = z.strictObject({ title });
export type ThumbnailCreate = z.infer<typeof thumbnailCreateSchema>;

/**
 * Body of `PATCH /api/thumbnails/:id`. `generatedImageUrl` chooses a generated picture or the edited picture of the
 * thumbnail as the current picture, until the document changes. `promptDraft: null` deletes the prompt draft.
 */
export const thumbnailPatchSchema = z.strictObject({
  title: title.optional(),
  description: z
    .string()
    .trim()
    .max(productConfig.thumbnailDescription.max, fieldMessage('too_long'))
    .optional(),
  settings: thumbnailSettingsSchema.partial().strict().optional(),
  generatedImageUrl: z.string().max(200).optional(),
  tags: tagsSchema.optional(),
  promptDraft: promptDraftSchema.nullable().optional(),
});
export type ThumbnailPatch = z.infer<typeof thumbnailPatchSchema>;

/** Orders of the thumbnail list: newest first, last changed first, or by name from A to Z. */
export const thumbnailSorts = ['created', 'updated', 'title'] as const;
export type ThumbnailSort = (typeof thumbnailSorts)[number];

/**
 * Query of `GET /api/thumbnails`; `q` searches title and description. A cursor belongs to the filter and order of the page that
 * it came from.
 */
export const thumbnailQuerySchema = z.strictObject({
  cursor: z.string().max(600).optional(),
  q: z.string().trim().max(100).optional(),
  status: z.enum(thumbnailStatuses).optional(),
  aspectRatio: z.enum(aspectRatios).optional(),
  tag: thumbnailTagSchema.optional(),
  sort: z.enum(thumbnailSorts).default('created'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type ThumbnailQuery = z.infer<typeof thumbnailQuerySchema>;

/** Answer of `GET /api/thumbnails`: one page, and the cursor of the next page (null on the last page). */
export const thumbnailPageSchema = z.object({
  items: z.array(thumbnailSchema),
  nextCursor: z.string().nullable(),
});
export type ThumbnailPage = z.infer<typeof thumbnailPageSchema>;

/** Ids of the thumbnails that one request changes. */
const selectedIds = z.array(z.uuid()).min(1).max(productConfig.thumbnailsPerRequest);

/** Body of `POST /api/thumbnails/delete`. */
export const thumbnailsDeleteSchema = z.strictObject({ ids: selectedIds });

/** Body of `POST /api/thumbnails/tags`: adds tags to thumbnails and removes tags from them. */
export const thumbnailsTagSchema = z.strictObject({
  ids: selectedIds,
  add: tagsSchema.default([]),
  remove: tagsSchema.default([]),
});
export type ThumbnailsTag = z.infer<typeof thumbnailsTagSchema>;

/** Answer of a request that changes several thumbnails: the ids of the changed ones. The others are unknown. */
export const changedThumbnailsSchema = z.object({ ids: z.array(z.uuid()) });
export type ChangedThumbnails = z.infer<typeof changedThumbnailsSchema>;

/** Answer of `GET /api/thumbnails/tags`: the tags of the user's thumbnails, most used first, at most 200. */
export const thumbnailTagsSchema = z.object({
  items: z.array(z.object({ tag: z.string(), thumbnails: z.int().min(1) })),
});
export type ThumbnailTags = z.infer<typeof thumbnailTagsSchema>;
