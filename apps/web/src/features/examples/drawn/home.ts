// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, classic, square, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `home`. */
export const homeDrawn = {
  'leaking-faucet': {
    ...classic,
    name: 'examples/leaking-faucet',
    hash: '2d6cdccc',
    prompt: { en: 'How to fix a leaking faucet', es: 'Cómo arreglar un grifo que gotea' },
    colours: ['#589fa0', '#29aca1'],
    settings: {
      style: 'cartoon',
      mood: 'funny',
      colorPalette: 'Cool',
      seed: 65,
      headline: { en: 'FIX IT', es: 'ARRÉGLALO' },
    },
  },
  'garden-makeover': {
    ...square,
    name: 'examples/garden-makeover',
    hash: '9573734c',
    prompt: { en: 'Garden makeover with $100', es: 'El cambio de mi jardín con 100 dólares' },
    colours: ['#a4a59b', '#b7b199'],
    settings: {
      style: 'paper',
      mood: 'happy',
      colorPalette: 'Earth',
      seed: 62,
      headline: { en: '$100', es: '$100' },
    },
  },
  'tiny-house': {
    ...wide,
    name: 'examples/tiny-house',
    hash: 'dd4819ee',
    prompt: {
      en: 'Tiny house tour: 20 square meters',
      es: 'Visita a una casa diminuta: 20 metros cuadrados',
    },
    colours: ['#9e6c21', '#ab7b5d'],
    settings: {
      style: '3d',
      mood: 'happy',
      colorPalette: 'Warm',
      seed: 111,
      headline: { en: 'TINY', es: 'MINI' },
    },
  },
  'seven-tools': {
    ...wide,
    name: 'examples/seven-tools',
    hash: 'af426f86',
    prompt: { en: '7 tools every home needs', es: '7 herramientas que hacen falta en cada casa' },
    colours: ['#59757c', '#5f8193'],
    settings: {
      style: 'blueprint',
      mood: 'calm',
      colorPalette: 'Cool',
      seed: 64,
      headline: { en: '7 TOOLS', es: '7 ÚTILES' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
