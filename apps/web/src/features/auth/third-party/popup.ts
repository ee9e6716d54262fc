const size = { width: 480, height: 680 };
const closedEveryMs = 400;

/**
 * Opens an empty popup for third-party sign-in. Call the function directly in a click handler, because browsers
 * block popups that are opened later.
 * @returns null if popups are blocked
 */
export const openPopup = (): Window | null => {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - size.height) / 3));
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = window.open('', 'portada-sign-in', features);
  return popup === null || popup.closed ? null : popup;
};

/**
 * Calls a function when a sign-in popup is closed. The popup is polled, because browsers have no event for the end
 * of a popup. If a provider isolates the popup from this page, an open popup appears to be closed. Therefore only
 * the state of a button may depend on this function.
 * @param then called when the popup is closed
 * @returns a function that stops the polling
 */
export const whenClosed = (popup: Window, then: () => void): (() => void) => {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    then();
  }, closedEveryMs);
  return () => clearInterval(timer);
};
