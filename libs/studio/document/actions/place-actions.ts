import { placeSchema } from '@portada/contracts';
import { z } from 'zod';
import { viewOfPlace } from '../../scene/place-views';
import { layerIdSchema } from '../document.schema';
import { neutralTone } from '../tone';
import { changeLayer, defineAction } from './action';
import { groundReplaced } from './ground';

const share = z.number().min(0).max(1);
const factor = z.number().min(0).max(4);

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Leaves out the fields that are undefined. */
const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

/** Arguments for the light of a place or photo, as factors of its linear light: `tint` is red, green and blue. */
const toneArgs = {
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
      return { ...layer, ...present({ panorama: place, ...view }) };
    }),
);

/**
 * Changes the light of a photo; what is missing stays. `match` is how far the photo follows the light of the ground, and `rim`
 * the strength of the light on its edge, both 0 to 1.
 */
const setLight = defineAction(
  z.strictObject({ id: layerIdSchema, match: share.optional(), rim: share.optional(), ...toneArgs }),
  (document, { id, match, rim, ...given }) =>
    changeLayer(document, id, (layer) => {
      if (layer.kind !== 'photo') return null;
      const tone = { ...neutralTone, ...layer.tone, ...present(given) };
      const isToned = layer.tone !== undefined || Object.keys(present(given)).length > 0;
      return { ...layer, ...present({ match, rim }), ...(isToned && { tone }) };
    }),
);

/** Actions on photographed places as the ground of a picture, and on the light of photos. */
export const placeActions = { 'use-place': usePlace, 'set-place': setPlace, 'set-light': setLight };
