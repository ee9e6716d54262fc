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
    hash: '04bafeac',
    prompt: prompt1,
    colours: ['#3a4f55', '#55588a'],
  },
  'hero-square': {
    ...square,
    hash: '9a008d3b',
    prompt: prompt1,
    colours: ['#353e4f', '#4f5a81'],
  },
  'hero-tall': {
    ...tall,
    hash: '39f15c1d',
    prompt: prompt1,
    colours: ['#668799', '#50678a'],
  },
  'tech-tutorial': {
    ...wide,
    hash: '3df2a009',
    prompt: { en: 'Learn Python in one hour', es: 'Aprende Python en una hora' },
    colours: ['#52779d', '#57a7a8'],
  },
  'gaming-content': {
    ...wide,
    hash: '56d63971',
    prompt: {
      en: 'Dragon boss fight with one heart left',
      es: 'El jefe final es un dragón y me queda un solo corazón',
    },
    colours: ['#9b4c47', '#ae9872'],
  },
  'lifestyle-vlog': {
    ...wide,
    hash: 'de658de7',
    prompt: { en: 'A day in Bali, from sunrise to sunset', es: 'Un día en Bali, del amanecer al atardecer' },
    colours: ['#a37e77', '#cea498'],
  },
  demo: {
    ...wide,
    hash: '02b05085',
    prompt: { en: 'Dog vs cat: who is smarter?', es: 'Perro contra gato: ¿quién es más listo?' },
    colours: ['#cba69b', '#b48657'],
  },
  article: {
    ...wide,
    hash: '1f41d897',
    prompt: {
      en: 'From 0 to 1,000,000 subscribers: the growth chart of my channel',
      es: 'De 0 a un millón de suscriptores: la gráfica de mi canal',
    },
    colours: ['#71d26f', '#8cc47f'],
  },
  'square-recipe': {
    ...square,
    hash: '533d7e3f',
    prompt: { en: 'The best burger for only $3', es: 'La mejor hamburguesa por solo 3 dólares' },
    colours: ['#a77748', '#8a552e'],
  },
  'square-travel': {
    ...square,
    hash: '2c8ca479',
    prompt: { en: 'I crossed the Sahara on a camel', es: 'Crucé el Sahara en camello' },
    colours: ['#e7bc96', '#ba887c'],
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
