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
    hash: '8978a062',
    prompt: prompt1,
    colours: ['#3a4f55', '#464b82'],
  },
  'hero-square': {
    ...square,
    hash: '18ee1470',
    prompt: prompt1,
    colours: ['#577189', '#3a598f'],
  },
  'hero-tall': {
    ...tall,
    hash: '82ba2799',
    prompt: prompt1,
    colours: ['#718a93', '#4f668a'],
  },
  'tech-tutorial': {
    ...wide,
    hash: '12232bb3',
    prompt: { en: 'Learn Python in one hour', es: 'Aprende Python en una hora' },
    colours: ['#54789c', '#51a0a5'],
  },
  'gaming-content': {
    ...wide,
    hash: '545de635',
    prompt: {
      en: 'Dragon boss fight with one heart left',
      es: 'El jefe final es un dragón y me queda un solo corazón',
    },
    colours: ['#a84132', '#a97965'],
  },
  'lifestyle-vlog': {
    ...wide,
    hash: '0692a66a',
    prompt: { en: 'A day in Bali, from sunrise to sunset', es: 'Un día en Bali, del amanecer al atardecer' },
    colours: ['#a28571', '#d09c89'],
  },
  demo: {
    ...wide,
    hash: '5980ced6',
    prompt: { en: 'Dog vs cat: who is smarter?', es: 'Perro contra gato: ¿quién es más listo?' },
    colours: ['#d39e93', '#b48355'],
  },
  article: {
    ...wide,
    hash: '2161964c',
    prompt: {
      en: 'From 0 to 1,000,000 subscribers: the growth chart of my channel',
      es: 'De 0 a un millón de suscriptores: la gráfica de mi canal',
    },
    colours: ['#6ecf6e', '#91c285'],
  },
  'square-recipe': {
    ...square,
    hash: '4e70390a',
    prompt: { en: 'The best burger for only $3', es: 'La mejor hamburguesa por solo 3 dólares' },
    colours: ['#718371', '#695f56'],
  },
  'square-travel': {
    ...square,
    hash: '91e5e94a',
    prompt: { en: 'I crossed the Sahara on a camel', es: 'Crucé el Sahara en camello' },
    colours: ['#e5b995', '#bc8a7d'],
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
