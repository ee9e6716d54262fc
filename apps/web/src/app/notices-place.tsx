import { type ReactNode, useSyncExternalStore } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts the notices onto the page, for as long as it lives: what is said on leaving one page is read on the next. */
export const placeNotices = (placed: ReactNode): void => {
  notices = placed;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where the notices stand once something has placed them; nothing before. */
export const NoticesPlace = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => null,
  );
