import { useSyncExternalStore } from 'react';

/** State of the socket. `live`: events arrive by the socket. `away`: no events arrive, so views poll the api. */
export type Connection = 'live' | 'away';

let current: Connection = 'away';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stores the state of the socket and notifies the components that use the state. */
export const setConnection = (next: Connection): void => {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
};

/** Returns the current state of the socket. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
