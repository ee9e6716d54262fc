import type { DocumentLayer, SceneDocument } from '../document.schema';
import { type Action, ActionError, type Applied } from './action';

/** Kinds of layers that together are the ground of a picture. */
const groundKinds: readonly string[] = [
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

/** Returns true if a layer is a photo that is the ground of a picture. */
export const isGroundPhoto = (layer: DocumentLayer): boolean =>
  layer.kind === 'photo' && layer.isGround === true;

/** Returns true if a layer belongs to the ground of a picture. */
export const isGround = (layer: DocumentLayer): boolean =>
  groundKinds.includes(layer.kind) || isGroundPhoto(layer);

/** Returns the actions that add removed layers again, lowest layer first. */
export const addedAgain = (document: SceneDocument, removed: readonly DocumentLayer[]): Action[] =>
  removed.map((layer) => ({ name: 'add', args: { layer, at: document.layers.indexOf(layer) } }));

/**
 * Separates the ground of a document from its other layers.
 * @param keptId id of a layer that counts as another layer in any case
 * @throws ActionError layer_locked, if a layer of the ground is locked
 */
export const withoutGround = (
  document: SceneDocument,
  keptId?: string,
): { former: DocumentLayer[]; others: DocumentLayer[] } => {
  const former = document.layers.filter((layer) => layer.id !== keptId && isGround(layer));
  if (former.some(({ locked }) => locked)) throw new ActionError('layer_locked');
  return { former, others: document.layers.filter((layer) => !former.includes(layer)) };
};

/**
 * Puts one layer in the place of the whole ground.
 * @throws ActionError not_applicable, layer_locked, layer_exists
 */
export const groundReplaced = (document: SceneDocument, ground: DocumentLayer): Applied => {
  if (!wholeGrounds.includes(ground.kind) && !isGroundPhoto(ground)) throw new ActionError('not_applicable');
  const { former, others } = withoutGround(document);
  if (others.some(({ id }) => id === ground.id)) throw new ActionError('layer_exists');
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
};

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
