import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true if the page is hydrated. The result is false while a page is prerendered and during its first render
 * in the browser, which must produce the same HTML. On pages that are rendered only in the browser the result is
 * always true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
