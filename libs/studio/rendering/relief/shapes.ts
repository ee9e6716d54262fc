import type { Context } from '../canvas';
import { type Ring, type Segment, ringsOf } from './path-data';

/** One filled shape of a flat drawing, in a square of 32 units. */
export type Shape = {
  /** Fill color as `#rrggbb`; `opacity` is 0 to 1. */
  fill: string;
  opacity: number;
  rule: 'nonzero' | 'evenodd';
  rings: Ring[];
};

/** Side of the square of every drawing in SVG units. */
export const shapeUnits = 32;

/** An affine transformation as in SVG's `matrix(a b c d e f)`. */
type Matrix = readonly [number, number, number, number, number, number];

type State = { fill: string; opacity: number; matrix: Matrix };

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/**
 * Attributes that `shapesOf` supports. Other attributes change a shape in unsupported ways, so the drawing is rejected.
 */
const known = new Set(
  'fill fill-rule clip-rule opacity fill-opacity transform d cx cy r rx ry x y width height id'.split(' '),
);

/**
 * Reads the shapes of a flat drawing: paths, circles, ellipses and rectangles with plain fills.
 * @param body content of the SVG, in a square of 32 units
 * @returns the shapes from back to front, or null if the body contains anything else, such as strokes, gradients,
 * clips, filters or uses
 */
export function shapesOf(body: string): Shape[] | null {
  const start: State = { fill: '#000000', opacity: 1, matrix: [1, 0, 0, 1, 0, 0] };
  const states = [start];
  const shapes: Shape[] = [];
  for (const [, closing, name = '', text = '', single] of body.matchAll(tag)) {
    if (closing) {
      if (name === 'g') states.pop();
      continue;
    }
    const attributes = new Map(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    if ([...attributes.keys()].some((key) => !known.has(key))) return null;
    const state = changed(states.at(-1) ?? start, attributes);
    if (!state) return null;
    if (name === 'g') {
      if (!single) states.push(state);
      continue;
    }
    const rings = elementRings(name, attributes);
    if (!rings) return null;
    if (state.fill === 'none') continue;
    const rule = attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
    shapes.push({
      fill: state.fill,
      opacity: state.opacity,
      rule,
      rings: rings.map((ring) => moved(ring, state.matrix)),
    });
  }
  return shapes.length > 0 ? shapes : null;
}

function changed(state: State, attributes: ReadonlyMap<string, string>): State | null {
  const fill = colorOf(attributes.get('fill') ?? state.fill);
  const opacity = Number(attributes.get('opacity') ?? 1) * Number(attributes.get('fill-opacity') ?? 1);
  const transform = attributes.get('transform');
  const matrix = transform === undefined ? state.matrix : matrixOf(transform, state.matrix);
  return fill && matrix && Number.isFinite(opacity)
    ? { fill, opacity: state.opacity * opacity, matrix }
    : null;
}

function colorOf(text: string): string | null {
  if (text === 'none') return text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null;
}

function matrixOf(text: string, from: Matrix): Matrix | null {
  let matrix = from;
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const turn = (a * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const two = /[\s,]/.test(list.trim());
    if (name === 'matrix') matrix = joined(matrix, [a, b, c, d, e, f]);
    else if (name === 'translate') matrix = joined(matrix, [1, 0, 0, 1, a, b]);
    else if (name === 'scale') matrix = joined(matrix, [a, 0, 0, two ? b : a, 0, 0]);
    else if (name === 'rotate')
      matrix = joined(matrix, [cos, sin, -sin, cos, b - cos * b + sin * c, c - sin * b - cos * c]);
    else return null;
  }
  return matrix;
}

const joined = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function moved({ x, y, segments }: Ring, [a, b, c, d, e, f]: Matrix): Ring {
  const at = (px: number, py: number): [number, number] => [a * px + c * py + e, b * px + d * py + f];
  const [nx, ny] = at(x, y);
  return {
    x: nx,
    y: ny,
    segments: segments.map((segment): Segment =>
      segment.length === 2
        ? at(segment[0], segment[1])
        : [...at(segment[0], segment[1]), ...at(segment[2], segment[3]), ...at(segment[4], segment[5])],
    ),
  };
}

function elementRings(name: string, attributes: ReadonlyMap<string, string>): Ring[] | null {
  const size = (key: string, other = '0') => Number(attributes.get(key) ?? other);
  if (name === 'path') return ringsOf(attributes.get('d') ?? '');
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [size('r'), size('r')] : [size('rx'), size('ry')];
    const [x, y] = [size('cx'), size('cy')];
    return ringsOf(`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`);
  }
  if (name !== 'rect') return null;
  const [x, y, width, height] = [size('x'), size('y'), size('width'), size('height')];
  const round = Math.min(size('rx', attributes.get('ry')), width / 2, height / 2);
  const corner = (dx: number, dy: number) => (round > 0 ? `a${round} ${round} 0 0 1 ${dx} ${dy}` : '');
  return ringsOf(
    `M${x + round} ${y}h${width - 2 * round}${corner(round, round)}v${height - 2 * round}${corner(-round, round)}` +
      `h${2 * round - width}${corner(-round, -round)}v${2 * round - height}${corner(round, -round)}Z`,
  );
}

/**
 * Fills a shape on a context whose units are those of the square.
 * @param pen context to draw on
 * @param shape shape to fill
 * @param color fill color, `#rrggbb`
 */
export function fillShape(pen: Context, shape: Shape, color: string): void {
  pen.beginPath();
  for (const ring of shape.rings) {
    pen.moveTo(ring.x, ring.y);
    for (const segment of ring.segments) {
      if (segment.length === 2) pen.lineTo(segment[0], segment[1]);
      else pen.bezierCurveTo(...segment);
    }
    pen.closePath();
  }
  pen.fillStyle = color;
  pen.globalAlpha = shape.opacity;
  pen.fill(shape.rule);
}
