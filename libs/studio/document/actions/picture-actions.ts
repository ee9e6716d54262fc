import { z } from 'zod';
import {
  type DocumentLayer,
  type SceneDocument,
  documentLayerSchema,
  documentLimits,
  layerIdSchema,
} from '../document.schema';
import { type Action, ActionError, type Applied, defineAction, withLayer } from './action';

/** Kinds of layers that together are the ground of a picture. */
export const groundKinds: readonly string[] = [
  'background',
  'panorama',
  'backdrop',
  'picture',
  'split',
  'motif',
  'surface',
];
/** Kinds of layers that can be a whole ground. */
const wholeGrounds: readonly string[] = ['background', 'panorama', 'backdrop', 'picture'];
/** Kinds of layers that lie over everything else; a grade is put beneath them. */
const finishKinds: readonly string[] = ['vignette', 'grain'];

/** Returns the actions that add removed layers again, lowest layer first. */
const addedAgain = (document: SceneDocument, removed: readonly DocumentLayer[]): Action[] =>
  removed.map((layer) => ({ name: 'add', args: { layer, at: document.layers.indexOf(layer) } }));

/** Puts one layer in the place of the whole ground. */
const setGround = defineAction(
  z.strictObject({ ground: documentLayerSchema }),
  (document, { ground }): Applied => {
    if (!wholeGrounds.includes(ground.kind)) throw new ActionError('not_applicable');
    const former = document.layers.filter(({ kind }) => groundKinds.includes(kind));
    if (former.some(({ locked }) => locked)) throw new ActionError('layer_locked');
    const others = document.layers.filter((layer) => !former.includes(layer));
    if (others.some(({ id }) => id === ground.id)) throw new ActionError('layer_exists');
    if (others.length >= documentLimits.layers) throw new ActionError('layers_full');
    const inverse = [{ name: 'remove', args: { id: ground.id } }, ...addedAgain(document, former)];
    // A document is never empty, so a ground without other layers is put back before the new one is removed.
    const [removal, ...additions] = inverse;
    const isAlone = others.length === 0 && removal !== undefined;
    const hasSameId = former.some(({ id }) => id === ground.id);
    if (isAlone && hasSameId) return replacedAlone(document, ground, former);
    return {
      document: { ...document, layers: [{ ...ground, locked: false }, ...others] },
      inverse: isAlone ? [...additions, removal] : inverse,
    };
  },
);

/** Replaces a ground that is the whole document by a layer of the same id. */
const replacedAlone = (
  document: SceneDocument,
  ground: DocumentLayer,
  former: readonly DocumentLayer[],
): Applied => {
  const same = former.find(({ id }) => id === ground.id);
  const rest = former.filter((layer) => layer !== same);
  return {
    document: { ...document, layers: [{ ...ground, locked: false }] },
    inverse: [{ name: 'replace', args: { id: ground.id, layer: same } }, ...addedAgain(document, rest)],
  };
};

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const share = z.number().min(0).max(1);
const gradeSchema = z.strictObject({
  angle: z.number().min(-360).max(360),
  light: color,
  shade: color,
  amount: share,
  contrast: share,
  grey: share,
});

/** Changes light and color of the whole picture; a document without a grade gets one under vignette and grain. */
const setGrade = defineAction(
  z.strictObject({ newId: layerIdSchema, grade: gradeSchema }),
  (document, { newId, grade }): Applied => {
    const place = document.layers.findIndex(({ kind }) => kind === 'grade');
    const former = document.layers[place];
    if (former?.kind === 'grade') {
      if (former.locked) throw new ActionError('layer_locked');
      return {
        document: withLayer(document, place, { ...former, ...grade }),
        inverse: [{ name: 'replace', args: { id: former.id, layer: former } }],
      };
    }
    if (document.layers.length >= documentLimits.layers) throw new ActionError('layers_full');
    if (document.layers.some(({ id }) => id === newId)) throw new ActionError('layer_exists');
    const above = document.layers.findIndex(({ kind }) => finishKinds.includes(kind));
    const at = above < 0 ? document.layers.length : above;
    const layer: DocumentLayer = {
      kind: 'grade',
      ...grade,
      id: newId,
      name: '',
      locked: false,
      hidden: false,
    };
    return {
      document: { ...document, layers: document.layers.toSpliced(at, 0, layer) },
      inverse: [{ name: 'remove', args: { id: newId } }],
    };
  },
);

/** Actions on the whole picture. */
export const pictureActions = { 'set-ground': setGround, 'set-grade': setGrade };
