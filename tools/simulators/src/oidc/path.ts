/** Path of the simulated provider at the product's origin; the web server forwards it. */
export const oidcPath = '/simulators/oidc';

/** Address of the pages' typeface. */
export const fontPath = `${oidcPath}/figtree.woff2`;
