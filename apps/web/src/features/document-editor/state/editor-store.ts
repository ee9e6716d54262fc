import type { Action, ActionContext, SceneDocument } from '@portada/studio/document';
import { type ChangeName, type History, changed, historyOf, redone, undone } from './history';

/** State of an open document: its history, and the id of the selected layer. */
export type EditorState = { history: History; selectedId: string | null };

/** Options of a change: see `Change` in history.ts; `select` is the id of the layer that is selected afterwards. */
export type ChangeOptions = { mergeKey?: string; select?: string | null };

/** The state of an open document outside of React. */
export class EditorStore {
  private state: EditorState;
  private readonly listeners = new Set<() => void>();

  /**
   * Opens a document.
   * @param context measures letters for actions on texts
   * @param onDocument called after each change of the document
   */
  constructor(
    document: SceneDocument,
    private readonly context: ActionContext,
    private readonly onDocument: (document: SceneDocument) => void,
  ) {
    this.state = { history: historyOf(document), selectedId: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): EditorState => this.state;

  /**
   * Applies actions as one step of the history.
   * @throws ActionError if an action is refused; nothing is then changed
   */
  change(
    change: ChangeName,
    actions: readonly Action[],
    { mergeKey, select = this.state.selectedId }: ChangeOptions = {},
  ): void {
    const options = { change, actions, mergeKey, at: Date.now() };
    this.set(changed(this.state.history, options, this.context), select);
  }

  /** Undoes the last step. @returns its name; null if there is none */
  undo(): ChangeName | null {
    return this.step(undone(this.state.history, this.context));
  }

  /** Does the last undone step again. @returns its name; null if there is none */
  redo(): ChangeName | null {
    return this.step(redone(this.state.history, this.context));
  }

  /** Selects a layer; null selects none. */
  select(id: string | null): void {
    if (id === this.state.selectedId) return;
    this.state = { ...this.state, selectedId: id };
    this.publish();
  }

  /** Replaces the document by one of the server, without a step of the history. */
  load(document: SceneDocument): void {
    this.state = { history: historyOf(document), selectedId: null };
    this.publish();
  }

  private step(result: { history: History; change: ChangeName } | null): ChangeName | null {
    if (!result) return null;
    this.set(result.history, this.state.selectedId);
    return result.change;
  }

  private set(history: History, selectedId: string | null): void {
    const isPresent = history.document.layers.some(({ id }) => id === selectedId);
    this.state = { history, selectedId: isPresent ? selectedId : null };
    this.onDocument(history.document);
    this.publish();
  }

  private publish(): void {
    for (const listener of this.listeners) listener();
  }
}
