/**
 * One of Portada's own drawings.
 * - `names`: its names in English and Spanish
 * - `nouns`: the nouns that mean the drawing, in both languages, separated by commas
 * - `body`: SVG shapes in a square of 32 units
 */
export type OwnObject = {
  id: string;
  names: readonly [english: string, spanish: string];
  nouns: string;
  body: string;
};

/** An SVG rectangle; `rx` is the radius of its corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
/** An SVG circle. */
export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
/** An SVG ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
/**
 * An SVG path.
 * @param d path data; relief needs a closed path
 */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** A straight bar of a width from one point to another. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number, fill: string): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  const corners = [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ] as const;
  return path(`M${corners.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`, fill);
}

/** A ring as one closed path, so that the relief raises it as one part. */
export const ring = (cx: number, cy: number, outer: number, inner: number, fill: string): string =>
  path(
    `M${cx - outer} ${cy}A${outer} ${outer} 0 1 1 ${cx + outer} ${cy}A${outer} ${outer} 0 1 1 ${cx - outer} ${cy}Z` +
      `M${cx - inner} ${cy}A${inner} ${inner} 0 1 0 ${cx + inner} ${cy}A${inner} ${inner} 0 1 0 ${cx - inner} ${cy}Z`,
    fill,
  );

/**
 *
 * Creates one of Portada's own drawings.
 * @param id id without the prefix `own-`
 * @param nouns nouns that mean the drawing, in both languages, separated by commas; `noun@en` or `noun@es` in one
 * language only
 * @param parts SVG shapes, the lowest first
 */
export const object = (
  id: string,
  english: string,
  spanish: string,
  nouns: string,
  ...parts: string[]
): OwnObject => ({ id: `own-${id}`, names: [english, spanish], nouns, body: parts.join('') });
