/** Drawings of two makes of one thing. */
export const makes: Readonly<Record<string, readonly [string, string]>> = {
  'mobile-phone': ['own-phone-dark', 'own-phone-light'],
};
