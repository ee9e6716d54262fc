import type { Box, LayoutName } from '../scene/scene.schema';
import type { Upright } from './fit-hierarchy';
import type { Words } from './fit-text';

/** Left, top, right and bottom edge as shares of the picture; the edge of the picture cuts parts below 0 or above 1. */
export type Area = readonly [number, number, number, number];

export type Align = 'left' | 'center' | 'right';

/** The rooms of one layout in one aspect ratio, as shares of the picture. */
export type Template = {
  /** Rooms for the words, in reading order; the headline is distributed over them. */
  words: readonly [area: Area, align: Align, ...others: (readonly [Area, Align])[]];
  heroes: readonly [Area, ...Area[]];
  /** Position of a hero in a room that the hero does not fill: 0 is left or top, 1 right or bottom. */
  anchor?: readonly [number, number];
  /** Room in front of the hero for a face or another thing of the prompt. */
  second?: Area;
  badge: Area;
  /** Rooms that only this layout has, such as cards, steps of a podium or items of a row. */
  slots?: readonly Area[];
  /**
   * Division of the background: the position of the line (0 to 1 of the width), its slant and its edge, as in the
   * `split` layer.
   */
  split?: { at: number; slant: number; edge: 'straight' | 'jagged' };
  /** Largest share of the picture that words may fill. */
  most?: number;
};

export type Templates = Partial<Record<LayoutName, Template>>;

/** The rooms of one layout, in pixels. */
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

/** A room for words, in pixels. */
export type Block = {
  box: Box;
  align: Align;
  /**
   * The words of this room, in a picture made of type; in other pictures the headline is distributed over the rooms.
   */
  words?: Words;
  /** True if a field of color lies behind the words. */
  onSlab?: boolean;
  /** Vertical position of the words in a room that they do not fill. */
  upright?: Upright;
};
