/** Key in localStorage; the entry exists if the user wants notifications on this device. */
const key = 'portada.notifications';

/** State of notifications on this device: `blocked` if the browser or its user has refused the permission. */
export type NotificationState = 'on' | 'off' | 'blocked';

/** Returns the state of notifications on this device. */
export const notificationState = (): NotificationState => {
  if (!('Notification' in globalThis) || Notification.permission === 'denied') return 'blocked';
  try {
    return Notification.permission === 'granted' && localStorage.getItem(key) !== null ? 'on' : 'off';
  } catch {
    return 'off';
  }
};

/** Turns notifications on this device on or off. The browser may ask for the permission. @returns the new state */
export const setNotifications = async (isOn: boolean): Promise<NotificationState> => {
  if (notificationState() === 'blocked') return 'blocked';
  if (!isOn) localStorage.removeItem(key);
  else if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(key, '1');
  return notificationState();
};

/** A notification: its texts, the path that a click opens, and the address of a picture. */
export type AppNotification = { title: string; body: string; path: string; picture: string | null };

/**
 * Shows a notification if the user wants notifications and looks at another tab or app. A later notification of the same
 * path replaces an earlier one.
 */
export const notify = async ({ title, body, path, picture }: AppNotification): Promise<void> => {
  if (document.visibilityState === 'visible' || notificationState() !== 'on') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  // Phones show notifications only of a service worker, which also opens the path.
  await registration?.showNotification(title, {
    body,
    tag: path,
    data: path,
    icon: picture ?? '/icons/icon-192.png',
  });
};
