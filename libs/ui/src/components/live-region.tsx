import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

/**
 * Announces a text to screen readers once, without interrupting other announcements.
 * @param text text in the language of the page; a repeated text is announced again
 */
export const announce = (text: string): void => {
  // Screen readers ignore an unchanged text, so a repetition gets an invisible no-break space.
  current = text === current ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The live region to which `announce` writes. Render the component once at the root, before the first announcement. */
export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="sr-only">
    {useSyncExternalStore(
      subscribe,
      () => current,
      () => '',
    )}
  </div>
);
