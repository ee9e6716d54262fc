/**
 * Places where viewers meet a thumbnail: width of its picture in CSS px, and whether title and channel are beneath it or
 * beside it. The sizes are those of YouTube in November 2026.
 */
export const surfaces = [
  { name: 'home', width: 360, isBeside: false },
  { name: 'search', width: 246, isBeside: true },
  { name: 'sidebar', width: 168, isBeside: true },
  { name: 'phone', width: 390, isBeside: false },
  { name: 'tv', width: 480, isBeside: false },
] as const;
export type Surface = (typeof surfaces)[number];

/** Ways to look at the previews: as they are, blurred as by squinting, or without color. */
export const views = ['plain', 'squint', 'grey'] as const;
export type View = (typeof views)[number];

/** CSS filter of each view. */
export const filterOf: Record<View, string> = { plain: 'none', squint: 'blur(4px)', grey: 'grayscale(1)' };
