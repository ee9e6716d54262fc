import { signedInCookie } from '@portada/contracts';
import { useSyncExternalStore } from 'react';
import { cookie, setCookie } from '../cookies';

const listeners = new Set<() => void>();

/** Returns true if the session indicator cookie is set. Only the server knows if the session is still valid. */
export const hasSessionIndicator = (): boolean => cookie(signedInCookie) === '1';

/** Sets or removes the session indicator cookie after a response of the server. */
export const setSessionIndicator = (isSignedIn: boolean): void => {
  if (isSignedIn === hasSessionIndicator()) return;
  setCookie(signedInCookie, isSignedIn ? '1' : null);
  for (const listener of listeners) listener();
};

/**
 * Subscribes to changes of the session indicator cookie. The cookie is read again when the window gets the focus,
 * because another tab may have changed the cookie.
 */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
};

/**
 * Returns true if the session indicator cookie is set. The hook sends no request to the server, and returns false
 * while a page is prerendered.
 */
export const useSessionIndicator = (): boolean =>
  useSyncExternalStore(subscribe, hasSessionIndicator, () => false);
