// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures.
import type { AspectRatio, Language } from '@portada/contracts';

/** A picture of the public pages, drawn by the studio model from its prompt. */
export type SitePictureDetails = {
  /** First characters of the hash of the files. The hash is a part of the URL, so a new drawing has a new URL. */
  hash: string;
  ratio: AspectRatio;
  /** Widths in px of the AVIF and WebP files, ascending. */
  widths: readonly number[];
  /** The prompt that the picture was drawn from. */
  prompt: Record<Language, string>;
  /** Two colors that are shown while the picture loads. */
  colours: readonly [string, string];
};

const wide = { ratio: '16:9', widths: [360, 640, 960, 1280] } as const;
const square = { ratio: '1:1', widths: [240, 360, 640, 960] } as const;
const tall = { ratio: '9:16', widths: [180, 360, 540] } as const;
const prompt1 = { en: 'I built a rocket in 24 hours', es: 'Construí un cohete en 24 horas' };

/** Every picture of the public pages by name. */
export const sitePictures = {
  'hero-wide': {
    ...wide,
    hash: '363b9211',
    prompt: prompt1,
    colours: ['#467283', '#2f5274'],
  },
  'hero-square': {
    ...square,
    hash: '12a46deb',
    prompt: prompt1,
    colours: ['#516e7e', '#285989'],
  },
  'hero-tall': {
    ...tall,
    hash: '6aae3821',
    prompt: prompt1,
    colours: ['#617a88', '#5a6b80'],
  },
  'tech-tutorial': {
    ...wide,
    hash: 'eec4f95d',
    prompt: { en: 'Learn Python in one hour', es: 'Aprende Python en una hora' },
    colours: ['#5a8199', '#377db1'],
  },
  'gaming-content': {
    ...wide,
    hash: '19988139',
    prompt: {
      en: 'Dragon boss fight with one heart left',
      es: 'El jefe final es un dragón y me queda un solo corazón',
    },
    colours: ['#91402e', '#9b9358'],
  },
  'lifestyle-vlog': {
    ...wide,
    hash: 'c3f34fb2',
    prompt: {
      en: 'A day at the beach in Bali, from sunrise to sunset',
      es: 'Un día de playa en Bali, del amanecer al atardecer',
    },
    colours: ['#af9094', '#c19f86'],
  },
  demo: {
    ...wide,
    hash: 'dd69b103',
    prompt: { en: 'Dog vs cat: who is smarter?', es: 'Perro contra gato: ¿quién es más listo?' },
    colours: ['#c19591', '#ca946d'],
  },
  article: {
    ...wide,
    hash: '47570cb0',
    prompt: {
      en: 'From 0 to 1,000,000 subscribers: the growth chart of my channel',
      es: 'De 0 a un millón de suscriptores: la gráfica de mi canal',
    },
    colours: ['#cc98bb', '#a2a487'],
  },
  'square-recipe': {
    ...square,
    hash: 'f85d625b',
    prompt: { en: 'The best burger for only $3', es: 'La mejor hamburguesa por solo 3 dólares' },
    colours: ['#728e69', '#585d3e'],
  },
  'square-travel': {
    ...square,
    hash: 'ed3ecd21',
    prompt: { en: 'I crossed the Sahara on a camel', es: 'Crucé el Sahara en camello' },
    colours: ['#dbbaa0', '#b68173'],
  },
} as const satisfies Record<string, SitePictureDetails>;

export type SitePictureName = keyof typeof sitePictures;

/** Social cards of the public pages, in apps/web/public/cards. */
export type SocialCardName =
  | 'home'
  | 'pricing'
  | 'examples'
  | 'tech-tutorial'
  | 'gaming-content'
  | 'lifestyle-vlog'
  | 'blog'
  | 'article'
  | 'privacy-policy'
  | 'terms-of-service'
  | 'auth';
