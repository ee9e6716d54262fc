import { z } from 'zod';
import { photoCropSchema } from '@portada/contracts';
import { layerIdSchema } from '../document.schema';
import { boxOfLayer, flippedLayer, movedLayer, rotatedLayer, scaledLayer, stretchedLayer } from '../geometry';
import { changeLayer, defineAction } from './action';

const distance = z.number().min(-8_000).max(8_000);
const length = z.number().min(1).max(8_000);
const share = z.number().min(0).max(1);

/** Moves a layer by a distance in pixels. */
const move = defineAction(
  z.strictObject({ id: layerIdSchema, dx: distance, dy: distance }),
  (document, { id, dx, dy }) => changeLayer(document, id, (layer) => movedLayer(layer, dx, dy)),
);

/**
 * Scales a layer by a factor. `anchor` is the point that stays, in shares of the layer's rectangle; its middle by
 * default.
 */
const resize = defineAction(
  z.strictObject({
    id: layerIdSchema,
    scale: z.number().min(0.02).max(50),
    anchor: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  }),
  (document, { id, scale, anchor }) =>
    changeLayer(document, id, (layer) => {
      const box = boxOfLayer(layer);
      if (!box) return null;
      const about = { x: box.x + box.width * anchor.x, y: box.y + box.height * anchor.y };
      return scaledLayer(layer, scale, about);
    }),
);

/** Gives a layer with a free shape another width and height in pixels; its upper left corner stays. */
const stretch = defineAction(
  z.strictObject({ id: layerIdSchema, width: length, height: length }),
  (document, { id, width, height }) =>
    changeLayer(document, id, (layer) => stretchedLayer(layer, { width, height })),
);

/** Rotates a layer to an angle in degrees, clockwise. */
const rotate = defineAction(
  z.strictObject({ id: layerIdSchema, rotation: z.number().min(-360).max(360) }),
  (document, { id, rotation }) => changeLayer(document, id, (layer) => rotatedLayer(layer, rotation)),
);

/** Mirrors a layer about its vertical middle. */
const flip = defineAction(z.strictObject({ id: layerIdSchema }), (document, { id }) =>
  changeLayer(document, id, flippedLayer),
);

/** Shows a part of a photo, in shares of its width and height; null shows the whole photo. */
const crop = defineAction(
  z.strictObject({ id: layerIdSchema, crop: photoCropSchema.nullable() }),
  (document, { id, crop: part }) =>
    changeLayer(document, id, (layer) => (layer.kind === 'photo' ? { ...layer, crop: part } : null)),
);

/** Moves the two ends of an arrow, in pixels; `bend` is its curvature. */
const aim = defineAction(
  z.strictObject({
    id: layerIdSchema,
    from: z.strictObject({ x: distance, y: distance }),
    to: z.strictObject({ x: distance, y: distance }),
    bend: z.number().min(-2).max(2).optional(),
  }),
  (document, { id, from, to, bend }) =>
    changeLayer(document, id, (layer) =>
      layer.kind === 'arrow' ? { ...layer, from, to, bend: bend ?? layer.bend } : null,
    ),
);

/** Actions on position, size and direction of a layer. */
export const shapeActions = { move, resize, stretch, rotate, flip, crop, aim };
