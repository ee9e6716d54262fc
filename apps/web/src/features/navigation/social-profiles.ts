/** Social profiles of Portada. An operator replaces these profiles with the operator's own profiles. */
export const socialProfiles = [
  { name: 'X', url: 'https://x.com/portadathumbs' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/portadathumbs' },
  { name: 'YouTube', url: 'https://www.youtube.com/@portadathumbs' },
] as const;

/** Payment cards that the payment provider accepts. */
export const acceptedCards = ['Visa', 'Mastercard', 'American Express'] as const;
