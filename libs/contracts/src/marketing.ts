/**
 * What the product's specification claims about it. Portada cannot see views, clicks or moods: none of this is measured
 * here, and every page that shows it says so. Never in structured data, which search engines take for fact. What is
 * measured has its own place: the time a picture takes, while it is drawn; how well it reads, once it is.
 */
export const marketing = {
  /** The one switch: false takes the claims, and the testimonial with them, off every page. */
  isShown: true as boolean,
  rating: { value: 5, of: 400 },
  /** Average rise of the click-through rate, percent. */
  ctrRisePercent: 40,
  hoursSaved: 5,
  satisfiedPercent: 95,
  /** Seconds; the longest of the three that the specification names, and the only one that is a promise to keep. */
  generationSeconds: 30,
  /** More than this many. */
  creators: 1000,
} as const;
