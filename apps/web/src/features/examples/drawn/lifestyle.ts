// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.
import { sitePictures } from '../../../shared/site/pictures';
import { type DrawnExample, classic, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `lifestyle`. */
export const lifestyleDrawn = {
  'lifestyle-vlog': {
    ...sitePictures['lifestyle-vlog'],
    name: 'lifestyle-vlog',
    settings: {
      style: 'retro',
      mood: 'happy',
      colorPalette: 'Warm',
      seed: 4,
      headline: { en: 'BALI 24H', es: 'BALI 24H' },
    },
  },
  'no-phone': {
    ...wide,
    name: 'examples/no-phone',
    hash: 'b0cdff01',
    prompt: { en: 'One week without my phone', es: 'Una semana sin mi móvil' },
    colours: ['#4c4f8b', '#73596d'],
    settings: {
      style: 'comic',
      mood: 'dramatic',
      colorPalette: 'Vibrant',
      seed: 15,
      headline: { en: '7 DAYS', es: '1 SEMANA' },
    },
  },
  'new-york-suitcase': {
    ...wide,
    name: 'examples/new-york-suitcase',
    hash: '43a885df',
    prompt: { en: 'Moving to New York with one suitcase', es: 'Me mudo a Nueva York con una sola maleta' },
    colours: ['#6a572a', '#294850'],
    settings: {
      style: 'photorealistic',
      mood: 'epic',
      colorPalette: 'Warm',
      seed: 16,
      headline: { en: 'NEW YORK', es: 'NUEVA YORK' },
      place: 'city',
    },
  },
  'van-life': {
    ...classic,
    name: 'examples/van-life',
    hash: '4f218885',
    prompt: { en: 'Living in a van for 30 days', es: 'Vivo en una furgoneta durante 30 días' },
    colours: ['#b8b79e', '#b39b85'],
    settings: {
      style: 'retro',
      mood: 'happy',
      colorPalette: 'Earth',
      seed: 17,
      headline: { en: '30 DAYS', es: '1 MES' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
