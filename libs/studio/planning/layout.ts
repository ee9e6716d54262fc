import type { AspectRatio } from '@portada/contracts';
import type { Box, LayoutName } from '../scene/scene.schema';
import { classicLayouts } from './layouts-classic';
import { sceneLayouts } from './layouts-scene';
import { squareLayouts } from './layouts-square';
import { typeLayouts } from './layouts-type';
import { tallLayouts } from './layouts-tall';
import { wideLayouts } from './layouts-wide';
import type { Area, Block, Layout, Templates } from './template';

const templates: Record<AspectRatio, Templates> = {
  '16:9': { ...wideLayouts, ...typeLayouts.wide, ...sceneLayouts.wide },
  '4:3': { ...classicLayouts, ...typeLayouts.wide, ...sceneLayouts.wide },
  '1:1': { ...squareLayouts, ...typeLayouts.tall, ...sceneLayouts.tall },
  '9:16': { ...tallLayouts, ...typeLayouts.tall, ...sceneLayouts.tall },
};

/** Left and top edge of the timestamp area at the bottom right, as shares of the picture. */
const chip = { x: 0.83, y: 0.84 };

/** Largest share of the picture that words fill, if the layout sets no other limit. */
const mostWords = 0.38;

/**
 * The area that YouTube's timestamp covers; no important part of the picture may lie there.
 * @param size size of the picture, in pixels
 */
export const chipArea = (size: { width: number; height: number }): Box => ({
  x: size.width * chip.x,
  y: size.height * chip.y,
  width: size.width * (1 - chip.x),
  height: size.height * (1 - chip.y),
});

/**
 * Names of the layouts of an aspect ratio.
 * @param aspectRatio aspect ratio of the picture
 */
export const layoutsFor = (aspectRatio: AspectRatio): LayoutName[] =>
  Object.keys(templates[aspectRatio]) as LayoutName[];

/**
 * The rooms of a layout, in pixels.
 * @param name name of a layout that the ratio has
 * @param picture aspect ratio and size in pixels
 * @throws Error if the ratio has no such layout
 */
export function layoutOf(
  name: LayoutName,
  picture: { aspectRatio: AspectRatio; width: number; height: number },
): Layout {
  const template = templates[picture.aspectRatio][name];
  if (!template) throw new Error(`The aspect ratio ${picture.aspectRatio} has no layout ${name}.`);
  const box = ([left, top, right, bottom]: Area): Box => ({
    x: left * picture.width,
    y: top * picture.height,
    width: (right - left) * picture.width,
    height: (bottom - top) * picture.height,
  });
  const [area, align, ...others] = template.words;
  const [hero, ...heroes] = template.heroes;
  return {
    name,
    blocks: [
      { box: box(area), align },
      ...others.map(([place, side]): Block => ({ box: box(place), align: side })),
    ],
    heroes: [box(hero), ...heroes.map(box)],
    anchor: template.anchor ?? [0.5, 0.5],
    second: template.second ? box(template.second) : null,
    badge: box(template.badge),
    slots: (template.slots ?? []).map(box),
    split: template.split ?? null,
    most: template.most ?? mostWords,
  };
}
