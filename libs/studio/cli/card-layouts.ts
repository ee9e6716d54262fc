import { productConfig } from '@portada/contracts';
import type { Box } from './card-parts';

/** A picture on a card: its name, upper left corner, width, and the two captions below it, all in pixels. */
export type CardFrame = {
  picture: string;
  left: number;
  top: number;
  width: number;
  under: readonly [left: string, right: string];
  /** A duration printed over the corner of the picture. */
  chip?: string;
};

/** Content of a social card of 1200 x 630 pixels, next to the logo. */
export type CardLayout = {
  frames: readonly CardFrame[];
  /** Box on the social card that the crop marks surround. */
  marks: Box;
  /** Decorative lines on the card that look like a text: the upper left corner and the width of the longest line. */
  lines?: readonly { left: number; top: number; width: number; count: number }[];
  /**
   * Large numbers on the card; `left` and `base` are the start of the baseline. A `marked` number has the accent
   * color behind it.
   */
  figures?: readonly { text: string; left: number; base: number; marked: boolean }[];
};

/** Returns the captions of a picture on the card: frame numbers as on photographic film. */
const numbered = (number: number) => [String(number), `${number}A`] as const;

/** Card of the home page: pictures of one prompt in three ratios, all of equal height. */
const home: CardLayout = {
  frames: [
    { picture: 'hero-wide', left: 62, top: 195, width: 528, under: numbered(1), chip: '12:04' },
    { picture: 'hero-square', left: 632, top: 195, width: 297, under: numbered(2) },
    { picture: 'hero-tall', left: 971, top: 195, width: 167, under: numbered(3) },
  ],
  marks: { left: 62, top: 195, width: 1076, height: 297 },
};

const [gap, third] = [46, 328];

/** Card of the pricing page: a picture for each pack of credits, below the number of credits. */
const pricing: CardLayout = {
  frames: productConfig.creditPlans.map(({ cents }, place) => ({
    picture: ['tech-tutorial', 'demo', 'gaming-content'][place] ?? 'demo',
    left: 62 + place * (third + gap),
    top: 330,
    width: third,
    under: [`$${(cents / 100).toFixed(2)}`, `${place + 1}A`],
  })),
  figures: productConfig.creditPlans.map(({ credits, popular }, place) => ({
    text: String(credits),
    left: 62 + place * (third + gap),
    base: 290,
    marked: popular,
  })),
  marks: { left: 62, top: 330, width: 3 * third + 2 * gap, height: (third * 9) / 16 },
};

const examples: CardLayout = {
  frames: [
    { picture: 'tech-tutorial', left: 62, top: 150, width: 668, under: numbered(1), chip: '1:02:47' },
    { picture: 'gaming-content', left: 796, top: 130, width: 342, under: numbered(2) },
    { picture: 'lifestyle-vlog', left: 796, top: 375, width: 342, under: numbered(3) },
  ],
  marks: { left: 62, top: 150, width: 668, height: 375.75 },
};

const exampleNames = ['tech-tutorial', 'gaming-content', 'lifestyle-vlog'] as const;

/**
 * Returns the card of one example: its picture as a frame of a film strip, whose neighbouring frames extend beyond
 * the card.
 */
const example = (place: number): CardLayout => {
  const [width, between, top] = [736, 58, 132];
  const left = (1200 - width) / 2;
  return {
    frames: [-1, 0, 1].map((step) => {
      const other = (place + step + exampleNames.length) % exampleNames.length;
      return {
        picture: exampleNames[other] ?? 'demo',
        left: left + step * (width + between),
        top,
        width,
        under: numbered(other + 1),
      };
    }),
    marks: { left, top, width, height: (width * 9) / 16 },
  };
};

const blog: CardLayout = {
  frames: ['article', 'demo', 'hero-wide'].map((picture, place) => ({
    picture,
    left: place === 0 ? 62 : 846,
    top: place === 2 ? 385 : 150,
    width: place === 0 ? 460 : 292,
    under: numbered(place + 1),
  })),
  lines: [{ left: 570, top: 152, width: 210, count: 12 }],
  marks: { left: 62, top: 150, width: 460, height: 258.75 },
};

/**
 * Returns the card of an article: its first picture beside lines of text.
 * @param picture name of the picture, which has the ratio 16:9
 */
export const articleCard = (picture: string): CardLayout => ({
  frames: [{ picture, left: 62, top: 150, width: 720, under: numbered(1), chip: '8:15' }],
  lines: [{ left: 838, top: 152, width: 300, count: 12 }],
  marks: { left: 62, top: 150, width: 720, height: 405 },
});

const privacy: CardLayout = {
  frames: [{ picture: 'shield', left: 62, top: 170, width: 600, under: numbered(1) }],
  lines: [{ left: 730, top: 172, width: 408, count: 10 }],
  marks: { left: 62, top: 170, width: 600, height: 337.5 },
};

const terms: CardLayout = {
  frames: [{ picture: 'scale', left: 538, top: 170, width: 600, under: numbered(2) }],
  lines: [{ left: 62, top: 172, width: 408, count: 10 }],
  marks: { left: 538, top: 170, width: 600, height: 337.5 },
};

const auth: CardLayout = {
  frames: [{ picture: 'lock', left: 260, top: 142, width: 680, under: numbered(1) }],
  marks: { left: 260, top: 142, width: 680, height: 382.5 },
};

/** The social card of every public page, by the name of the card. */
export const cardLayouts: Readonly<Record<string, CardLayout>> = {
  home,
  pricing,
  examples,
  'tech-tutorial': example(0),
  'gaming-content': example(1),
  'lifestyle-vlog': example(2),
  blog,
  article: articleCard('article'),
  'privacy-policy': privacy,
  'terms-of-service': terms,
  auth,
};
