import { useSyncExternalStore } from 'react';

/** `live`: events arrive by socket; `away`: they don't, so views ask by themselves. */
export type Connection = 'live' | 'away';

let current: Connection = 'away';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells every view how the socket stands. */
export const setConnection = (next: Connection): void => {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
};

/** How the socket stands now. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
