import { type ReactNode, useSyncExternalStore } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

/**
 * Renders a component with toasts and network status until the page is left. A toast therefore stays visible after
 * a navigation.
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
