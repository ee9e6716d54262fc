import { type Action, type ActionContext, type SceneDocument, applyActions } from '@portada/studio/document';

/** Name of a change, which the history announces: "Undone: Move". */
export type ChangeName =
  | 'move'
  | 'resize'
  | 'rotate'
  | 'text'
  | 'type'
  | 'textLook'
  | 'color'
  | 'look'
  | 'order'
  | 'name'
  | 'lock'
  | 'visibility'
  | 'add'
  | 'duplicate'
  | 'remove'
  | 'crop'
  | 'cutOut'
  | 'ground'
  | 'light'
  | 'mend'
  | 'brand'
  | 'remix';

/** One step of the history: the actions that undo it, or do it again. */
type Step = { change: ChangeName; actions: readonly Action[]; mergeKey: string | null; at: number };

/** A document with the steps that lead back to earlier states and forward to undone ones. */
export type History = { document: SceneDocument; undo: readonly Step[]; redo: readonly Step[] };

/** Maximum number of steps that can be undone. */
export const mostSteps = 100;
/** Longest pause in ms between two changes with the same key that become one step. */
const mergeMs = 800;

/** Creates a history without steps. */
export const historyOf = (document: SceneDocument): History => ({ document, undo: [], redo: [] });

/** Id of the layer that a list of actions replaces as a whole; null for every other list. */
const replacedBy = (actions: readonly Action[]): unknown => {
  const [only] = actions;
  return actions.length === 1 && only?.name === 'replace' ? (only.args as { id: unknown }).id : null;
};

/**
 * Joins the undoing of a change with the undoing of the change before. The earlier state of a replaced layer makes the
 * later one unnecessary.
 */
const joined = (later: readonly Action[], earlier: readonly Action[]): readonly Action[] => {
  const replaced = replacedBy(later);
  return replaced !== null && replaced === replacedBy(earlier) ? earlier : [...later, ...earlier];
};

export type Change = {
  change: ChangeName;
  actions: readonly Action[];
  /** Changes with the same key that follow each other quickly become one step, such as presses of an arrow key. */
  mergeKey?: string | undefined;
  /** Time of the change in ms. */
  at: number;
};

/**
 * Applies actions as one step.
 * @throws ActionError if an action is refused; the history is then unchanged
 */
export const changed = (
  history: History,
  { change, actions, mergeKey = undefined, at }: Change,
  context: ActionContext,
): History => {
  const { document, inverse } = applyActions(history.document, actions, context);
  const last = history.undo.at(-1);
  const isMerged =
    mergeKey !== undefined &&
    last?.mergeKey === mergeKey &&
    at - last.at < mergeMs &&
    history.redo.length === 0;
  const step = {
    change,
    actions: isMerged ? joined(inverse, last.actions) : inverse,
    mergeKey: mergeKey ?? null,
    at,
  };
  const before = isMerged ? history.undo.slice(0, -1) : history.undo;
  return { document, undo: [...before, step].slice(-mostSteps), redo: [] };
};

const stepped = (
  history: History,
  from: 'undo' | 'redo',
  context: ActionContext,
): { history: History; change: ChangeName } | null => {
  const step = history[from].at(-1);
  if (!step) return null;
  const { document, inverse } = applyActions(history.document, step.actions, context);
  const reverse = { ...step, actions: inverse, mergeKey: null };
  const to = from === 'undo' ? 'redo' : 'undo';
  return {
    history: {
      ...history,
      document,
      [from]: history[from].slice(0, -1),
      [to]: [...history[to], reverse],
    },
    change: step.change,
  };
};

/** Undoes the last step. @returns null if there is none */
export const undone = (history: History, context: ActionContext) => stepped(history, 'undo', context);

/** Does the last undone step again. @returns null if there is none */
export const redone = (history: History, context: ActionContext) => stepped(history, 'redo', context);
