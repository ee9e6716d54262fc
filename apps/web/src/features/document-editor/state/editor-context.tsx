import { type DocumentLayer, type SceneDocument, ActionError } from '@portada/studio/document';
import { announce, toast } from '@portada/ui';
import { createContext, use, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import type { CutOutStage } from '../cut-out/worker-messages';
import type { Painter } from '../drawing/painter';
import type { Autosave, SaveState } from './autosave';
import type { ChangeOptions, EditorState, EditorStore } from './editor-store';
import type { ChangeName } from './history';
import type { Observable } from './observable';

/** A running cut-out: id of the photo's layer, its stage, and a function that ends it. */
type Cutting = { layerId: string; stage: CutOutStage; cancel: () => void };

/** An open document with everything that its panels use. */
export type OpenDocument = {
  thumbnailId: string;
  store: EditorStore;
  autosave: Autosave;
  painter: Painter;
  saving: Observable<SaveState>;
  /** Newest picture that the stage shows; null before the first drawing. */
  shown: Observable<HTMLCanvasElement | null>;
  /** The person that is being cut out of a photo; null if none is. */
  cutting: Observable<Cutting | null>;
};

export const OpenDocumentContext = createContext<OpenDocument | null>(null);

/** Returns the open document. The component must be inside of a workspace. */
export const useOpenDocument = (): OpenDocument => {
  const open = use(OpenDocumentContext);
  if (!open) throw new Error('This component is used outside of a workspace.');
  return open;
};

/** Returns the state of the open document; the component is rendered again after each change. */
export const useEditorState = (): EditorState & { document: SceneDocument } => {
  const { store } = useOpenDocument();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { ...state, document: state.history.document };
};

/** Returns the selected layer, or null. */
export const useSelectedLayer = (): DocumentLayer | null => {
  const { document, selectedId } = useEditorState();
  return document.layers.find(({ id }) => id === selectedId) ?? null;
};

/** Returns the newest picture that the stage shows; null before the first drawing. */
export const useShownPicture = (): HTMLCanvasElement | null => {
  const { shown } = useOpenDocument();
  return useSyncExternalStore(shown.subscribe, shown.getState);
};

/** Returns the state of the saving. */
export const useSaveState = (): SaveState => {
  const { saving } = useOpenDocument();
  return useSyncExternalStore(saving.subscribe, saving.getState);
};

/** Makes one change of a document: its name, its actions, and options. @returns false if the change was refused */
export type MakeChange = (
  change: ChangeName,
  actions: { name: string; args: Record<string, unknown> }[],
  options?: ChangeOptions,
) => boolean;

/** Returns a function that runs a change of the document, shows a message if it is refused, and returns false then. */
const useRefusals = (): ((run: () => void) => boolean) => {
  const { t } = useTranslation();
  return (run) => {
    try {
      run();
      return true;
    } catch (error) {
      if (!(error instanceof ActionError)) throw error;
      toast.error(t(`document.refused.${error.fault}`));
      return false;
    }
  };
};

/** Returns a function that changes the document. A refused change shows a message. */
export const useChange = (): MakeChange => {
  const { store } = useOpenDocument();
  const tried = useRefusals();
  return (change, actions, options) => tried(() => store.change(change, actions, options));
};

/** Returns functions that undo and redo, and announce what was undone or done again. */
export const useHistory = () => {
  const { store } = useOpenDocument();
  const { t } = useTranslation();
  const tried = useRefusals();
  const { history } = useEditorState();
  const step = (back: boolean) =>
    tried(() => {
      const change = back ? store.undo() : store.redo();
      const key = back ? 'document.history.undone' : 'document.history.redone';
      if (change) announce(t(key, { change: t(`document.change.${change}`) }));
    });
  return {
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
    undo: () => step(true),
    redo: () => step(false),
  };
};
