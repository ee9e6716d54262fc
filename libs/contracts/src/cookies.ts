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

/**
 * Returns the name under which a cookie of Portada is set. On https the name has the prefix `__Host-`: a browser
 * accepts such a cookie only from the host itself, so no other subdomain can set it (RFC 6265bis section 4.1.3.2). The
 * prefix requires the attribute `Secure` and the path `/`.
 * @param name name of the cookie without a prefix
 * @param isHttps true if browsers use https
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);
