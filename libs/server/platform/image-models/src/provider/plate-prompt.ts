import type { AspectRatio } from '@portada/contracts';
import { sentPictures } from '../pictures/input-pictures';
import type { HeadlineArea, ModelInput } from '../port';

const frames: Record<AspectRatio, string> = {
  '16:9': 'wide 16:9 frame',
  '4:3': '4:3 frame',
  '1:1': 'square frame',
  '9:16': 'tall 9:16 frame',
};

/** Elements that no plate (image without text) may contain, because the headline is set later as type. */
const noText = ['text', 'letters', 'numbers', 'captions', 'logos', 'watermarks', 'borders'];

/**
 * Invisible characters: control, formatting and direction marks. These characters can hide instructions from a person
 * who reads the prompt.
 */
const invisible = /[\p{Cc}\p{Cf}]+/gu;

/** Returns a text without invisible characters and halves of characters, on one line. */
const clean = (text: string): string =>
  Buffer.from(text.replace(invisible, ' '), 'utf8').toString('utf8').replace(/\s+/g, ' ').trim();

const hasQuotes = /["“”«»„]/u;

/** Returns the name of the side of the image on which most of an area is. */
const sideOf = ({ left, top, width, height }: HeadlineArea): string => {
  const [x, y] = [left + width / 2, top + height / 2];
  const across = x < 0.4 ? 'left' : x > 0.6 ? 'right' : '';
  const down = y < 0.4 ? 'upper' : y > 0.6 ? 'lower' : '';
  if (width > 0.7 || across === '') return down === '' ? 'middle' : `${down} part`;
  return down === '' || height > 0.6 ? `${across} side` : `${down} ${across}`;
};

const percent = (share: number): number => Math.round(share * 100);

const roomFor = (area: HeadlineArea): string =>
  `Keep the ${sideOf(area)} of the image calm and free of detail, from ${percent(area.left)}% to ` +
  `${percent(area.left + area.width)}% of the width and from ${percent(area.top)}% to ` +
  `${percent(area.top + area.height)}% of the height: a headline is added there later. ` +
  'Put the main subject outside of this area.';

/** Describes the pictures of a request, in the order in which the provider is sent them; null without pictures. */
const aboutPictures = (input: ModelInput): string | null => {
  const { base, shown, mask } = sentPictures(input);
  if (shown.length === 0) return null;
  const changed = mask
    ? 'Change the first picture only where the mask selects it, and keep the rest of it as it is.'
    : 'Change the first picture as described, and keep everything else of it as it is.';
  const first = base ? 2 : 1;
  const references =
    shown.length < first
      ? null
      : `${first === shown.length ? `Picture ${first} is a reference` : `Pictures ${first} to ${shown.length} are references`} for the look of people, things and style.`;
  return [base && changed, references].filter((line) => line !== null).join(' ');
};

/**
 * Describes the image that a hosted model draws: a plate without text, with room for the headline. The headline
 * itself is not in the prompt.
 * @param input the user's request, and the area of the headline
 * @returns lines of plain English; the user's words stay in their language
 */
export const platePrompt = (input: ModelInput): string => {
  const prompt = clean(input.prompt);
  const show = input.elementsToInclude.map(clean);
  const avoid = input.elementsToAvoid.map(clean);
  return [
    `Background image of a video thumbnail in a ${frames[input.aspectRatio]}: ${prompt}`,
    `Style: ${clean(input.style)}. Mood: ${clean(input.mood)}. Color palette: ${clean(input.colorPalette)}.`,
    show.length > 0 ? `Show: ${show.join(', ')}.` : null,
    avoid.length > 0 ? `Do not show: ${avoid.join(', ')}.` : null,
    aboutPictures(input),
    'One clear subject, large, with strong contrast to its background.',
    input.headlineArea ? roomFor(input.headlineArea) : null,
    'Keep the lower right corner free of important detail.',
    hasQuotes.test(prompt) ? 'Words in quotation marks are the headline. Do not write them.' : null,
    `The image has no ${noText.join(', no ')}.`,
  ]
    .filter((line) => line !== null)
    .join('\n');
};

/**
 * Returns the negative prompt, which lists what an image must not show, for models with such a parameter.
 * @param input the user's request
 */
export const negativePrompt = (input: ModelInput): string =>
  [...noText, ...input.elementsToAvoid.map(clean)].join(', ');
