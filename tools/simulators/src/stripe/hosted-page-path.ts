/**
 * URL path of the pages of the simulated payment provider at the origin of Portada. The web server forwards all
 * requests below this path.
 */
export const stripePath = '/simulators/stripe';

/** Path of the font of the pages of the simulated payment provider. */
export const stripeFontPath = `${stripePath}/figtree.woff2`;

/** Path of the list of payments, with actions of customers and banks. */
export const paymentsPath = `${stripePath}/payments`;

/** Returns the path of the page on which a payment session is paid. */
export const payPath = (sessionId: string): string => `${stripePath}/pay/${encodeURIComponent(sessionId)}`;
