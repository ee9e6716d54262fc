import { useSyncExternalStore } from 'react';

/** State of the network that the page shows. `back` is shown for some seconds after the network has returned. */
export type Network = 'online' | 'offline' | 'back';

/** Time in ms for which the message "back online" is shown. */
const backMs = 4000;
/** Time in ms between two checks while Portada is unreachable, and the maximum duration of a check. */
const checkMs = 3000;

let current: Network = 'online';
let isChecking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const show = (next: Network) => {
  current = next;
  for (const listener of listeners) listener();
};

const onOffline = () => {
  clearTimeout(timer);
  show('offline');
};

const onOnline = () => {
  if (current !== 'offline') return;
  show('back');
  timer = setTimeout(() => show('online'), backMs);
};

const ofBrowser = (): Network => (navigator.onLine ? 'online' : 'offline');

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    current = ofBrowser();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    removeEventListener('offline', onOffline);
    removeEventListener('online', onOnline);
  };
};

const isReachable = () =>
  fetch('/api/health/live', { method: 'GET', signal: AbortSignal.timeout(checkMs) }).then(
    () => true,
    () => false,
  );

/**
 * Checks the network after a request without a response. A device in a network without internet reports that it is
 * online. The network counts as offline until a check gets a response, whatever its status.
 */
export const checkNetwork = async (): Promise<void> => {
  if (isChecking) return;
  isChecking = true;
  while (listeners.size > 0 && !(await isReachable())) {
    onOffline();
    await new Promise((resolve) => setTimeout(resolve, checkMs));
  }
  isChecking = false;
  onOnline();
};

/**
 * Calls a function with the current state of the network, and with each change.
 * @param onChange gets true if there is a network
 * @returns a function that ends the calls
 */
export const watchNetwork = (onChange: (isOnline: boolean) => void): (() => void) => {
  const end = subscribe(() => onChange(current !== 'offline'));
  onChange(current !== 'offline');
  return end;
};

/** Returns the state of the network; `online` while a page is prerendered. */
export const useNetwork = (): Network =>
  useSyncExternalStore(
    subscribe,
    // A component renders once before its subscription starts, so the state is read from the browser.
    () => (listeners.size === 0 ? ofBrowser() : current),
    () => 'online',
  );
