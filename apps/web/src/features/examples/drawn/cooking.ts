// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, tall, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `cooking`. */
export const cookingDrawn = {
  'quick-pizza': {
    ...wide,
    name: 'examples/quick-pizza',
    hash: '0f3e1ff4',
    prompt: { en: 'Homemade pizza in 20 minutes', es: 'Pizza casera en 20 minutos' },
    colours: ['#b05d24', '#dd945a'],
    settings: {
      style: '3d',
      mood: 'happy',
      colorPalette: 'Warm',
      seed: 19,
      headline: { en: '20 MIN', es: '20 MIN' },
    },
  },
  'sushi-at-home': {
    ...tall,
    name: 'examples/sushi-at-home',
    hash: '66aa0ed5',
    prompt: {
      en: 'The perfect sushi at home for beginners',
      es: 'El sushi perfecto en casa para principiantes',
    },
    colours: ['#b3b0b1', '#bdbcbc'],
    settings: {
      style: 'minimal',
      mood: 'calm',
      colorPalette: 'Monochrome',
      seed: 22,
      headline: { en: 'SUSHI', es: 'SUSHI' },
    },
  },
  'street-tacos': {
    ...wide,
    name: 'examples/street-tacos',
    hash: '692552c6',
    prompt: { en: 'Street tacos for only $1', es: 'Tacos callejeros por solo 1 dólar' },
    colours: ['#c76a88', '#c1815a'],
    settings: {
      style: 'comic',
      mood: 'happy',
      colorPalette: 'Vibrant',
      seed: 21,
      headline: { en: '$1', es: '$1' },
    },
  },
  'hottest-chili': {
    ...wide,
    name: 'examples/hottest-chili',
    hash: 'e182c324',
    prompt: {
      en: 'I ate the spiciest chili pepper in the world',
      es: 'Me comí el chile más picante del mundo',
    },
    colours: ['#4e474b', '#492b24'],
    settings: {
      style: 'horror',
      mood: 'intense',
      colorPalette: 'Warm',
      seed: 23,
      headline: { en: '2M SHU', es: '2M SHU' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
