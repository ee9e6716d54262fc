import { useCallback, useEffect, useState } from 'react';

/** Selected thumbnails. `last` is the thumbnail that was toggled last, where the next range begins. */
type Selected = { ids: ReadonlySet<string>; last: string | null };

/** The selection of the thumbnail list. */
export type Selection = {
  /** True while cards are selected instead of opened. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  end: () => void;
  /**
   * Selects a thumbnail, or removes it from the selection.
   * @param shown ids of the list in its order
   * @param isRange true: everything from the thumbnail that was toggled last gets the same state
   */
  toggle: (id: string, shown: readonly string[], isRange: boolean) => void;
  selectAll: (shown: readonly string[]) => void;
};

/** Returns the ids between two ids of a list, both included; only `to` if the list has no `from`. */
const between = (shown: readonly string[], from: string | null, to: string): readonly string[] => {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start === -1) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
};

const toggled =
  (id: string, shown: readonly string[], isRange: boolean) =>
  ({ ids, last }: Selected): Selected => {
    const next = new Set(ids);
    const isAdded = !ids.has(id);
    for (const one of isRange ? between(shown, last, id) : [id])
      if (isAdded) next.add(one);
      else next.delete(one);
    return { ids: next, last: id };
  };

const none: Selected = { ids: new Set(), last: null };

/** Returns the selection of the thumbnail list. Esc ends it, except in a dialog or a field. */
export const useSelection = (): Selection => {
  const [selected, setSelected] = useState<Selected | null>(null);
  const isOn = selected !== null;
  const end = useCallback(() => setSelected(null), []);
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere =
        target instanceof Element && target.closest('dialog, input[type=search], select') !== null;
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) end();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn, end]);
  return {
    isOn,
    ids: (selected ?? none).ids,
    start: () => setSelected(none),
    end,
    toggle: (id, shown, isRange) => setSelected((former) => toggled(id, shown, isRange)(former ?? none)),
    selectAll: (shown) => setSelected({ ids: new Set(shown), last: null }),
  };
};
