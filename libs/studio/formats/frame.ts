import { readable } from '../planning/color';
import type { Box, Idea, Layer, Scene } from '../scene/scene.schema';
import type { FormatSize } from './format';
import type { Slots } from './slots';

/** A rectangle in shares of the picture: left, top, width and height, 0 to 1; a value outside lies outside of the picture. */
export type Share = readonly [x: number, y: number, width: number, height: number];

/** A value for each aspect ratio: 16:9, 4:3, 1:1 and 9:16. */
export type PerShape<T> = { wide: T; medium: T; square: T; tall: T };

const shapes = { '16:9': 'wide', '4:3': 'medium', '1:1': 'square', '9:16': 'tall' } as const;

/** Chooses the value of a size's aspect ratio. */
export const forShape = <T>(values: PerShape<T>, { aspectRatio }: FormatSize): T =>
  values[shapes[aspectRatio]];

/** A rectangle in pixels. */
export const boxOf = ([x, y, width, height]: Share, size: FormatSize): Box => ({
  x: x * size.width,
  y: y * size.height,
  width: width * size.width,
  height: height * size.height,
});

/** A rectangle on the other side of the picture. */
export const mirrored = ([x, y, width, height]: Share): Share => [1 - x - width, y, width, height];

/** The unit of lines and blurs in pixels: a hundredth of the mean side. */
export const unitOf = ({ width, height }: FormatSize): number => (width + height) / 200;

/** Left and top edge, as shares, of the lower right corner, where players show the length of a video; no text stands there. */
export const corner = { left: 0.85, top: 0.88 } as const;

/** Pixels of a picture for each pixel of its small copy of 168 pixels width, the size of a list of videos. */
export const smallScale = ({ width }: FormatSize): number => width / 168;

/** The scene of layers in drawing order. */
export const sceneOf = (slots: Slots, size: FormatSize, idea: Idea, layers: readonly Layer[]): Scene => ({
  version: 1,
  ...size,
  seed: slots.seed,
  idea,
  layout: 'hero-right',
  layers: [...layers],
});

/** Black or white, whichever is readable on a ground. */
export const inkOn = (ground: string): string => readable('#111111', [ground]);
