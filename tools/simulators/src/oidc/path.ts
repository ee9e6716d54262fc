/** Where the simulated provider is, below the product's origin; the edge passes it on. */
export const oidcPath = '/simulators/oidc';
