const size = { width: 480, height: 680 };
const closedEveryMs = 400;

/**
 * Opens the window of third-party sign-in, empty at first. It has to be called right in a click: later, browsers
 * block it.
 * @returns null where popups are blocked
 */
export const openPopup = (): Window | null => {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - size.height) / 3));
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = window.open('', 'portada-sign-in', features);
  return popup === null || popup.closed ? null : popup;
};

/**
 * Calls once the window is closed, by the user or by itself; browsers have no event for it. A provider may cut the
 * tie between the windows, and then it looks closed while it is not: no more than a button may hang on this.
 * @returns ends the watch
 */
export const whenClosed = (popup: Window, then: () => void): (() => void) => {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    then();
  }, closedEveryMs);
  return () => clearInterval(timer);
};
