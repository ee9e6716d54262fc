import { mostActions } from '../actions';
import type { Action } from '../actions/action';
import type { SceneDocument } from '../document.schema';
import type { Axis } from './axes';
import { otherLayout } from './mirrored-places';
import { otherColors } from './other-colors';
import { otherFace } from './other-face';
import { headlineOf } from './parts';

/** Axes on which a variant can be made without another generation. */
export const variantAxes = ['headline', 'face', 'color', 'layout'] as const satisfies readonly Axis[];
export type VariantAxis = (typeof variantAxes)[number];

/** Changes locked layers, too: they are unlocked first and locked again. */
const throughLocks = ({ layers }: SceneDocument, actions: readonly Action[]): Action[] => {
  const touched = new Set(actions.map(({ args }) => (args as { id?: string }).id));
  const locked = layers.filter(
    ({ locked: isLocked, id, kind }) => isLocked && (touched.has(id) || kind === 'grade'),
  );
  const lock = (isLocked: boolean): Action[] =>
    locked.map(({ id }) => ({ name: 'lock', args: { id, locked: isLocked } }));
  return [...lock(false), ...actions, ...lock(true)];
};

/**
 * Returns the actions that change a document on one axis.
 * @param words new words of the headline, for the axis `headline` only
 * @returns null if the document has nothing that can be changed on this axis
 */
export const variantActions = (
  document: SceneDocument,
  axis: VariantAxis,
  words: string,
): Action[] | null => {
  const headline = headlineOf(document);
  const makes: Record<VariantAxis, () => Action[]> = {
    headline: () => (headline ? [{ name: 'set-text', args: { id: headline.id, text: words } }] : []),
    face: () => otherFace(document),
    color: () => otherColors(document),
    layout: () => otherLayout(document),
  };
  const made = makes[axis]();
  const actions = throughLocks(document, made);
  return made.length === 0 || actions.length > mostActions ? null : actions;
};
