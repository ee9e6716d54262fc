import {
  type AspectRatio,
  type Language,
  type PictureRequest,
  pictureRequestSchema,
} from '@portada/contracts';
import type { Order } from './draw-orders';

/** The request, seed and name of a picture for the public pages. */
type Named = Order & { name: string };

/** A picture of the public pages: its name and its prompt in both languages. */
export type SiteSample = Named & { prompt: Record<Language, string> };

type Looks = Pick<PictureRequest, 'style' | 'mood' | 'colorPalette'> & Partial<PictureRequest>;

/**
 * Creates the sample of a picture that is drawn from the English prompt. The Spanish prompt has the same meaning and
 * is only shown.
 */
const sample = (
  name: string,
  aspectRatio: AspectRatio,
  seed: number,
  prompt: Record<Language, string>,
  looks: Looks,
): SiteSample => ({
  name,
  prompt,
  seed,
  request: pictureRequestSchema.parse({ prompt: prompt.en, aspectRatio, ...looks }),
});

/** The prompt of the picture that is drawn in three ratios. */
const rocket = { en: 'I built a rocket in 24 hours', es: 'Construí un cohete en 24 horas' };
const rocketLooks: Looks = { style: 'comic', mood: 'epic', colorPalette: 'Cool', headline: '24H' };

const wide: SiteSample[] = [
  sample(
    'tech-tutorial',
    '16:9',
    5,
    { en: 'Learn Python in one hour', es: 'Aprende Python en una hora' },
    { style: '3d', mood: 'happy', colorPalette: 'Cool', headline: 'PYTHON 1H' },
  ),
  sample(
    'gaming-content',
    '16:9',
    8,
    {
      en: 'Dragon boss fight with one heart left',
      es: 'El jefe final es un dragón y me queda un solo corazón',
    },
    { style: 'comic', mood: 'intense', colorPalette: 'Vibrant', headline: '1 HP' },
  ),
  sample(
    'lifestyle-vlog',
    '16:9',
    4,
    {
      en: 'A day at the beach in Bali, from sunrise to sunset',
      es: 'Un día de playa en Bali, del amanecer al atardecer',
    },
    { style: 'retro', mood: 'happy', colorPalette: 'Warm', headline: 'BALI 24H' },
  ),
  sample(
    'demo',
    '16:9',
    1,
    { en: 'Dog vs cat: who is smarter?', es: 'Perro contra gato: ¿quién es más listo?' },
    { style: 'cartoon', mood: 'happy', colorPalette: 'Vibrant', headline: 'IQ TEST' },
  ),
  sample(
    'article',
    '16:9',
    6,
    {
      en: 'From 0 to 1,000,000 subscribers: the growth chart of my channel',
      es: 'De 0 a un millón de suscriptores: la gráfica de mi canal',
    },
    { style: 'minimal', mood: 'happy', colorPalette: 'Vibrant', headline: '1M' },
  ),
];

const square: SiteSample[] = [
  sample(
    'square-recipe',
    '1:1',
    5,
    { en: 'The best burger for only $3', es: 'La mejor hamburguesa por solo 3 dólares' },
    { style: '3d', mood: 'epic', colorPalette: 'Vibrant', headline: 'BURGER $3' },
  ),
  sample(
    'square-travel',
    '1:1',
    2,
    { en: 'I crossed the Sahara on a camel', es: 'Crucé el Sahara en camello' },
    { style: 'paper', mood: 'epic', colorPalette: 'Warm', headline: 'SAHARA' },
  ),
];

/**
 * Every picture of the public pages with all settings that decide its look. The seeds were chosen by the look of the
 * pictures, unlike the seeds of the contact sheets. The headlines are words that are understood in both languages.
 */
export const siteSamples: readonly SiteSample[] = [
  sample('hero-wide', '16:9', 21, rocket, rocketLooks),
  sample('hero-square', '1:1', 21, rocket, rocketLooks),
  sample('hero-tall', '9:16', 21, rocket, rocketLooks),
  ...wide,
  ...square,
];

/** Creates the request of a picture without text, so that its social card is the same in every language. */
const wordless = (name: string, seed: number, prompt: string, looks: Looks): Named => ({
  name,
  seed,
  request: pictureRequestSchema.parse({ prompt, elementsToAvoid: ['text'], ...looks }),
});

/** Pictures that are shown on social cards only, for pages without pictures. */
export const cardSamples: readonly Named[] = [
  wordless('shield', 3, 'A shield that keeps your secrets safe', {
    style: 'minimal',
    mood: 'calm',
    colorPalette: 'Cool',
  }),
  wordless('scale', 1, 'A balance scale for fair rules', {
    style: 'minimal',
    mood: 'calm',
    colorPalette: 'Warm',
  }),
  wordless('lock', 1, 'A golden key opens the door', { style: '3d', mood: 'happy', colorPalette: 'Neon' }),
];
