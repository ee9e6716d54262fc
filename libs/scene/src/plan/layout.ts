import type { AspectRatio } from '@portada/contracts';
import type { Intent } from '../knowledge/lexicon';
import type { Box } from '../scene.schema';
import type { Random } from './random';

/** Where things go, in pixels. */
export type Layout = {
  name: 'hero-right' | 'hero-left' | 'versus' | 'stacked';
  headline: Box;
  align: 'left' | 'center';
  heroes: [Box, ...Box[]];
  /** Places for a small hero beside the first: a face or a close prop. */
  companion: Box;
  badge: Box;
  /** Places for props, nearest to the hero first. */
  props: Box[];
};

/** Share of the picture, at bottom right, that the duration chip covers. */
const chip = { x: 0.83, y: 0.84 };

/**
 * What the duration chip covers; nothing that matters may lie there.
 * @param size of the picture, in pixels
 */
export const chipArea = (size: { width: number; height: number }): Box => ({
  x: size.width * chip.x,
  y: size.height * chip.y,
  width: size.width * (1 - chip.x),
  height: size.height * (1 - chip.y),
});

/** Left, top, right, bottom as shares of the picture. */
type Area = readonly [number, number, number, number];

type Template = {
  headline: Area;
  align: Layout['align'];
  heroes: readonly [Area, ...Area[]];
  companion: Area;
  badge: Area;
  props: readonly Area[];
};

const templates: Record<Layout['name'], Template> = {
  'hero-right': {
    headline: [0.035, 0.06, 0.555, 0.77],
    align: 'left',
    heroes: [[0.545, 0.05, 0.965, 0.83]],
    companion: [0.395, 0.64, 0.555, 0.96],
    badge: [0.04, 0.81, 0.38, 0.945],
    props: [
      [0.89, 0.03, 0.985, 0.2],
      [0.505, 0.02, 0.575, 0.145],
      [0.6, 0.82, 0.7, 0.985],
      [0.9, 0.62, 0.985, 0.78],
      [0.4, 0.83, 0.47, 0.96],
      [0.74, 0.84, 0.82, 0.99],
      [0.5, 0.8, 0.58, 0.96],
      [0.91, 0.3, 0.99, 0.46],
      [0.19, 0.82, 0.28, 0.98],
      [0.02, 0.82, 0.11, 0.98],
    ],
  },
  'hero-left': {
    headline: [0.44, 0.06, 0.965, 0.7],
    align: 'center',
    heroes: [[0.035, 0.07, 0.43, 0.93]],
    companion: [0.6, 0.7, 0.78, 0.97],
    badge: [0.56, 0.73, 0.82, 0.86],
    props: [
      [0.02, 0.05, 0.12, 0.24],
      [0.69, 0.76, 0.8, 0.97],
      [0.33, 0.04, 0.43, 0.2],
      [0.01, 0.72, 0.11, 0.93],
      [0.4, 0.77, 0.5, 0.97],
      [0.55, 0.8, 0.65, 0.98],
      [0.34, 0.55, 0.44, 0.73],
      [0.01, 0.4, 0.1, 0.58],
      [0.88, 0.66, 0.97, 0.82],
      [0.27, 0.82, 0.37, 0.99],
    ],
  },
  versus: {
    headline: [0.05, 0.045, 0.95, 0.3],
    align: 'center',
    heroes: [
      [0.03, 0.3, 0.44, 0.97],
      [0.56, 0.3, 0.97, 0.835],
    ],
    companion: [0.425, 0.47, 0.575, 0.74],
    badge: [0.36, 0.8, 0.64, 0.93],
    props: [
      [0.01, 0.3, 0.1, 0.46],
      [0.9, 0.3, 0.99, 0.46],
      [0.4, 0.32, 0.48, 0.47],
      [0.53, 0.78, 0.62, 0.95],
      [0.4, 0.76, 0.49, 0.94],
      [0.0, 0.62, 0.08, 0.78],
      [0.92, 0.6, 1, 0.76],
      [0.01, 0.8, 0.1, 0.97],
      [0.53, 0.32, 0.61, 0.46],
      [0.7, 0.84, 0.79, 0.99],
    ],
  },
  stacked: {
    headline: [0.05, 0.055, 0.95, 0.4],
    align: 'center',
    heroes: [[0.1, 0.39, 0.82, 0.97]],
    companion: [0.03, 0.66, 0.27, 0.93],
    badge: [0.06, 0.885, 0.7, 0.965],
    props: [
      [0.78, 0.42, 0.96, 0.58],
      [0.03, 0.42, 0.19, 0.57],
      [0.8, 0.64, 0.97, 0.8],
      [0.02, 0.78, 0.19, 0.94],
      [0.64, 0.82, 0.8, 0.96],
      [0.02, 0.6, 0.16, 0.74],
      [0.42, 0.84, 0.58, 0.98],
      [0.22, 0.84, 0.38, 0.98],
      [0.84, 0.32, 0.98, 0.44],
      [0.02, 0.32, 0.16, 0.44],
    ],
  },
};

/** A very tall picture is filled across. */
const tallHero: Pick<Template, 'heroes'> = { heroes: [[0.06, 0.4, 0.94, 0.835]] };

/** A tall picture has room for two heroes one above the other. */
const tallVersus: Pick<Template, 'heroes' | 'companion'> = {
  heroes: [
    [0.06, 0.33, 0.62, 0.62],
    [0.36, 0.62, 0.94, 0.835],
  ],
  companion: [0.05, 0.64, 0.32, 0.8],
};

/**
 * Chooses where things go.
 * @param request kind of video, ratio, size in pixels, and whether there is a headline
 * @param random chooses among equals
 */
export function layoutOf(
  request: {
    intent: Intent;
    heroes: number;
    aspectRatio: AspectRatio;
    width: number;
    height: number;
    text: boolean;
  },
  random: Random,
): Layout {
  const wide = request.width > request.height;
  const leftToo = request.aspectRatio === '16:9' && request.intent !== 'list' && random.chance(0.35);
  const name =
    request.heroes > 1 && wide ? 'versus' : !wide ? 'stacked' : leftToo ? 'hero-left' : 'hero-right';
  const template: Template = {
    ...templates[name],
    ...(request.aspectRatio === '9:16' ? tallHero : {}),
    ...(request.heroes > 1 && !wide ? tallVersus : {}),
    ...(request.text || request.heroes > 1 ? {} : { heroes: [[0.2, 0.07, 0.8, 0.93]] as const }),
  };
  const box = ([left, top, right, bottom]: Area): Box => ({
    x: left * request.width,
    y: top * request.height,
    width: (right - left) * request.width,
    height: (bottom - top) * request.height,
  });
  const [first, ...others] = template.heroes;
  return {
    name,
    headline: box(template.headline),
    align: template.align,
    heroes: [box(first), ...others.map(box)],
    companion: box(template.companion),
    badge: box(template.badge),
    props: template.props.map(box),
  };
}
