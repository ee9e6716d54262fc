// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, square, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `fitness`. */
export const fitnessDrawn = {
  'first-wave': {
    ...square,
    name: 'examples/first-wave',
    hash: 'bb93e6d5',
    prompt: { en: 'I surfed my first big wave', es: 'Surfeé mi primera gran ola' },
    colours: ['#54a8b9', '#416a78'],
    settings: {
      style: 'comic',
      mood: 'epic',
      colorPalette: 'Cool',
      seed: 101,
      headline: { en: 'SURF', es: 'SURF' },
    },
  },
  'football-goal': {
    ...wide,
    name: 'examples/football-goal',
    hash: '76408239',
    prompt: { en: 'The best football goal of my life', es: 'El mejor gol de fútbol de mi vida' },
    colours: ['#a6a6a2', '#6a7a47'],
    settings: {
      style: 'photorealistic',
      mood: 'epic',
      colorPalette: 'Vibrant',
      seed: 202,
      headline: { en: 'GOAL', es: 'GOL' },
      place: 'park',
    },
  },
  'boxing-basics': {
    ...wide,
    name: 'examples/boxing-basics',
    hash: '5b6e1220',
    prompt: { en: 'Boxing for beginners in 10 minutes', es: 'Boxeo para principiantes en 10 minutos' },
    colours: ['#502618', '#6f562e'],
    settings: {
      style: 'neon',
      mood: 'intense',
      colorPalette: 'Warm',
      seed: 37,
      headline: { en: 'BOXING', es: 'BOXEO' },
    },
  },
  'first-marathon': {
    ...wide,
    name: 'examples/first-marathon',
    hash: 'd28a1716',
    prompt: { en: 'My first marathon: 42 kilometers', es: 'Mi primer maratón: 42 kilómetros' },
    colours: ['#807568', '#4d484e'],
    settings: {
      style: 'comic',
      mood: 'epic',
      colorPalette: 'Vibrant',
      seed: 34,
      headline: { en: '42 KM', es: '42 KM' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
