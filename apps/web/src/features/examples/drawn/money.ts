// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, square, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `money`. */
export const moneyDrawn = {
  'saved-5000': {
    ...wide,
    name: 'examples/saved-5000',
    hash: 'cf7e8dc0',
    prompt: { en: 'How I saved $5,000 in six months', es: 'Cómo ahorré 5.000 dólares en seis meses' },
    colours: ['#688751', '#81a67d'],
    settings: {
      style: 'cartoon',
      mood: 'happy',
      colorPalette: 'Vibrant',
      seed: 40,
      headline: { en: '$5,000', es: '5.000 $' },
    },
  },
  'piggy-bank': {
    ...square,
    name: 'examples/piggy-bank',
    hash: '4cb3deab',
    prompt: {
      en: 'The piggy bank challenge: save every coin',
      es: 'El reto de la hucha: ahorra cada moneda',
    },
    colours: ['#e6c9c3', '#c9b4a7'],
    settings: {
      style: 'cartoon',
      mood: 'happy',
      colorPalette: 'Pastel',
      seed: 105,
      headline: { en: 'SAVE', es: 'AHORRA' },
    },
  },
  'coffee-shop-costs': {
    ...wide,
    name: 'examples/coffee-shop-costs',
    hash: '77e72081',
    prompt: { en: 'I opened a coffee shop: the real costs', es: 'Abrí una cafetería: los costes reales' },
    colours: ['#cab5a5', '#cfc2cb'],
    settings: {
      style: 'paper',
      mood: 'calm',
      colorPalette: 'Earth',
      seed: 45,
      headline: { en: 'COSTS', es: 'COSTES' },
    },
  },
  'rent-rises': {
    ...wide,
    name: 'examples/rent-rises',
    hash: '2340b577',
    prompt: { en: 'Why your rent keeps rising', es: 'Por qué tu alquiler no deja de subir' },
    colours: ['#bababa', '#b4b4b3'],
    settings: {
      style: 'minimal',
      mood: 'dramatic',
      colorPalette: 'Monochrome',
      seed: 43,
      headline: { en: '+20%', es: '+20%' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
