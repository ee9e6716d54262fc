import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true if the page is hydrated. False while a page is prerendered and during its first render in the browser,
 * which must produce the same HTML. True from the start on pages that are rendered only in the browser.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
