import { signedInCookie } from '@portada/contracts';
import { useSyncExternalStore } from 'react';
import { cookie, setCookie } from '../cookies';

const listeners = new Set<() => void>();

/** Whether a session was begun in this browser, as far as it knows; only the server knows whether it still stands. */
export const isSignedInHint = (): boolean => cookie(signedInCookie) === '1';

/** Corrects the hint after the server has said who is signed in. */
export const setSignedInHint = (isSignedIn: boolean): void => {
  if (isSignedIn === isSignedInHint()) return;
  setCookie(signedInCookie, isSignedIn ? '1' : null);
  for (const listener of listeners) listener();
};

/** Coming back to a tab is when another one may have signed in or out. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
};

/** The hint, for pages that show a way in without asking the server; false while a page is prerendered. */
export const useSignedInHint = (): boolean => useSyncExternalStore(subscribe, isSignedInHint, () => false);
