import type { Box, LayoutName } from '../scene/scene.schema';
import type { Upright } from './fit-hierarchy';
import type { Words } from './fit-text';

/** Left, top, right, bottom as shares of the picture; beyond 0 and 1 lies what the edge cuts off. */
export type Area = readonly [number, number, number, number];

export type Align = 'left' | 'center' | 'right';

/** Where things go in one ratio, as shares of the picture. */
export type Template = {
  /** Rooms for the words, in reading order; the words are shared out among them. */
  words: readonly [area: Area, align: Align, ...others: (readonly [Area, Align])[]];
  heroes: readonly [Area, ...Area[]];
  /** Where in its room a hero stands that does not fill it. */
  anchor?: readonly [number, number];
  /** For a face or another thing of the prompt, before the hero. */
  second?: Area;
  badge: Area;
  /** Places that only this layout has: cards, steps of a podium, items of a row. */
  slots?: readonly Area[];
  /** How the ground is divided: the line's middle (0 to 1 of the width) and slant, as the `split` layer has them. */
  split?: { at: number; slant: number; edge: 'straight' | 'jagged' };
  /** The largest share of the picture that words may fill. */
  most?: number;
};

export type Templates = Partial<Record<LayoutName, Template>>;

/** Where things go, in pixels. */
export type Layout = {
  name: LayoutName;
  blocks: [Block, ...Block[]];
  heroes: [Box, ...Box[]];
  anchor: readonly [number, number];
  second: Box | null;
  badge: Box;
  slots: Box[];
  split: { at: number; slant: number; edge: 'straight' | 'jagged' } | null;
  most: number;
};

/** Room for some of the words, in pixels. */
export type Block = {
  box: Box;
  align: Align;
  /** The words that go there, in a picture made of type; others share the headline out. */
  words?: Words;
  /** Whether a field of color lies behind the words. */
  onSlab?: boolean;
  /** Where the words stand in a room that they do not fill. */
  upright?: Upright;
};
