import { type ReactNode, useSyncExternalStore } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

/**
 * Renders toasts and network status for as long as the page is open, so that a toast stays visible after a navigation.
 * @param placed the component to render
 */
export const placeNotices = (placed: ReactNode): void => {
  notices = placed;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders the component that was passed to `placeNotices`; nothing before the first call. */
export const NoticesPlace = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => null,
  );
