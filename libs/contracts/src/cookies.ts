/**
 * Cookies that pages may read; neither is a secret, and nobody is let in by one.
 * The session's own cookie is opaque and for the server alone.
 */

/** The language chosen on this device, `en` or `es`; whoever serves a page reads it. */
export const languageCookie = 'language';

/** `1` where a session was begun in this browser: a page may go straight to the dashboard, which then asks the server. */
export const signedInCookie = 'signed-in';
