// Written by `npm run site:pictures`, which also writes the files in apps/web/public/pictures.
import type { AspectRatio, Language } from '@portada/contracts';

/** A picture of the public pages, drawn by the studio model from its prompt. */
export type SitePictureDetails = {
  /** First characters of the hash of its files: a new drawing has a new address. */
  hash: string;
  ratio: AspectRatio;
  /** Widths in px at which it is there as AVIF and as WebP, ascending. */
  widths: readonly number[];
  /** The sentence that it was drawn from. */
  prompt: Record<Language, string>;
  /** Two colours that stand for it while it loads. */
  colours: readonly [string, string];
};

const wide = { ratio: '16:9', widths: [360, 640, 960, 1280] } as const;
const square = { ratio: '1:1', widths: [240, 360, 640, 960] } as const;
const tall = { ratio: '9:16', widths: [180, 360, 540] } as const;
const prompt1 = { en: 'I built a rocket in 24 hours', es: 'Construí un cohete en 24 horas' };

/** Every picture of the public pages by its name. */
export const sitePictures = {
  'hero-wide': {
    ...wide,
    hash: 'b2cbf27c',
    prompt: prompt1,
    colours: ['#3a4f55', '#514d80'],
  },
  'hero-square': {
    ...square,
    hash: '12048717',
    prompt: prompt1,
    colours: ['#53718a', '#3b578d'],
  },
  'hero-tall': {
    ...tall,
    hash: '9e7e047a',
    prompt: prompt1,
    colours: ['#738992', '#4f668a'],
  },
  'tech-tutorial': {
    ...wide,
    hash: '53b5bac9',
    prompt: { en: 'Learn Python in one hour', es: 'Aprende Python en una hora' },
    colours: ['#4472af', '#58a2b8'],
  },
  'gaming-content': {
    ...wide,
    hash: '01b4051c',
    prompt: {
      en: 'Dragon boss fight with one heart left',
      es: 'El jefe final es un dragón y me queda un solo corazón',
    },
    colours: ['#a84032', '#a87867'],
  },
  'lifestyle-vlog': {
    ...wide,
    hash: '7967678c',
    prompt: { en: 'A day in Bali, from sunrise to sunset', es: 'Un día en Bali, del amanecer al atardecer' },
    colours: ['#c8996f', '#cb8c60'],
  },
  demo: {
    ...wide,
    hash: 'baa558a1',
    prompt: { en: 'Dog vs cat: who is smarter?', es: 'Perro contra gato: ¿quién es más listo?' },
    colours: ['#d4a19a', '#b28556'],
  },
  article: {
    ...wide,
    hash: '020cbfd2',
    prompt: {
      en: 'From 0 to 1,000,000 subscribers: the growth chart of my channel',
      es: 'De 0 a un millón de suscriptores: la gráfica de mi canal',
    },
    colours: ['#c99587', '#b8afb7'],
  },
  'square-recipe': {
    ...square,
    hash: '9814dc7c',
    prompt: { en: 'The best burger for only $3', es: 'La mejor hamburguesa por solo 3 dólares' },
    colours: ['#6c867b', '#807670'],
  },
  'square-travel': {
    ...square,
    hash: 'eb1115b1',
    prompt: { en: 'I crossed the Sahara on a camel', es: 'Crucé el Sahara en camello' },
    colours: ['#d5b195', '#bc8b7c'],
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
