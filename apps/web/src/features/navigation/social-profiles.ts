/** Where Portada is found elsewhere; whoever runs it puts their own accounts here. */
export const socialProfiles = [
  { name: 'X', url: 'https://x.com/portadathumbs' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/portadathumbs' },
  { name: 'YouTube', url: 'https://www.youtube.com/@portadathumbs' },
] as const;

/** Cards that the payment provider takes. */
export const acceptedCards = ['Visa', 'Mastercard', 'American Express'] as const;
