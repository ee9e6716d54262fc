import { z } from 'zod';
import { type DocumentLayer, documentLayerSchema, layerIdSchema } from '../document.schema';
import { coveringBox } from '../geometry';
import { ActionError, type Applied, defineAction, unlockedAt, withLayer } from './action';
import { addedAgain, groundReplaced, withoutGround } from './ground';

/** Kinds of layers that lie over everything else; a grade is put beneath them. */
const finishKinds: readonly string[] = ['vignette', 'grain'];

/** Puts one layer in the place of the whole ground. */
const setGround = defineAction(z.strictObject({ ground: documentLayerSchema }), (document, { ground }) =>
  groundReplaced(document, ground),
);

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

/** Returns a photo as the ground of a document: whole, straight, and without lines and effects. */
const groundOfPhoto = (
  photo: Extract<DocumentLayer, { kind: 'photo' }>,
  size: { width: number; height: number },
): DocumentLayer => ({
  ...photo,
  isGround: true,
  isCutOut: false,
  box: coveringBox(photo.box, size),
  rotation: 0,
  radius: 0,
  outline: null,
  border: null,
  shadow: null,
  glow: null,
  opacity: 1,
  blend: 'normal',
});

/** Makes a whole photo the ground: it covers the picture beneath all other layers, and keeps its crop. */
const useAsGround = defineAction(z.strictObject({ id: layerIdSchema }), (document, { id }): Applied => {
  const { layer } = unlockedAt(document, id);
  if (layer.kind !== 'photo') throw new ActionError('not_applicable');
  const { former, others } = withoutGround(document, id);
  return {
    document: {
      ...document,
      layers: [groundOfPhoto(layer, document), ...others.filter((other) => other !== layer)],
    },
    inverse: [
      { name: 'replace', args: { id, layer } },
      { name: 'reorder', args: { id, at: others.indexOf(layer) } },
      ...addedAgain(document, former),
    ],
  };
});

/** Actions on the whole picture. */
export const pictureActions = {
  'set-ground': setGround,
  'use-as-ground': useAsGround,
  'set-grade': setGrade,
};
