import { z } from 'zod';
import { draftIdSchema } from './draft-id';
import { fieldMessage } from './field-messages';
import { type GenerationErrorCode, generationErrors } from './generation-errors';
import { type Lettering, type ModelQuality, letterings, modelQualities } from './image-models';
import { personLookSchema } from './person-look';
import { placeSchema } from './places';
import { aspectRatios, productConfig, generationDefaults } from './product-config';

/** States of a generation. The last three are final. */
export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** Stages of a running generation, in order. An image model reports only the stages that it supports. */
export const generationStages = [
  'understanding',
  'composing',
  'background',
  'subject',
  'headline',
  'finishing',
  'drawing',
  'storing',
] as const;
export type GenerationStage = (typeof generationStages)[number];

const choice = (message: 'style_required' | 'mood_required' | 'palette_required') =>
  z.string(fieldMessage(message)).trim().min(1, fieldMessage(message)).max(60, fieldMessage('too_long'));

const elements = z
  .array(z.string().trim().min(1).max(productConfig.elements.maxLength, fieldMessage('too_long')))
  .max(productConfig.elements.max, fieldMessage('too_long'));

/** Parameters of a generation. They are stored with the generation and shown in the history of the thumbnail. */
export const pictureRequestSchema = z.object({
  prompt: z
    .string(fieldMessage('required'))
    .trim()
    .min(productConfig.prompt.min, fieldMessage('prompt_short'))
    .max(productConfig.prompt.max, fieldMessage('too_long')),
  style: choice('style_required').default(generationDefaults.style),
  mood: choice('mood_required').default(generationDefaults.mood),
  colorPalette: choice('palette_required').default(generationDefaults.colorPalette),
  elementsToInclude: elements.default([]),
  elementsToAvoid: elements.default([]),
  aspectRatio: z.enum(aspectRatios, fieldMessage('invalid')).default(generationDefaults.aspectRatio),
  headline: z.string().trim().max(productConfig.headline.max, fieldMessage('too_long')).optional(),
  /** A photographed place as the background of an image of the studio. Hosted models get it as words. */
  place: placeSchema.optional(),
  person: personLookSchema.optional(),
  /** A saved person of the user, whose photo takes the part of the person in an image of the studio. */
  savedPersonId: z.uuid(fieldMessage('invalid')).optional(),
  /** True gives an image of the studio the brand kit of the account, as it is when the request is accepted. */
  brand: z.boolean().optional(),
  /** Id of a draft, which an image of the studio shows. Hosted models get its words as the headline, if the request has none. */
  draft: draftIdSchema.optional(),
});
export type PictureRequest = z.infer<typeof pictureRequestSchema>;

/** True for a type of which a value, an item or a property may be any text. */
type HoldsText<Value> = string extends Value
  ? true
  : Value extends readonly (infer Item)[]
    ? HoldsText<Item>
    : Value extends object
      ? true extends { [Key in keyof Value]-?: HoldsText<NonNullable<Value[Key]>> }[keyof Value]
        ? true
        : false
      : false;

/** Fields of a request in which a user can write any text. `savedPersonId` is an id that no provider is sent. */
type TextField = {
  [Field in keyof PictureRequest]-?: HoldsText<NonNullable<PictureRequest[Field]>> extends true
    ? Field
    : never;
}[Exclude<keyof PictureRequest, 'savedPersonId'>];

/**
 * All fields of a request whose text reaches the provider of an image model. The prompt of a hosted model is written from
 * these fields, and the prompt check reads them. A new text field of a request must be added here before it compiles.
 */
export const providerTextFields = Object.keys({
  prompt: true,
  headline: true,
  style: true,
  mood: true,
  colorPalette: true,
  elementsToInclude: true,
  elementsToAvoid: true,
  // An id of a draft contains the words of the draft.
  draft: true,
} satisfies Record<TextField, true>) as readonly TextField[];

/** The texts of a request that reach the provider of an image model. */
export type ProviderTexts = Pick<PictureRequest, TextField>;

/** The image model that a request names, and who letters the headline; see `GET /api/image-models`. */
const modelChoice = {
  model: z.string().max(200, fieldMessage('too_long')).optional(),
  quality: z.enum(modelQualities, fieldMessage('invalid')).optional(),
  lettering: z.enum(letterings, fieldMessage('invalid')).optional(),
};

/**
 * Parameters of a generation as they are stored: the request, the chosen model, and with `brand` the brand kit at the time of
 * acceptance, null if the account had none.
 */
export type StoredRequest = PictureRequest & {
  model?: string;
  quality?: ModelQuality;
  lettering?: Lettering;
  brandKit?: unknown;
};

/**
 * Body of `POST /api/generate-image`. Without `thumbnailId` a draft thumbnail is created, with a name from the prompt.
 * Without `seed` the server chooses a random seed, without `model` the first model serves, and without `quality` the quality
 * is `standard`. `draft` is a draft of the same prompt and settings: the first image has its seed, and each further variant
 * the next one, so that `seed` is ignored. `lettering: "drawn"` lets the model draw the headline into the image; a model that
 * cannot, and a request without `lettering`, gets the headline set as type. `maxCredits` is the price of all images of the
 * request that the user has agreed to; a higher price is refused with `price_changed`. Without `maxCredits` every price is
 * accepted.
 */
export const generateImageSchema = z.strictObject({
  thumbnailId: z.uuid(fieldMessage('invalid')).optional(),
  ...pictureRequestSchema.shape,
  ...modelChoice,
  variants: z.int().min(productConfig.variants.min).max(productConfig.variants.max).default(1),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional(),
  maxCredits: z.int().min(1).max(10_000).optional(),
});
export type GenerateImageBody = z.infer<typeof generateImageSchema>;

/**
 * Body of the 202 answer of `POST /api/generate-image`. `credits` are the user's remaining credits. `thumbnailId`
 * is the thumbnail of the generation: the requested thumbnail, or a new thumbnail if the request named none.
 */
export const generateImageAcceptedSchema = z.object({
  success: z.literal(true),
  generationId: z.uuid(),
  generationIds: z.array(z.uuid()),
  thumbnailId: z.uuid(),
  status: z.enum(generationStatuses),
  queuePosition: z.int().min(0).nullable(),
  credits: z.int().min(0),
});
export type GenerateImageAccepted = z.infer<typeof generateImageAcceptedSchema>;

/** 200 answer of `POST /api/generate-image` with the header `Prefer: wait=N`, in the format of the specification. */
export const generateImageWaitedSchema = z.object({
  success: z.boolean(),
  imageUrl: z.string().nullable(),
  error: z.string().nullable(),
  generationId: z.uuid(),
  status: z.enum(generationStatuses),
});
export type GenerateImageWaited = z.infer<typeof generateImageWaitedSchema>;

/**
 * One generation in the answer of `GET /api/generations/:id` and in the event `generation.updated`. `percent` (0 to
 * 100) is the progress that the image model reports, null without a report. `queuePosition` of a queued generation
 * is the number of generations ahead plus 1, at most 1,000. `providerQueuePosition` of a running generation is its place
 * in the queue of the image model's provider, from 1; null if it does not wait there. `isLate` is true if a queued or
 * running generation is expected to end after its deadline; it goes on while images are finished, up to three times the
 * deadline. `credits` is the price that was held,
 * and `spentCredits` the price that was spent: 0 after a failure or a cancel, null before the end. `lettering` is how the
 * headline came into the finished image: `typeset`, or `drawn` by the model; null without a headline, before the end, and
 * for an image of a version that did not store it. `version` only grows; the receiver must ignore a state
 * with an older version.
 */
export const generationSchema = z.object({
  id: z.uuid(),
  thumbnailId: z.uuid().nullable(),
  status: z.enum(generationStatuses),
  stage: z.enum(generationStages).nullable(),
  percent: z.number().min(0).max(100).nullable(),
  queuePosition: z.int().min(0).nullable(),
  providerQueuePosition: z.int().min(1).nullable(),
  etaMs: z.int().min(0).nullable(),
  // An api of the former version does not send the field yet.
  isLate: z.boolean().default(false),
  previewUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  model: z.string().nullable(),
  seed: z.int().nullable(),
  // An api of the former version does not send the field yet.
  lettering: z.enum(letterings).nullable().default(null),
  credits: z.int().min(1),
  spentCredits: z.int().min(0).nullable(),
  errorCode: z
    .enum(Object.keys(generationErrors) as [GenerationErrorCode, ...GenerationErrorCode[]])
    .nullable(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

/**
 * Returns true if a generation has ended and will not change.
 * @param status status of the generation
 */
export const isFinished = (status: GenerationStatus): boolean => status !== 'queued' && status !== 'running';
