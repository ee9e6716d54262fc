import { useSyncExternalStore } from 'react';

/** State of the network that the page shows. `back` is shown for some seconds after the network has returned. */
export type Network = 'online' | 'offline' | 'back';

/** Time in ms for which the message "back online" is shown. */
const backMs = 4000;

let current: Network = 'online';
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

/** Returns the network state of this device that the browser reports; `online` while a page is prerendered. */
export const useNetwork = (): Network =>
  useSyncExternalStore(
    subscribe,
    // A component renders once before its subscription starts, so the state is read from the browser.
    () => (listeners.size === 0 ? ofBrowser() : current),
    () => 'online',
  );
