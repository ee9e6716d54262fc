import {
  productConfig,
  fieldMessage,
  generateImageSchema,
  generationDefaults,
  personDraftSchema,
  promptDraftSchema,
  type PersonLook,
  type PictureRequest,
  pictureRequestSchema,
  type Thumbnail,
} from '@portada/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { VariantsRequest } from '../generation/start-generation';

const { shape } = pictureRequestSchema;

/**
 * Splits a comma-separated text into trimmed entries without duplicates.
 * @param text the typed text, such as "arrow, price tag"
 */
export const splitElements = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

const elements = z.string().transform(splitElements).pipe(shape.elementsToInclude.unwrap());

/** Largest seed of a generation: the largest unsigned 32-bit integer. */
const largestSeed = 2 ** 32 - 1;

/** The chosen look of a person, and the chosen saved person; undefined for what is not chosen. */
type ChosenPerson = { look: PersonLook | undefined; saved: string | undefined };

/** Leaves out what the creator does not choose. */
const person = personDraftSchema.optional().transform((chosen): ChosenPerson => {
  const { gender, skin, hair, saved } = chosen ?? {};
  const look = { ...(gender && { gender }), ...(skin && { skin }), ...(hair && { hair }) };
  return { look: Object.keys(look).length === 0 ? undefined : look, saved: saved || undefined };
});

const seed = z
  .string()
  .trim()
  .regex(/^\d{0,10}$/, fieldMessage('invalid'))
  .transform((text) => (text === '' ? undefined : Number(text)))
  .refine((value) => value === undefined || value <= largestSeed, fieldMessage('invalid'));

/**
 * Schema of the fields of the prompt panel. The fields are those of the api request, but a list is one text and an
 * omitted value is an empty text.
 */
export const promptFormSchema = z.object({
  prompt: shape.prompt,
  // `unwrap` removes the default values of the api's schema, because the form always has a value for these
  // fields.
  style: shape.style.unwrap(),
  mood: shape.mood.unwrap(),
  colorPalette: shape.colorPalette.unwrap(),
  aspectRatio: shape.aspectRatio.unwrap(),
  elementsToInclude: elements,
  elementsToAvoid: elements,
  headline: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(shape.headline),
  variants: generateImageSchema.shape.variants.unwrap(),
  seed,
  place: promptDraftSchema.shape.place.transform((chosen) => chosen || undefined),
  person,
});

/** Values of the prompt panel as the creator typed them. */
export type PromptValues = z.input<typeof promptFormSchema>;
/** Values of the prompt panel after validation. */
export type PromptParsed = z.output<typeof promptFormSchema>;

/** Form of the prompt panel, as `usePromptForm` returns it. */
export type PromptForm = UseFormReturn<PromptValues, unknown, PromptParsed>;

/**
 * Returns the initial values of the prompt panel: the prompt draft, else the last request, else the defaults.
 * @param thumbnail the thumbnail of the panel
 */
export const promptValuesOf = ({ prompt, promptDraft, settings }: Thumbnail): PromptValues =>
  promptDraft ?? {
    ...valuesOfRequest({
      ...generationDefaults,
      aspectRatio: settings.aspectRatio,
      elementsToInclude: [],
      elementsToAvoid: [],
      ...prompt,
      prompt: prompt?.imageDescription ?? '',
    }),
    variants: productConfig.variants.min,
    seed: '',
  };

/**
 * Returns the values of the prompt panel for a request. Number of images and seed are not part of it.
 * @param request a request, as it is stored with a generation
 */
export const valuesOfRequest = ({
  prompt,
  style,
  mood,
  colorPalette,
  aspectRatio,
  headline = '',
  elementsToInclude,
  elementsToAvoid,
  place,
  person: look,
  savedPersonId = '',
}: PictureRequest): Omit<PromptValues, 'variants' | 'seed'> => ({
  ...{ prompt, style, mood, colorPalette, aspectRatio, headline },
  place: place ?? '',
  elementsToInclude: elementsToInclude.join(', '),
  elementsToAvoid: elementsToAvoid.join(', '),
  person: { gender: '', skin: '', hair: '', saved: savedPersonId, ...look },
});

/**
 * Converts the values of the prompt panel to a request for images. An empty headline or seed is omitted.
 * @param parsed validated values of the prompt panel
 */
export const toRequest = ({
  headline,
  seed: chosenSeed,
  place,
  person: { look, saved },
  ...rest
}: PromptParsed): VariantsRequest => ({
  ...rest,
  ...(headline === undefined ? {} : { headline }),
  ...(chosenSeed === undefined ? {} : { seed: chosenSeed }),
  ...(place === undefined ? {} : { place }),
  ...(look === undefined ? {} : { person: look }),
  ...(saved === undefined ? {} : { savedPersonId: saved }),
});
