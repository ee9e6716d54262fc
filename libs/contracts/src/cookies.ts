/**
 * Cookies that scripts can read; they are not secret and give no access.
 * The session cookie is opaque and readable only by the server.
 */

/** The language chosen on this device, `en` or `es`; the web server reads it to choose a page. */
export const languageCookie = 'language';

/** Session indicator: `1` after a sign-in in this browser. Pages use it to redirect to the dashboard, which asks the server. */
export const signedInCookie = 'signed-in';
