import { z } from 'zod';
import {
  type DocumentLayer,
  blendableKinds,
  blends,
  glowSchema,
  layerIdSchema,
  lineSchema,
  shadowSchema,
} from '../document.schema';
import { colorableParts, coloredLayer } from '../layer-colors';
import { changeLayer, defineAction } from './action';

const share = z.number().min(0).max(1);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const withOpacity: readonly string[] = [...blendableKinds, 'motif', 'light', 'surface'];
const withBlend: readonly string[] = blendableKinds;

/** Sets how opaque a layer is, 0 to 1. */
const setOpacity = defineAction(
  z.strictObject({ id: layerIdSchema, opacity: share }),
  (document, { id, opacity }) =>
    changeLayer(document, id, (layer) =>
      withOpacity.includes(layer.kind) ? ({ ...layer, opacity } as DocumentLayer) : null,
    ),
);

/** Sets how a layer is mixed with the layers beneath. */
const setBlend = defineAction(
  z.strictObject({ id: layerIdSchema, blend: z.enum(blends) }),
  (document, { id, blend }) =>
    changeLayer(document, id, (layer) => (withBlend.includes(layer.kind) ? { ...layer, blend } : null)),
);

/** Sets the color of one part of a layer, such as the fill of letters or the outline of a drawing. */
const setColor = defineAction(
  z.strictObject({ id: layerIdSchema, part: z.enum(colorableParts), color }),
  (document, { id, part, color: wanted }) =>
    changeLayer(document, id, (layer) => coloredLayer(layer, part, wanted)),
);

/** Sets outline, shadow and glow of a layer; null removes one, a missing one stays. */
const setEffects = defineAction(
  z.strictObject({
    id: layerIdSchema,
    outline: lineSchema.nullable().optional(),
    border: lineSchema.nullable().optional(),
    shadow: shadowSchema.nullable().optional(),
    glow: glowSchema.nullable().optional(),
    blur: z.number().min(0).max(300).optional(),
  }),
  (document, { id, ...effects }) =>
    changeLayer(document, id, (layer) => {
      const given = Object.entries(effects).filter(([, value]) => value !== undefined);
      // A kind of layer has the effects that its schema names.
      if (given.length === 0 || !given.every(([name]) => name in layer)) return null;
      return { ...layer, ...Object.fromEntries(given) } as DocumentLayer;
    }),
);

/**
 * Shows a photo cut out or whole. `maskId` is the asset with the mask; without it the photo keeps its mask. A photo without
 * a mask cannot be shown cut out.
 */
const cutOut = defineAction(
  z.strictObject({ id: layerIdSchema, isCutOut: z.boolean(), maskId: z.uuid().optional() }),
  (document, { id, isCutOut, maskId }) =>
    changeLayer(document, id, (layer) => {
      if (layer.kind !== 'photo') return null;
      const mask = maskId ?? layer.maskId;
      return isCutOut && mask === null ? null : { ...layer, isCutOut, maskId: mask };
    }),
);

/** Actions on colors, opacity, effects and cut-out of a layer. */
export const lookActions = {
  'set-opacity': setOpacity,
  'set-blend': setBlend,
  'set-color': setColor,
  'set-effects': setEffects,
  'cut-out': cutOut,
};
