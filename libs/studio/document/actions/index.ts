import { z } from 'zod';
import type { SceneDocument } from '../document.schema';
import { type Action, type ActionContext, type ActionDefinition, ActionError, type Applied } from './action';
import { layerActions } from './layer-actions';
import { lookActions } from './look-actions';
import { placeActions } from './place-actions';
import { pictureActions } from './picture-actions';
import { shapeActions } from './shape-actions';
import { textActions } from './text-actions';
import { textLookActions } from './text-look';

const definitions: ReadonlyMap<string, ActionDefinition> = new Map<string, ActionDefinition>(
  Object.entries({
    ...layerActions,
    ...shapeActions,
    ...textActions,
    ...textLookActions,
    ...lookActions,
    ...pictureActions,
    ...placeActions,
  }),
);

/** Names of all actions. */
export const actionNames: readonly string[] = [...definitions.keys()];

/** Actions whose arguments contain whole layers, which only an editor can write. */
const withLayers = ['add', 'replace', 'set-ground'];

/** Returns the JSON Schema of the arguments of each action, except of the actions with whole layers. */
export const actionArguments = (): Record<string, object> =>
  Object.fromEntries(
    [...definitions]
      .filter(([name]) => !withLayers.includes(name))
      .map(([name, { args }]) => [name, z.toJSONSchema(args, { io: 'input' })]),
  );

/** Most actions that are applied together. */
export const mostActions = 100;

/** A list of actions that are applied together. The arguments are checked by each action. */
export const actionListSchema = z
  .array(z.strictObject({ name: z.string().max(40), args: z.record(z.string(), z.unknown()) }))
  .min(1)
  .max(mostActions);

/**
 * Applies one action to a document. The document itself is not changed.
 * @throws ActionError
 */
export const applyAction = (document: SceneDocument, action: Action, context: ActionContext): Applied => {
  const definition = definitions.get(action.name);
  if (!definition) throw new ActionError('action_unknown');
  return definition.apply(document, action.args, context);
};

/**
 * Applies actions one after another: all of them or none.
 * @returns the last document, and the actions that lead back to the first one
 * @throws ActionError with the position of the refused action
 */
export const applyActions = (
  document: SceneDocument,
  actions: readonly Action[],
  context: ActionContext,
): Applied => {
  let applied: Applied = { document, inverse: [] };
  for (const [place, action] of actions.entries()) {
    try {
      const next = applyAction(applied.document, action, context);
      applied = { document: next.document, inverse: [...next.inverse, ...applied.inverse] };
    } catch (error) {
      throw error instanceof ActionError ? new ActionError(error.fault, place) : error;
    }
  }
  return applied;
};
