import { type ReactNode, useSyncExternalStore } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

/** Renders the notices until the document is unloaded, so that a toast stays visible after a navigation. */
export const placeNotices = (placed: ReactNode): void => {
  notices = placed;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders the notices that `placeNotices` was called with; nothing before its first call. */
export const NoticesPlace = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => null,
  );
