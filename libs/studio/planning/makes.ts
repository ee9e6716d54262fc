/** Drawings of two different makes of one thing, by the id of the thing's usual drawing. */
export const makes: Readonly<Record<string, readonly [string, string]>> = {
  'mobile-phone': ['own-phone-dark', 'own-phone-light'],
};
