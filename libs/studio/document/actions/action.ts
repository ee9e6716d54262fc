import type { z } from 'zod';
import type { MeasureText } from '../../planning/fit-text';
import { boundsIssues } from '../bounds';
import { type DocumentLayer, type SceneDocument, documentLayerSchema } from '../document.schema';
import type { LimitFault } from '../limits';

/** A named change of a document, as plain data. */
export type Action = { name: string; args: unknown };

/** The changed document, and the actions that change it back, in their order. */
export type Applied = { document: SceneDocument; inverse: Action[] };

/** The data that actions need in addition to the document: the width of letters, to fit text into its box. */
export type ActionContext = { measure: MeasureText };

/**
 * Reason for which an action was refused. invalid_args: its arguments or its result are out of bounds · layer_unknown:
 * the document has no such layer · layer_exists: the id is taken · layer_locked: the layer must be unlocked first ·
 * not_applicable: a layer of this kind cannot be changed in this way · text_full: a layer gets too many characters, lines or
 * words · last_layer: a document has at least one layer · the faults of limits: the document would be too large to be stored.
 */
export type ActionFault =
  | 'action_unknown'
  | 'invalid_args'
  | 'layer_unknown'
  | 'layer_exists'
  | 'layer_locked'
  | 'not_applicable'
  | 'text_full'
  | 'last_layer'
  | LimitFault;

/** Error: an action was refused. `place` is its position in the list of actions, from 0. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  constructor(
    readonly fault: ActionFault,
    readonly place = 0,
  ) {
    super(`the action at position ${place} is refused: ${fault}`);
  }
}

/** A kind of action: the schema of its arguments, and its effect on a document. */
export type ActionDefinition = {
  args: z.ZodType;
  /** @throws ActionError */
  apply: (document: SceneDocument, args: unknown, context: ActionContext) => Applied;
};

/**
 * Declares a kind of action.
 * @param args schema of its arguments
 * @param apply returns the changed document and its inverse; its `args` are already validated
 */
export const defineAction = <Schema extends z.ZodType>(
  args: Schema,
  apply: (document: SceneDocument, args: z.infer<Schema>, context: ActionContext) => Applied,
): ActionDefinition => ({
  args,
  apply: (document, given, context) => {
    const parsed = args.safeParse(given);
    if (!parsed.success) throw new ActionError('invalid_args');
    return apply(document, parsed.data, context);
  },
});

/** Finds a layer. @throws ActionError layer_unknown */
export const layerAt = (document: SceneDocument, id: string): { layer: DocumentLayer; place: number } => {
  const place = document.layers.findIndex((layer) => layer.id === id);
  const layer = document.layers[place];
  if (!layer) throw new ActionError('layer_unknown');
  return { layer, place };
};

/** Finds a layer that may be changed. @throws ActionError layer_unknown, layer_locked */
export const unlockedAt = (document: SceneDocument, id: string): { layer: DocumentLayer; place: number } => {
  const found = layerAt(document, id);
  if (found.layer.locked) throw new ActionError('layer_locked');
  return found;
};

/** Puts a layer in the place of another one. @returns a new document */
export const withLayer = (document: SceneDocument, place: number, layer: DocumentLayer): SceneDocument => ({
  ...document,
  layers: document.layers.with(place, layer),
});

/**
 * Checks a new or changed layer.
 * @returns the layer with the fields of its schema only
 * @throws ActionError invalid_args, text_full
 */
export const checkedLayer = (layer: DocumentLayer): DocumentLayer => {
  const valid = documentLayerSchema.safeParse(layer).data;
  if (!valid) throw new ActionError('invalid_args');
  const [issue] = boundsIssues([valid]);
  if (!issue) return valid;
  const value = issue.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], [valid]);
  throw new ActionError(typeof value === 'number' ? 'invalid_args' : 'text_full');
};

/**
 * Changes one unlocked layer; the inverse puts the former layer back.
 * @param change returns the changed layer, or null if a layer of its kind cannot be changed in this way
 * @throws ActionError layer_unknown, layer_locked, not_applicable
 */
export const changeLayer = (
  document: SceneDocument,
  id: string,
  change: (layer: DocumentLayer) => DocumentLayer | null,
): Applied => {
  const { layer, place } = unlockedAt(document, id);
  const changed = change(layer);
  if (!changed) throw new ActionError('not_applicable');
  return {
    document: withLayer(document, place, changed),
    inverse: [{ name: 'replace', args: { id, layer } }],
  };
};
