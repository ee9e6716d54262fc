import type { Generation } from '@portada/contracts';
import { useSyncExternalStore } from 'react';

/** Generations of the user that are drawn or wait, and those that ended and were not reported yet. */
type UnderWay = { underWay: readonly Generation[]; ended: readonly Generation[] };

const nothing: UnderWay = { underWay: [], ended: [] };
let current = nothing;
const listeners = new Set<() => void>();

/** Changes the generations under way, and notifies the components that show them. */
export const changeUnderWay = (change: (former: UnderWay) => UnderWay): void => {
  current = change(current);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Forgets all generations, after events may have been lost. The next event of a generation stores it again. */
export const forgetGenerations = (): void => changeUnderWay(() => nothing);

/** Returns the generations under way, and those that ended and were not reported yet. */
export const useUnderWay = (): UnderWay => useSyncExternalStore(subscribe, () => current);
