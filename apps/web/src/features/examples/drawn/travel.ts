// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, classic, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `travel`. */
export const travelDrawn = {
  'tokyo-budget': {
    ...wide,
    name: 'examples/tokyo-budget',
    hash: '147bf136',
    prompt: { en: 'A week in Tokyo for $200', es: 'Una semana en Tokio con 200 dólares' },
    colours: ['#835c7a', '#213d33'],
    settings: {
      style: 'neon',
      mood: 'mysterious',
      colorPalette: 'Neon',
      seed: 103,
      headline: { en: 'TOKYO', es: 'TOKIO' },
    },
  },
  'sailing-trip': {
    ...classic,
    name: 'examples/sailing-trip',
    hash: 'da47431b',
    prompt: { en: 'Sailing around the world: day one', es: 'La vuelta al mundo en velero: primer día' },
    colours: ['#bccac3', '#5385a5'],
    settings: {
      style: 'paper',
      mood: 'epic',
      colorPalette: 'Cool',
      seed: 28,
      headline: { en: 'DAY 1', es: 'EMPIEZO' },
    },
  },
  'forest-camping': {
    ...wide,
    name: 'examples/forest-camping',
    hash: '5031f591',
    prompt: { en: 'Camping alone in the forest', es: 'Acampada a solas en el bosque' },
    colours: ['#323529', '#494844'],
    settings: {
      style: 'photorealistic',
      mood: 'mysterious',
      colorPalette: 'Earth',
      seed: 27,
      headline: { en: 'ALONE', es: 'SOLO' },
      place: 'forest',
    },
  },
  'paris-weekend': {
    ...wide,
    name: 'examples/paris-weekend',
    hash: 'e90ee103',
    prompt: { en: '48 hours in Paris on a small budget', es: '48 horas en París con poco dinero' },
    colours: ['#bb9e90', '#d3b09d'],
    settings: {
      style: 'retro',
      mood: 'calm',
      colorPalette: 'Warm',
      seed: 26,
      headline: { en: 'PARIS', es: '48 HORAS' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
