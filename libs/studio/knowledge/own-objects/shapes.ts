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

type Point = readonly [x: number, y: number];

/** The points of a text such as "2 26.4 9 29.6". */
function pointsOf(text: string): Point[] {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}

/** A point of the Catmull-Rom curve from `b` to `c`; `t` is 0 to 1. */
const between = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const along = (at: 0 | 1): number =>
    0.5 *
    (2 * b[at] +
      (c[at] - a[at]) * t +
      (2 * a[at] - 5 * b[at] + 4 * c[at] - d[at]) * t * t +
      (3 * b[at] - a[at] - 3 * c[at] + d[at]) * t * t * t);
  return [along(0), along(1)];
};

/** The points of a smooth curve through points, four for each stretch. */
function curveThrough(points: readonly Point[]): Point[] {
  const at = (place: number): Point => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0];
  const stretches = points
    .slice(1)
    .flatMap((_, place) =>
      [0, 0.25, 0.5, 0.75].map((t) => between(at(place - 1), at(place), at(place + 1), at(place + 2), t)),
    );
  return [...stretches, at(points.length - 1)];
}

/**
 * A tube with round ends along a smooth curve, as one closed path: a hose, a rope, a wire or a handle.
 * @param points text of at least two points that the curve goes through: "x y x y"
 */
export function tube(points: string, width: number, fill: string): string {
  const curve = curveThrough(pointsOf(points));
  const sides = curve.map(([x, y], place) => {
    const [ax, ay] = curve[Math.max(0, place - 1)] ?? [x, y];
    const [bx, by] = curve[Math.min(curve.length - 1, place + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [((ay - by) / length) * (width / 2), ((bx - ax) / length) * (width / 2)];
    return { left: [x + dx, y + dy], right: [x - dx, y - dy] };
  });
  const text = (list: readonly (readonly number[])[]): string =>
    list.map((pair) => pair.map(rounded).join(' ')).join('L');
  const cap = rounded(width / 2);
  const [first, last] = [sides[0], sides.at(-1)];
  if (!first || !last) return '';
  return path(
    `M${text(sides.map(({ left }) => left))}A${cap} ${cap} 0 0 0 ${text([last.right])}` +
      `L${text(sides.map(({ right }) => right).toReversed())}A${cap} ${cap} 0 0 0 ${text([first.left])}Z`,
    fill,
  );
}

/** Shapes that are turned about a point; `degrees` is clockwise. */
export const turned = (degrees: number, cx: number, cy: number, ...parts: string[]): string =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${parts.join('')}</g>`;

/** Shapes repeated around a point, `count` times in equal steps; the first copy is not turned. */
export const around = (count: number, cx: number, cy: number, ...parts: string[]): string =>
  Array.from({ length: count }, (_, place) => turned((place * 360) / count, cx, cy, ...parts)).join('');

/** Shapes that are scaled and then moved by (x, y). */
export const placed = (x: number, y: number, scale: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

/** A drop of water or blood; (x, y) is its top. */
export const drop = (x: number, y: number, size: number, fill: string): string =>
  placed(x, y, size, path('M0 0C1.4 1.9 2 2.8 2 3.7A2 2 0 0 1 -2 3.7C-2 2.8 -1.4 1.9 0 0Z', fill));
