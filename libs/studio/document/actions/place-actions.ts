import { placeSchema } from '@portada/contracts';
import { z } from 'zod';
import { viewOfPlace } from '../../scene/place-views';
import { type DocumentLayer, layerIdSchema } from '../document.schema';
import { changeLayer, defineAction } from './action';
import { groundReplaced } from './ground';

const factor = z.number().min(0).max(4);

/** Light of a place or photo, as factors of its linear light: `tint` is red, green and blue. */
export const toneArgs = {
  exposure: z.number().min(0).max(8).optional(),
  tint: z.tuple([factor, factor, factor]).optional(),
  saturation: factor.optional(),
};

/** Puts a photographed place in the place of the whole ground, with the view that shows the place best. */
const usePlace = defineAction(
  z.strictObject({ newId: layerIdSchema, place: placeSchema }),
  (document, { newId, place }) =>
    groundReplaced(document, {
      ...viewOfPlace(place, document),
      id: newId,
      name: '',
      locked: false,
      hidden: false,
    }),
);

/**
 * Changes the view of a photographed place; what is missing stays. `yaw` and `pitch` are the direction and `fov` the width
 * of the view in degrees, `blur` is in pixels of the document.
 */
const setPlace = defineAction(
  z.strictObject({
    id: layerIdSchema,
    place: placeSchema.optional(),
    yaw: z.number().min(-180).max(180).optional(),
    pitch: z.number().min(-60).max(60).optional(),
    fov: z.number().min(20).max(120).optional(),
    blur: z.number().min(0).max(300).optional(),
    ...toneArgs,
  }),
  (document, { id, place, ...view }) =>
    changeLayer(document, id, (layer) => {
      if (layer.kind !== 'panorama') return null;
      const given = Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
      return { ...layer, ...(place !== undefined && { panorama: place }), ...given } as DocumentLayer;
    }),
);

/** Actions on photographed places as the ground of a picture. */
export const placeActions = { 'use-place': usePlace, 'set-place': setPlace };
