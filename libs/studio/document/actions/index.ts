import { z } from 'zod';
import type { SceneDocument } from '../document.schema';
import { limitFault } from '../limits';
import {
  type Action,
  type ActionContext,
  type ActionDefinition,
  ActionError,
  type Applied,
  checkedLayer,
} from './action';
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

/** Applies one action to a document, and checks each layer that it adds or changes. @throws ActionError */
const applyAction = (document: SceneDocument, action: Action, context: ActionContext): Applied => {
  const definition = definitions.get(action.name);
  if (!definition) throw new ActionError('action_unknown');
  const { document: changed, inverse } = definition.apply(document, action.args, context);
  const known = new Set(document.layers);
  const layers = changed.layers.map((layer) => (known.has(layer) ? layer : checkedLayer(layer)));
  return { document: { ...changed, layers }, inverse };
};

/**
 * Applies actions one after another: all of them or none. The document itself is not changed. Between two actions it may
 * exceed a limit, so that a photo can take the place of another one; the last document may not.
 * @returns the last document, which can be stored, and the actions that lead back to the first one
 * @throws ActionError with the position of the refused action
 */
export const applyActions = (
  document: SceneDocument,
  actions: readonly Action[],
  context: ActionContext,
): Applied => {
  let applied: Applied = { document, inverse: [] };
  let exceeded: ActionError | null = null;
  for (const [place, action] of actions.entries()) {
    try {
      const next = applyAction(applied.document, action, context);
      applied = { document: next.document, inverse: [...next.inverse, ...applied.inverse] };
    } catch (error) {
      throw error instanceof ActionError ? new ActionError(error.fault, place) : error;
    }
    const fault = limitFault(applied.document, document);
    exceeded = fault && (exceeded ?? new ActionError(fault, place));
  }
  if (exceeded) throw exceeded;
  return applied;
};
