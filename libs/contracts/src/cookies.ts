/**
 * Names of the cookies that scripts can read. These cookies are not secret and give no access. The session cookie
 * is a separate cookie that only the server can read.
 */

/**
 * Cookie with the language chosen on this device, `en` or `es`. The web server reads the cookie to choose the
 * language of a page.
 */
export const languageCookie = 'language';

/** Session indicator: `1` after a sign-in in this browser. Pages that read `1` redirect to the dashboard, which asks the server. */
export const signedInCookie = 'signed-in';
