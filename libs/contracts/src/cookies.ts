/**
 * Names of the cookies that scripts can read. These cookies are not secret and give no access. The session cookie
 * is a separate cookie that only the server can read.
 */

/** The language chosen on this device, `en` or `es`; the web server reads it to choose a page. */
export const languageCookie = 'language';

/** Session indicator: `1` after a sign-in in this browser. Pages that read `1` redirect to the dashboard, which asks the server. */
export const signedInCookie = 'signed-in';
