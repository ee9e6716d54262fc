import { useSyncExternalStore } from 'react';

/** Duration in ms after which a running call counts as slow. */
const slowMs = 5000;

let slow = 0;
const listeners = new Set<() => void>();

const add = (change: 1 | -1) => {
  slow += change;
  for (const listener of listeners) listener();
};

/**
 * Registers a running call: a request to the api, or the download of a page's code. Sockets and file downloads stay
 * open and are not registered.
 * @returns a function that ends the registration
 */
export const watchSlowness = (): (() => void) => {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    add(1);
  }, slowMs);
  return () => {
    clearTimeout(timer);
    if (isSlow) add(-1);
    isSlow = false;
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns true if a registered call has been running for more than five seconds. */
export const useIsSlow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => slow > 0,
    () => false,
  );
