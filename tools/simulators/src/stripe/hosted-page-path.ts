/** Path of the simulated payment provider's pages at the product's origin; the web server forwards it. */
export const stripePath = '/simulators/stripe';

/** Address of the pages' typeface. */
export const stripeFontPath = `${stripePath}/figtree.woff2`;

/** Path of the list of payments, with actions of customers and banks. */
export const paymentsPath = `${stripePath}/payments`;

/** Address of the page on which one session is paid. */
export const payPath = (sessionId: string): string => `${stripePath}/pay/${encodeURIComponent(sessionId)}`;
