import { type OwnObject, bar, circle, object, path, rect } from './shapes';

/** Left, top, width, height and height of the wave of a flag's cloth, in units. */
const cloth = { left: 5.4, top: 3.4, width: 25.6, height: 18.6, wave: 1.1 } as const;

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The point of the waving cloth at shares `u` of its width and `v` of its height. */
const at = (u: number, v: number): readonly [x: number, y: number] => [
  cloth.left + cloth.width * u,
  cloth.top + cloth.height * v + cloth.wave * Math.sin(u * 2 * Math.PI * 0.85),
];

/** A filled polygon on the cloth. Corners are shares of the cloth, in order; long edges follow the wave. */
export function shape(fill: string, ...corners: readonly (readonly [u: number, v: number])[]): string {
  const points = corners.flatMap(([u, v], place) => {
    const [nextU, nextV] = corners[(place + 1) % corners.length] ?? [u, v];
    const steps = Math.max(1, Math.round(Math.abs(nextU - u) * 8));
    return Array.from({ length: steps }, (_, step) =>
      at(u + ((nextU - u) * step) / steps, v + ((nextV - v) * step) / steps)
        .map(rounded)
        .join(' '),
    );
  });
  return path(`M${points.join('L')}Z`, fill);
}

/** A rectangle of a flag; position and sides are shares of the width and the height of the flag. */
export const field = (fill: string, left: number, top: number, right: number, bottom: number): string =>
  shape(fill, [left, top], [right, top], [right, bottom], [left, bottom]);

/** Bands from top to bottom; the height of each is proportional to its weight. */
export const bands = (...colors: readonly (string | readonly [string, number])[]): string =>
  stripes(colors, true);
/** Bands from left to right; the width of each is proportional to its weight. */
export const pales = (...colors: readonly (string | readonly [string, number])[]): string =>
  stripes(colors, false);

function stripes(colors: readonly (string | readonly [string, number])[], across: boolean): string {
  const weighted = colors.map((color) => (typeof color === 'string' ? ([color, 1] as const) : color));
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let from = 0;
  return weighted
    .map(([color, weight]) => {
      const [start, end] = [from / total, (from + weight) / total];
      from += weight;
      return across ? field(color, 0, start, 1, end) : field(color, start, 0, end, 1);
    })
    .join('');
}

/** A disc on the cloth; `radius` is a share of the cloth's height. */
export function disc(fill: string, u: number, v: number, radius: number): string {
  const [x, y] = at(u, v);
  return circle(Number(rounded(x)), Number(rounded(y)), Number(rounded(radius * cloth.height)), fill);
}

/** A star on the cloth; `points` is the number of points, `radius` a share of the cloth's height. */
export function star(fill: string, u: number, v: number, radius: number, points = 5, inner = 0.4): string {
  const [x, y] = at(u, v);
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const reach = radius * cloth.height * (corner % 2 === 0 ? 1 : inner);
    return `${rounded(x + reach * Math.cos(angle))} ${rounded(y + reach * Math.sin(angle))}`;
  });
  return path(`M${corners.join('L')}Z`, fill);
}

/**
 * A cross; `u` is the position of the upright as a share of the width, `arm` the width of the arms as a share of the
 * height.
 */
export const cross = (fill: string, u: number, arm: number): string => {
  const half = (arm * cloth.height) / cloth.width / 2;
  return field(fill, u - half, 0, u + half, 1) + field(fill, 0, 0.5 - arm / 2, 1, 0.5 + arm / 2);
};

/** A triangle at the pole; `reach` is its width as a share of the cloth's width. */
export const hoist = (fill: string, reach: number): string => shape(fill, [0, 0], [reach, 0.5], [0, 1]);

/** A crescent that opens to the right: a disc, and on it a smaller disc in the color of the background. */
export const crescent = (fill: string, ground: string, u: number, radius: number): string =>
  disc(fill, u, 0.5, radius) + disc(ground, u + 0.05, 0.5, radius * 0.8);

/** The Union Flag, from the upper left corner to `right` and `bottom` as shares of the cloth. */
export function union(right: number, bottom: number): string {
  const [white, red] = ['#ffffff', '#c8102e'];
  const slant = (fill: string, width: number): string => {
    const [w, h] = [width * right, width * bottom];
    return (
      shape(fill, [0, 0], [w, 0], [right, bottom - h], [right, bottom], [right - w, bottom], [0, h]) +
      shape(fill, [right, 0], [right, h], [w, bottom], [0, bottom], [0, bottom - h], [right - w, 0])
    );
  };
  const arms = (fill: string, width: number): string =>
    field(fill, right * (0.5 - width * 0.33), 0, right * (0.5 + width * 0.33), bottom) +
    field(fill, 0, bottom * (0.5 - width / 2), right, bottom * (0.5 + width / 2));
  return (
    field('#1c2f7c', 0, 0, right, bottom) +
    slant(white, 0.14) +
    slant(red, 0.05) +
    arms(white, 0.36) +
    arms(red, 0.2)
  );
}

/** Stars with five points; positions are shares of the cloth, radii shares of its height. */
export const stars = (
  fill: string,
  places: readonly (readonly [u: number, v: number, radius: number])[],
): string => places.map(([u, v, radius]) => star(fill, u, v, radius)).join('');

/**
 * A flag on a pole, simplified so that it is recognized at 168 pixels.
 * @param code code of the country (ISO 3166-1), lower case
 * @param nouns names of the country, its people and its language, in English and Spanish
 */
export const flag = (
  code: string,
  english: string,
  spanish: string,
  nouns: string,
  ...parts: string[]
): OwnObject =>
  object(
    `flag-${code}`,
    `flag of ${english}`,
    `bandera de ${spanish}`,
    nouns,
    bar(4.2, 3, 4.2, 31.4, 1.9, '#c9ced6'),
    rect(1.8, 29.6, 4.8, 2, '#8b93a1', 1),
    ...parts,
    circle(4.2, 2.4, 1.6, '#f2c14e'),
  );
