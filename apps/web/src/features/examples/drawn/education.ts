// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, classic, tall, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `education`. */
export const educationDrawn = {
  'solar-system': {
    ...wide,
    name: 'examples/solar-system',
    hash: '99e26506',
    prompt: { en: 'The solar system explained in 8 minutes', es: 'El sistema solar explicado en 8 minutos' },
    colours: ['#3f5346', '#4b5350'],
    settings: {
      style: '3d',
      mood: 'mysterious',
      colorPalette: 'Dark',
      seed: 47,
      headline: { en: '8 MIN', es: '8 MIN' },
    },
  },
  'home-chemistry': {
    ...classic,
    name: 'examples/home-chemistry',
    hash: '8c089642',
    prompt: { en: 'Chemistry experiments to do at home', es: 'Experimentos de química para hacer en casa' },
    colours: ['#a478da', '#977bb2'],
    settings: {
      style: 'cartoon',
      mood: 'funny',
      colorPalette: 'Neon',
      seed: 52,
      headline: { en: 'BOOM', es: 'BOOM' },
    },
  },
  'black-hole': {
    ...tall,
    name: 'examples/black-hole',
    hash: '76b0a9bf',
    prompt: { en: 'What happens inside a black hole', es: 'Qué pasa dentro de un agujero negro' },
    colours: ['#485e67', '#394c52'],
    settings: {
      style: 'neon',
      mood: 'mysterious',
      colorPalette: 'Dark',
      seed: 51,
      headline: { en: 'NO EXIT', es: 'SIN SALIDA' },
    },
  },
  volcanoes: {
    ...wide,
    name: 'examples/volcanoes',
    hash: '47ef493e',
    prompt: { en: 'How volcanoes erupt', es: 'Cómo entran en erupción los volcanes' },
    colours: ['#b6595a', '#cf7d6d'],
    settings: {
      style: 'comic',
      mood: 'intense',
      colorPalette: 'Warm',
      seed: 48,
      headline: { en: 'LAVA', es: 'LAVA' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
