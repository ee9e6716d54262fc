import {
  generationDefaults,
  type PictureRequest,
  pictureRequestSchema,
  type Thumbnail,
} from '@portada/contracts';
import { z } from 'zod';

const { shape } = pictureRequestSchema;

/**
 * Parts of a comma-separated text, trimmed, each once.
 * @param text as it is typed, such as "arrow, price tag"
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

/** The prompt panel's fields: those of the contract, but lists are one text, and no headline is an empty one. */
export const promptFormSchema = z.object({
  prompt: shape.prompt,
  // Without the contract's defaults: a panel always has a value, and an empty one is to be refused.
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
});

export type PromptValues = z.input<typeof promptFormSchema>;
export type PromptParsed = z.output<typeof promptFormSchema>;

/** The values with which the panel opens: what was asked last, else the defaults. @param thumbnail its owner */
export const promptValuesOf = ({ prompt, settings }: Thumbnail): PromptValues => ({
  prompt: prompt?.imageDescription ?? '',
  style: prompt?.style ?? generationDefaults.style,
  mood: prompt?.mood ?? generationDefaults.mood,
  colorPalette: prompt?.colorPalette ?? generationDefaults.colorPalette,
  aspectRatio: prompt?.aspectRatio ?? settings.aspectRatio,
  headline: prompt?.headline ?? '',
  elementsToInclude: prompt?.elementsToInclude.join(', ') ?? '',
  elementsToAvoid: prompt?.elementsToAvoid.join(', ') ?? '',
});

/** What the API takes: without a headline where there is none. @param parsed values of the panel */
export const toPictureRequest = ({ headline, ...rest }: PromptParsed): PictureRequest =>
  headline === undefined ? rest : { ...rest, headline };
