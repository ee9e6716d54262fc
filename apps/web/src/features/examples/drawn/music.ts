// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.

import { type DrawnExample, square, tall, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `music`. */
export const musicDrawn = {
  'drum-solo': {
    ...wide,
    name: 'examples/drum-solo',
    hash: '707bfe77',
    prompt: { en: 'The hardest drum solo in the world', es: 'El solo de batería más difícil del mundo' },
    colours: ['#562e6d', '#a35778'],
    settings: {
      style: 'comic',
      mood: 'intense',
      colorPalette: 'Neon',
      seed: 69,
      headline: { en: 'DRUMS', es: 'REDOBLE' },
    },
  },
  'make-a-beat': {
    ...tall,
    name: 'examples/make-a-beat',
    hash: '1a647e26',
    prompt: {
      en: 'How I made a beat in 10 minutes with headphones',
      es: 'Cómo hice un ritmo en 10 minutos con auriculares',
    },
    colours: ['#3f6542', '#43512c'],
    settings: {
      style: 'neon',
      mood: 'epic',
      colorPalette: 'Neon',
      seed: 71,
      headline: { en: 'BEAT', es: 'RITMO' },
    },
  },
  'first-piano-song': {
    ...square,
    name: 'examples/first-piano-song',
    hash: '49a43545',
    prompt: { en: 'Your first piano song in 10 minutes', es: 'Tu primera canción al piano en 10 minutos' },
    colours: ['#adaeae', '#d2cccd'],
    settings: {
      style: 'minimal',
      mood: 'calm',
      colorPalette: 'Monochrome',
      seed: 68,
      headline: { en: 'PIANO', es: 'PIANO' },
    },
  },
  'guitar-30-days': {
    ...wide,
    name: 'examples/guitar-30-days',
    hash: '955f64b8',
    prompt: { en: 'I learned the guitar in 30 days', es: 'Aprendí a tocar la guitarra en 30 días' },
    colours: ['#595755', '#ae9079'],
    settings: {
      style: 'photorealistic',
      mood: 'dramatic',
      colorPalette: 'Warm',
      seed: 67,
      headline: { en: '30 DAYS', es: '1 MES' },
      place: 'studio',
    },
  },
} as const satisfies Record<string, DrawnExample>;
