import {
  type AspectRatio,
  type Language,
  type Place,
  type ProviderTexts,
  providerTextFields,
} from '@portada/contracts';
import { sentPictures } from '../pictures/input-pictures';
import type { HeadlineArea, ModelInput } from '../port';

const frames: Record<AspectRatio, string> = {
  '16:9': 'wide 16:9 frame',
  '4:3': '4:3 frame',
  '1:1': 'square frame',
  '9:16': 'tall 9:16 frame',
};

/** Elements that no image may contain. */
const never = ['captions', 'logos', 'watermarks', 'borders'];
/** Elements that no plate (image without text) may contain, because the headline is set later as type. */
const noText = ['text', 'letters', 'numbers', ...never];

const languages: Record<Language, string> = { en: 'English', es: 'Spanish' };

/**
 * Invisible characters: control, formatting and direction marks. These characters can hide instructions from a person
 * who reads the prompt.
 */
const invisible = /[\p{Cc}\p{Cf}]+/gu;

/** Returns a text without invisible characters and halves of characters, on one line. */
const clean = (text: string): string =>
  Buffer.from(text.replace(invisible, ' '), 'utf8').toString('utf8').replace(/\s+/g, ' ').trim();

/**
 * The texts of a request, cleaned; a list is joined by commas, and an absent text is empty. The fields are those that the
 * prompt check reads, so that no other text of a user gets into a prompt.
 */
const textsOf = (request: ProviderTexts): Record<keyof ProviderTexts, string> => {
  const texts = providerTextFields.map((field) => [
    field,
    [request[field] ?? []].flat().map(clean).join(', '),
  ]);
  return Object.fromEntries(texts) as Record<keyof ProviderTexts, string>;
};

/** Fields of a model input that are not texts of the user. */
type Surroundings = Omit<ModelInput, keyof ProviderTexts>;

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

/** Names an area of the image by its edges. */
const edgesOf = (area: HeadlineArea): string =>
  `from ${percent(area.left)}% to ${percent(area.left + area.width)}% of the width and ` +
  `from ${percent(area.top)}% to ${percent(area.top + area.height)}% of the height`;

const roomFor = (area: HeadlineArea): string =>
  `Keep the ${sideOf(area)} of the image calm and free of detail, ${edgesOf(area)}: ` +
  'a headline is added there later. Put the main subject outside of this area.';

/** Lines about the text in the image: the headline that the model draws, or that the image has no text. */
const aboutText = ({ drawnHeadline, headlineArea }: Surroundings, prompt: string): (string | null)[] => {
  if (!drawnHeadline)
    return [
      headlineArea ? roomFor(headlineArea) : null,
      'Keep the lower right corner free of important detail.',
      hasQuotes.test(prompt) ? 'Words in quotation marks are the headline. Do not write them.' : null,
      `The image has no ${noText.join(', no ')}.`,
    ];
  // Quotation marks inside of the headline would end the quotation.
  const words = clean(drawnHeadline.words).replace(/["“”«»„]/gu, "'");
  return [
    'Write this headline into the image, once, letter by letter as it stands between the quotation marks: ' +
      `"${words}".`,
    `The headline is in ${languages[drawnHeadline.language]}. Do not translate, shorten or correct it.`,
    'Set it in very large, bold, clean letters with strong contrast to what is behind them.',
    headlineArea
      ? `Put the headline on the ${sideOf(headlineArea)} of the image, ${edgesOf(headlineArea)}. ` +
        'Put the main subject outside of this area.'
      : null,
    'Keep the lower right corner free of text and of important detail.',
    `Apart from the headline, the image has no other text, no other letters, no ${never.join(', no ')}.`,
  ];
};

/** Describes the person that the user chose, for models that draw people; null without a choice. */
const aboutPerson = ({ person }: Surroundings): string | null => {
  if (!person) return null;
  const { gender, skin, hair } = person;
  const traits = [skin && `${skin.replace('-', ' ')} skin`, hair && `${hair} hair`].filter(Boolean);
  const who = gender === 'f' ? 'a woman' : gender === 'm' ? 'a man' : 'a person';
  const look = traits.length === 0 ? who : `${who} with ${traits.join(' and ')}`;
  return `If the image shows a person whose look is not described: ${look}.`;
};

/** English names of the photographed places. */
const placeWords: Record<Place, string> = {
  apartment: 'a bright apartment',
  bridge: 'a corridor of glass and steel',
  city: 'a city street with office buildings',
  dawn: 'dark hills at dawn',
  esplanade: 'a shopping mall with lights',
  forest: 'a sunny forest',
  hall: 'a large hall',
  lab: 'an old laboratory',
  lobby: 'the lobby of an office',
  night: 'a field with trees at dusk',
  park: 'a green park under a blue sky',
  sky: 'clouds over the sea',
  studio: 'a photo studio with a softbox',
  sunrise: 'a meadow at sunrise',
  sunset: 'a harbor at sunset',
  venice: 'a shore at dusk',
  warehouse: 'a warehouse',
  workshop: 'a workshop with machines',
};

/** Describes the background that the user chose; null without a choice. */
const aboutPlace = ({ place }: Surroundings): string | null =>
  place ? `Background: a photograph of ${placeWords[place]}, out of focus.` : null;

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
 * Describes the image that a hosted model draws. Without `drawnHeadline` it is a plate without text, with room for the
 * headline, and the headline is not in the prompt. With `drawnHeadline` the prompt asks for its exact words.
 * @param input the user's request, the area of the headline, and the headline that the model draws
 * @returns lines of plain English; the user's words stay in their language
 */
export const imagePrompt = (input: ModelInput): string => {
  const { prompt, style, mood, colorPalette, elementsToInclude, elementsToAvoid } = textsOf(input);
  const surroundings: Surroundings = input;
  const kind = surroundings.drawnHeadline ? 'Video thumbnail' : 'Background image of a video thumbnail';
  return [
    `${kind} in a ${frames[surroundings.aspectRatio]}: ${prompt}`,
    `Style: ${style}. Mood: ${mood}. Color palette: ${colorPalette}.`,
    elementsToInclude === '' ? null : `Show: ${elementsToInclude}.`,
    elementsToAvoid === '' ? null : `Do not show: ${elementsToAvoid}.`,
    aboutPlace(surroundings),
    aboutPerson(surroundings),
    aboutPictures(input),
    'One clear subject, large, with strong contrast to its background.',
    ...aboutText(surroundings, prompt),
  ]
    .filter((line) => line !== null)
    .join('\n');
};

/**
 * Returns the negative prompt, which lists what an image must not show, for models with such a parameter.
 * @param input the user's request
 */
export const negativePrompt = (input: ModelInput): string => {
  const avoided = textsOf(input).elementsToAvoid;
  return [...(input.drawnHeadline ? never : noText), ...(avoided === '' ? [] : [avoided])].join(', ');
};
