import { useSyncExternalStore } from 'react';

/** `live`: events arrive by socket; `away`: they don't, so views ask by themselves. */
export type Connection = 'live' | 'away';

let current: Connection = 'away';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Publishes the state of the socket. */
export const setConnection = (next: Connection): void => {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
};

/** The current state of the socket. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
