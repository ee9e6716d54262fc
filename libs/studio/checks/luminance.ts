/** Linear light (0 to 1) of each 8-bit level of an sRGB channel. */
const linear = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * Relative luminance as WCAG 2.2 defines it: 0 is black, 1 is white.
 * @param red level 0-255, @param green level 0-255, @param blue level 0-255
 */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/**
 * Contrast ratio of two luminances as WCAG 2.2 defines it: 1 (none) to 21 (black and white).
 * @param a relative luminance, @param b relative luminance
 */
export const contrastRatio = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
