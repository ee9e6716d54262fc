/** A part of a path in absolute units: a line, or a cubic curve with its two control points. */
export type Segment =
  | readonly [x: number, y: number]
  | readonly [ax: number, ay: number, bx: number, by: number, x: number, y: number];

/** A closed subpath: its start point and its segments. */
export type Ring = { x: number; y: number; segments: Segment[] };

const tokens = /([a-zA-Z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/g;
const numbersOf: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

type Pen = { x: number; y: number; controlX: number; controlY: number; last: string; rings: Ring[] };

/**
 * Reads the path data of an SVG: every command, relative or absolute; arcs and quadratic curves become cubic ones.
 * @param data value of the attribute `d`
 * @returns the rings, or null if the data contains an unknown command
 */
export function ringsOf(data: string): Ring[] | null {
  const pen: Pen = { x: 0, y: 0, controlX: 0, controlY: 0, last: '', rings: [] };
  const list = tokensOf(data);
  let command = '';
  for (let at = 0; at < list.length;) {
    const token = list[at] ?? '';
    if (/[a-zA-Z]/.test(token) && token.length === 1) {
      command = token;
      at += 1;
    } else if (command.toUpperCase() === 'Z' || command === '') return null;
    const count = numbersOf[command.toUpperCase()];
    if (count === undefined) return null;
    const values = list.slice(at, at + count).map(Number);
    if (values.length < count || values.some(Number.isNaN)) return null;
    at += count;
    if (!step(pen, command, values)) return null;
    // Further coordinate pairs after a move command are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return pen.rings;
}

/** Splits path data into commands and numbers. The two flags of an arc may be written without a space between them. */
function tokensOf(data: string): string[] {
  const spaced = data.replace(/[aA][^a-zA-Z]*/g, (arc) => {
    const letter = arc.slice(0, 1);
    const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
    const one = new RegExp(
      `\\s*,?\\s*(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
      'g',
    );
    return letter + [...arc.slice(1).matchAll(one)].map((found) => found.slice(1).join(' ')).join(' ');
  });
  return [...spaced.matchAll(tokens)].map(([token]) => token);
}

function step(pen: Pen, command: string, values: number[]): boolean {
  const upper = command.toUpperCase();
  const [ox, oy] = command === upper ? [0, 0] : [pen.x, pen.y];
  const v = (place: number) => values[place] ?? 0;
  const before = pen.last;
  pen.last = upper;
  if (upper === 'M') {
    [pen.x, pen.y] = [v(0) + ox, v(1) + oy];
    pen.rings.push({ x: pen.x, y: pen.y, segments: [] });
    return true;
  }
  const ring = openRing(pen, before);
  if (!ring) return false;
  switch (upper) {
    case 'Z':
      [pen.x, pen.y] = [ring.x, ring.y];
      return true;
    case 'L':
      return line(pen, ring, v(0) + ox, v(1) + oy);
    case 'H':
      return line(pen, ring, v(0) + ox, pen.y);
    case 'V':
      return line(pen, ring, pen.x, v(0) + oy);
    case 'C':
      return curve(pen, ring, [v(0) + ox, v(1) + oy, v(2) + ox, v(3) + oy, v(4) + ox, v(5) + oy]);
    case 'S': {
      const [ax, ay] = before === 'C' || before === 'S' ? mirroredControl(pen) : [pen.x, pen.y];
      return curve(pen, ring, [ax, ay, v(0) + ox, v(1) + oy, v(2) + ox, v(3) + oy]);
    }
    case 'Q':
      return quadratic(pen, ring, [v(0) + ox, v(1) + oy], [v(2) + ox, v(3) + oy]);
    case 'T': {
      const control = before === 'Q' || before === 'T' ? mirroredControl(pen) : ([pen.x, pen.y] as const);
      return quadratic(pen, ring, control, [v(0) + ox, v(1) + oy]);
    }
    default:
      return arc(pen, ring, [v(0), v(1)], v(2), [v(3) !== 0, v(4) !== 0], [v(5) + ox, v(6) + oy]);
  }
}

/** The ring that is being built. After a closing command, a new ring starts at the start of the last. */
function openRing(pen: Pen, before: string): Ring | undefined {
  if (before === 'Z') pen.rings.push({ x: pen.x, y: pen.y, segments: [] });
  return pen.rings.at(-1);
}

const mirroredControl = (pen: Pen): readonly [number, number] => [
  2 * pen.x - pen.controlX,
  2 * pen.y - pen.controlY,
];

function line(pen: Pen, ring: Ring, x: number, y: number): true {
  ring.segments.push([x, y]);
  [pen.x, pen.y] = [x, y];
  return true;
}

function curve(pen: Pen, ring: Ring, to: readonly [number, number, number, number, number, number]): true {
  ring.segments.push(to);
  [, , pen.controlX, pen.controlY, pen.x, pen.y] = to;
  return true;
}

function quadratic(
  pen: Pen,
  ring: Ring,
  [cx, cy]: readonly [number, number],
  [x, y]: readonly [number, number],
): true {
  const third = (from: number, control: number) => from + ((control - from) * 2) / 3;
  curve(pen, ring, [third(pen.x, cx), third(pen.y, cy), third(x, cx), third(y, cy), x, y]);
  [pen.controlX, pen.controlY] = [cx, cy];
  return true;
}

/** Converts an elliptic arc to cubic curves of at most a quarter turn (SVG 2, appendix B.2.4). */
function arc(
  pen: Pen,
  ring: Ring,
  radii: readonly [number, number],
  degrees: number,
  [large, sweep]: readonly [boolean, boolean],
  [x, y]: readonly [number, number],
): true {
  const [x0, y0] = [pen.x, pen.y];
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])];
  if (rx === 0 || ry === 0 || (x0 === x && y0 === y)) return line(pen, ring, x, y);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const tooFar = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (tooFar > 1) [rx, ry] = [rx * Math.sqrt(tooFar), ry * Math.sqrt(tooFar)];
  const below = rx * rx * py * py + ry * ry * px * px;
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below)) * (large === sweep ? -1 : 1);
  const [mx, my] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const from = Math.atan2((py - my) / ry, (px - mx) / rx);
  let across = Math.atan2((-py - my) / ry, (-px - mx) / rx) - from;
  if (sweep && across < 0) across += 2 * Math.PI;
  if (!sweep && across > 0) across -= 2 * Math.PI;
  const place = (u: number, v: number): readonly [number, number] => [
    cos * (mx + rx * u) - sin * (my + ry * v) + (x0 + x) / 2,
    sin * (mx + rx * u) + cos * (my + ry * v) + (y0 + y) / 2,
  ];
  const pieces = Math.ceil(Math.abs(across) / (Math.PI / 2) - 1e-9);
  const part = across / pieces;
  const reach = (4 / 3) * Math.tan(part / 4);
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [from + part * piece, from + part * (piece + 1)];
    const [ax, ay] = place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a));
    const [bx, by] = place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b));
    const [ex, ey] = piece === pieces - 1 ? [x, y] : place(Math.cos(b), Math.sin(b));
    curve(pen, ring, [ax, ay, bx, by, ex, ey]);
  }
  return true;
}
