import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's code has taken the page over. False while a page is prerendered and in the first drawing over it,
 * which has to be the same; at once true where a page is drawn by the browser alone.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
