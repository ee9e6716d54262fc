/** Where the simulated payment provider has its pages, below the product's origin; the edge passes it on. */
export const stripePath = '/simulators/stripe';

/** Address of the pages' typeface. */
export const stripeFontPath = `${stripePath}/figtree.woff2`;

/** Address of the list of payments, with the buttons of people and banks. */
export const paymentsPath = `${stripePath}/payments`;

/** Address of the page on which one session is paid. */
export const payPath = (sessionId: string): string => `${stripePath}/pay/${encodeURIComponent(sessionId)}`;
