import { useSyncExternalStore } from 'react';

/** What is under way for longer than this, in ms, is slow. */
const slowMs = 5000;

let slow = 0;
const listeners = new Set<() => void>();

const add = (change: 1 | -1) => {
  slow += change;
  for (const listener of listeners) listener();
};

/**
 * Says that something was asked for: a call, or the code of a page. Not for what stays open, as sockets and downloads do.
 * @returns says that it has ended, however
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

/** Whether something that was asked for is still under way after five seconds. */
export const useIsSlow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => slow > 0,
    () => false,
  );
