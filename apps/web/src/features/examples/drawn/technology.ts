// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures/examples.
import { sitePictures } from '../../../shared/site/pictures';
import { type DrawnExample, tall, wide } from './drawn-example';

/** Pictures and settings of the examples of the niche `technology`. */
export const technologyDrawn = {
  'tech-tutorial': {
    ...sitePictures['tech-tutorial'],
    name: 'tech-tutorial',
    settings: {
      style: '3d',
      mood: 'happy',
      colorPalette: 'Cool',
      seed: 5,
      headline: { en: 'PYTHON 1H', es: 'PYTHON 1H' },
    },
  },
  'electric-car': {
    ...wide,
    name: 'examples/electric-car',
    hash: '1ee94c0f',
    prompt: {
      en: 'Electric car vs gasoline car: the real cost',
      es: 'Coche eléctrico contra coche de gasolina: el coste real',
    },
    colours: ['#5f6361', '#785356'],
    settings: { style: 'photorealistic', mood: 'dramatic', colorPalette: 'Cool', seed: 9 },
  },
  'phone-settings': {
    ...tall,
    name: 'examples/phone-settings',
    hash: '3611c257',
    prompt: {
      en: '5 phone settings you should turn off now',
      es: '5 ajustes del móvil que deberías apagar ahora',
    },
    colours: ['#205863', '#323b4a'],
    settings: {
      style: 'neon',
      mood: 'mysterious',
      colorPalette: 'Dark',
      seed: 11,
      headline: { en: 'TURN OFF', es: 'APÁGALO' },
    },
  },
  'cleaning-robot': {
    ...wide,
    name: 'examples/cleaning-robot',
    hash: '81f0ac9d',
    prompt: { en: 'I built a robot that cleans my room', es: 'Construí un robot que limpia mi habitación' },
    colours: ['#b5b9c9', '#bdb1c9'],
    settings: {
      style: 'cartoon',
      mood: 'funny',
      colorPalette: 'Pastel',
      seed: 7,
      headline: { en: 'ROBOT', es: 'ROBOT' },
    },
  },
} as const satisfies Record<string, DrawnExample>;
