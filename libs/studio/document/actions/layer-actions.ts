import { z } from 'zod';
import {
  type DocumentLayer,
  type SceneDocument,
  documentLayerSchema,
  documentLimits,
  layerIdSchema,
  layerNameSchema,
} from '../document.schema';
import { movedLayer } from '../geometry';
import { ActionError, changeLayer, defineAction, layerAt, unlockedAt, withLayer } from './action';

const place = z.int().min(0).max(documentLimits.layers);
/** Distance in pixels by which a copy of a layer is moved, so that both can be seen. */
const copyOffset = 24;

const inserted = (document: SceneDocument, at: number, layer: DocumentLayer): SceneDocument => {
  if (document.layers.some(({ id }) => id === layer.id)) throw new ActionError('layer_exists');
  return { ...document, layers: document.layers.toSpliced(at, 0, layer) };
};

const remove = defineAction(z.strictObject({ id: layerIdSchema }), (document, { id }) => {
  const { layer, place: at } = unlockedAt(document, id);
  if (document.layers.length === 1) throw new ActionError('last_layer');
  return {
    document: { ...document, layers: document.layers.toSpliced(at, 1) },
    inverse: [{ name: 'add', args: { layer, at } }],
  };
});

/** A layer is added unlocked, so that the inverse can remove it. */
const add = defineAction(
  z.strictObject({ layer: documentLayerSchema, at: place.optional() }),
  (document, { layer, at }) => {
    const position = Math.min(at ?? document.layers.length, document.layers.length);
    return {
      document: inserted(document, position, { ...layer, locked: false }),
      inverse: [{ name: 'remove', args: { id: layer.id } }],
    };
  },
);

const duplicate = defineAction(
  z.strictObject({ id: layerIdSchema, newId: layerIdSchema }),
  (document, { id, newId }) => {
    const { layer, place: at } = layerAt(document, id);
    const copy = { ...(movedLayer(layer, copyOffset, copyOffset) ?? layer), id: newId, locked: false };
    return {
      document: inserted(document, at + 1, copy),
      inverse: [{ name: 'remove', args: { id: newId } }],
    };
  },
);

/** Puts a layer in the place of the layer of the same id. The lock stays, so that the inverse is never refused. */
const replace = defineAction(
  z.strictObject({ id: layerIdSchema, layer: documentLayerSchema }),
  (document, { id, layer }) => changeLayer(document, id, () => ({ ...layer, id, locked: false })),
);

/** Moves a layer to another position; 0 is the lowest layer. */
const reorder = defineAction(z.strictObject({ id: layerIdSchema, at: place }), (document, { id, at }) => {
  const { layer, place: from } = unlockedAt(document, id);
  const layers = document.layers.toSpliced(from, 1);
  return {
    document: { ...document, layers: layers.toSpliced(Math.min(at, layers.length), 0, layer) },
    inverse: [{ name: 'reorder', args: { id, at: from } }],
  };
});

const rename = defineAction(
  z.strictObject({ id: layerIdSchema, name: layerNameSchema }),
  (document, { id, name }) => {
    const { layer, place: at } = layerAt(document, id);
    return {
      document: withLayer(document, at, { ...layer, name }),
      inverse: [{ name: 'rename', args: { id, name: layer.name } }],
    };
  },
);

const lock = defineAction(
  z.strictObject({ id: layerIdSchema, locked: z.boolean() }),
  (document, { id, locked }) => {
    const { layer, place: at } = layerAt(document, id);
    return {
      document: withLayer(document, at, { ...layer, locked }),
      inverse: [{ name: 'lock', args: { id, locked: layer.locked } }],
    };
  },
);

const hide = defineAction(
  z.strictObject({ id: layerIdSchema, hidden: z.boolean() }),
  (document, { id, hidden }) => {
    const { layer, place: at } = layerAt(document, id);
    return {
      document: withLayer(document, at, { ...layer, hidden }),
      inverse: [{ name: 'hide', args: { id, hidden: layer.hidden } }],
    };
  },
);

/** Actions on the list of layers: which layers there are, in which order, and under which names. */
export const layerActions = { add, remove, duplicate, replace, reorder, rename, lock, hide };
