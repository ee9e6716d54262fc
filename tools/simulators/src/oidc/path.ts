/**
 * URL path of the simulated OpenID provider at the origin of Portada. The web server forwards all requests below
 * this path.
 */
export const oidcPath = '/simulators/oidc';

/** Path of the font of the pages of the simulated OpenID provider. */
export const fontPath = `${oidcPath}/figtree.woff2`;
