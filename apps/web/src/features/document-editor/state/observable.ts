/** A value outside of React, with listeners for `useSyncExternalStore`. */
export type Observable<T> = {
  getState: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates an observable value. @param first first value */
export const observable = <T>(first: T): Observable<T> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    getState: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
