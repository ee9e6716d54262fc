/**
 * Marketing figures that the product specification prescribes. Portada does not measure these figures. Every page that
 * shows them adds a footnote, and structured data for search engines never contains them.
 */
export const marketing = {
  /** True if pages show the marketing figures and the testimonial. */
  isShown: true as boolean,
  rating: { value: 5, of: 400 },
  /** Average rise of the click-through rate, percent. */
  ctrRisePercent: 40,
  hoursSaved: 5,
  satisfiedPercent: 95,
  /** Generation time in seconds: the longest of the three times that the product specification names. */
  generationSeconds: 30,
  /** Lower bound of the number of creators who use the product. */
  creators: 1000,
} as const;
