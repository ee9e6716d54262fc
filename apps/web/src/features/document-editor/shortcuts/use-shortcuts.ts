import { useEffect, useRef } from 'react';
import { newLayerId } from '../state/new-layer-id';
import { useChange, useHistory, useOpenDocument } from '../state/editor-context';

/** Elements that handle keys themselves. */
const typing = 'input:not([type=range]):not([type=color]), textarea, select, [contenteditable]';

/** Moves of a selected layer by an arrow key, in pixels for a picture of 1280 pixels. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Handlers = { onSheet: () => void; onEditText: (id: string) => void };

/** Returns what the keys of a workspace do. Each entry returns true if it handled the key. */
const useKeys = ({ onSheet, onEditText }: Handlers) => {
  const { store } = useOpenDocument();
  const change = useChange();
  const { undo, redo } = useHistory();

  const withSelection = (key: string, isShift: boolean): boolean => {
    const { history, selectedId } = store.getState();
    const { document } = history;
    const layer = document.layers.find(({ id }) => id === selectedId);
    if (!layer) return false;
    const { id } = layer;
    const place = document.layers.indexOf(layer);
    const by = arrows[key];
    if (by && !layer.locked) {
      const step = (document.width / 1280) * (isShift ? 10 : 1);
      const args = { id, dx: by[0] * step, dy: by[1] * step };
      change('move', [{ name: 'move', args }], { mergeKey: `move ${id}` });
    } else if (key === 'Delete' || key === 'Backspace') change('remove', [{ name: 'remove', args: { id } }]);
    else if (key === 'Escape') store.select(null);
    else if (key === 'Enter' && (layer.kind === 'text' || layer.kind === 'badge')) onEditText(id);
    else if (key === ']' && place < document.layers.length - 1)
      change('order', [{ name: 'reorder', args: { id, at: place + 1 } }], { mergeKey: `order ${id}` });
    else if (key === '[' && place > 0)
      change('order', [{ name: 'reorder', args: { id, at: place - 1 } }], { mergeKey: `order ${id}` });
    else return false;
    return true;
  };

  const withCommand = (key: string, isShift: boolean): boolean => {
    if (key === 'z') {
      if (isShift) redo();
      else undo();
      return true;
    }
    if (key === 'y') {
      redo();
      return true;
    }
    const { history, selectedId } = store.getState();
    if (key !== 'd' || selectedId === null) return false;
    const kind = history.document.layers.find(({ id }) => id === selectedId)?.kind ?? 'layer';
    const newId = newLayerId(history.document, kind);
    change('duplicate', [{ name: 'duplicate', args: { id: selectedId, newId } }], { select: newId });
    return true;
  };

  return ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (altKey) return false;
    if (ctrlKey || metaKey) return withCommand(key.toLowerCase(), shiftKey);
    if (key === '?') {
      onSheet();
      return true;
    }
    return withSelection(key, shiftKey);
  };
};

/**
 * Handles the keys of a workspace, unless a field or a dialog has the focus. A focused button keeps Enter and Space, and a
 * focused slider keeps the arrow keys.
 */
export const useShortcuts = (handlers: Handlers): void => {
  const keys = useKeys(handlers);
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
      if (target.closest(typing) || document.querySelector('dialog[open], [role=menu]')) return;
      if (event.key === 'Enter' && target.closest('button, a, summary')) return;
      if (event.key in arrows && target.closest('input[type=range]')) return;
      if (newest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};
