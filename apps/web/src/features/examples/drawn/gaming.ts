// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.
import { sitePictures } from '../../../shared/site/pictures';
import { type DrawnExample, classic, square, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `gaming`. */
export const gamingDrawn = {
  'gaming-content': {
    ...sitePictures['gaming-content'],
    name: 'gaming-content',
    settings: {
      style: 'comic',
      mood: 'intense',
      colorPalette: 'Vibrant',
      seed: 8,
      headline: { en: '1 HP', es: '1 HP' },
    },
  },
  'zombie-survival': {
    ...wide,
    name: 'examples/zombie-survival',
    hash: 'e8fc8a50',
    prompt: {
      en: '100 days in a zombie world, and I am the last one alive',
      es: '100 días en un mundo de zombis y soy el último con vida',
    },
    colours: ['#382b1c', '#62503f'],
    settings: {
      style: 'comic',
      mood: 'dark',
      colorPalette: 'Dark',
      seed: 1,
      headline: { en: 'DAY 100', es: 'NOCHE 100' },
    },
  },
  'racing-game': {
    ...classic,
    name: 'examples/racing-game',
    hash: '7111bc40',
    prompt: {
      en: 'Racing game: I drove the fastest car',
      es: 'Juego de carreras: conduje el coche más rápido',
    },
    colours: ['#98867a', '#8d5859'],
    settings: {
      style: 'cartoon',
      mood: 'intense',
      colorPalette: 'Vibrant',
      seed: 6,
      headline: { en: '300 KM/H', es: '300 KM/H' },
    },
  },
  'chess-online': {
    ...square,
    name: 'examples/chess-online',
    hash: '9a80ffc0',
    prompt: { en: 'I played chess against a grandmaster', es: 'Jugué al ajedrez contra un gran maestro' },
    colours: ['#896d70', '#a4a9a8'],
    settings: {
      style: 'minimal',
      mood: 'dramatic',
      colorPalette: 'Monochrome',
      seed: 112,
      headline: { en: 'CHESS', es: 'AJEDREZ' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
