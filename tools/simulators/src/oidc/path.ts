/** Where the simulated provider is, below the product's origin; the edge passes it on. */
export const oidcPath = '/simulators/oidc';

/** Address of the pages' typeface. */
export const fontPath = `${oidcPath}/figtree.woff2`;
