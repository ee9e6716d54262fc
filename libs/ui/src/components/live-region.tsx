import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

/**
 * Says a sentence to screen readers, once, when they have finished what they are saying.
 * @param text in the language of the page; the same text twice is said twice
 */
export const announce = (text: string): void => {
  // A region whose text stays the same is not read again: an invisible mark makes the repetition a change.
  current = text === current ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where `announce` speaks. Exactly one, at the root, there before the first word. */
export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="sr-only">
    {useSyncExternalStore(
      subscribe,
      () => current,
      () => '',
    )}
  </div>
);
