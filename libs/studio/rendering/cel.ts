import { type Painting, lumaOf, ramp, rgbOf } from './repaint';

/** Cells across the height field that light is computed on. */
const cells = 96;

/** Brightness (0 to 255) up to which a pixel is line art. Light does not change line art. */
const lineLuma = 45;

/**
 * Factors of red, green and blue in the shade of dark skin and hair. A cold shade would turn dark skin and hair grey.
 */
const warmShade = [0.62, 0.55, 0.56] as const;

/**
 * Brightness (0 to 255) below which a shade is fully warm (`all`) and above which the shade has its own color (`none`).
 */
const warmBelow = { all: 70, none: 150 };

/** Red, green and blue that light adds to black hair. */
const gloss = [44, 38, 62] as const;

/** Light of a pixel, 0 to 1, at which shade, dots and highlights begin. */
const steps = { shade: 0.34, dots: 0.48, highlight: 0.9 };

type Grid = { width: number; height: number; values: Float32Array };

/**
 * Lights a line drawing in two tones, with dots between shade and light and a thin light on the edge away from the
 * lamp.
 * @param painting pixels of the drawing, changed in place
 * @param angle direction that light comes from in degrees, 0 from the right, -90 from above
 * @param colors `shade` multiplies the dark side, `edge` is the color of the far edge
 */
export function celLit(painting: Painting, angle: number, colors: { shade: string; edge: string }): void {
  const { data, side } = painting;
  const { light, edge } = lightOf(inflated(gridOf(painting, (...[, , , alpha]) => alpha / 255)), angle);
  // Lines are thin, so a cell with only black around it belongs to black hair, which gets a highlight.
  const black = blurred(
    gridOf(painting, (r, g, b, alpha) => (alpha > 200 && lumaOf(r, g, b) < lineLuma ? 1 : 0)),
  );
  const shade = rgbOf(colors.shade).map((value) => value / 255);
  const far = rgbOf(colors.edge);
  const dot = Math.max(3, side * 0.0125);
  const columns = columnsOf(side);
  for (let y = 0; y < side; y += 1) {
    const gy = (y * cells) / side - 0.5;
    const [lightRow, edgeRow, blackRow] = [rowOf(light, gy), rowOf(edge, gy), rowOf(black, gy)];
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      if ((data[at + 3] ?? 0) === 0) continue;
      const level = between(lightRow, columns, x);
      const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      if (luma < lineLuma) {
        const sheen =
          level > 0.5 && between(blackRow, columns, x) > 0.93 ? 1 - shaded(level - 0.36, x, y, dot) : 0;
        for (let part = 0; part < 3; part += 1)
          data[at + part] = (data[at + part] ?? 0) + sheen * (gloss[part] ?? 0);
        continue;
      }
      const dark = level < steps.dots ? shaded(level, x, y, dot) : 0;
      const bright = level > steps.highlight ? 1.12 : 1;
      const cold = ramp(warmBelow.all, warmBelow.none, luma);
      const rim = ramp(0.5, 0.62, between(edgeRow, columns, x)) * 0.75;
      for (let part = 0; part < 3; part += 1) {
        const warm = warmShade[part] ?? 1;
        const shadow = warm + ((shade[part] ?? 1) - warm) * cold;
        const value = (data[at + part] ?? 0) * (1 - dark + dark * shadow) * bright;
        data[at + part] = value + ((far[part] ?? 0) - value) * rim;
      }
    }
  }
}

/**
 * For each pixel of a row: the cell to its left, and the distance from the middle of that cell to the middle of the
 * next cell, 0 to 1.
 */
type Columns = { left: Int32Array; share: Float32Array };

function columnsOf(side: number): Columns {
  const columns = { left: new Int32Array(side), share: new Float32Array(side) };
  for (let x = 0; x < side; x += 1) {
    const gx = Math.min(cells - 1, Math.max(0, (x * cells) / side - 0.5));
    columns.left[x] = Math.min(cells - 2, Math.floor(gx));
    columns.share[x] = gx - (columns.left[x] ?? 0);
  }
  return columns;
}

/** Interpolates the row of a grid at a height in cells from the two nearest rows. */
function rowOf(grid: Grid, y: number): Float32Array {
  const top = Math.floor(y);
  const share = y - top;
  const row = new Float32Array(grid.width);
  for (let x = 0; x < grid.width; x += 1)
    row[x] = valueAt(grid, x, top) * (1 - share) + valueAt(grid, x, top + 1) * share;
  return row;
}

function between(row: Float32Array, { left, share }: Columns, x: number): number {
  const cell = left[x] ?? 0;
  const before = row[cell] ?? 0;
  return before + ((row[cell + 1] ?? 0) - before) * (share[x] ?? 0);
}

/** The part of a pixel that is in the shade, 0 to 1: all of it, or a dot that is larger where the drawing is darker. */
function shaded(level: number, x: number, y: number, dot: number): number {
  if (level < steps.shade) return 1;
  const [u, v] = [(x + y) / dot / Math.SQRT2, (x - y) / dot / Math.SQRT2];
  const [du, dv] = [u - Math.round(u), v - Math.round(v)];
  const radius = Math.sqrt((steps.dots - level) / (steps.dots - steps.shade)) * 0.62;
  return ramp(0, 0.16, radius - Math.sqrt(du * du + dv * dv));
}

/** Samples a grid: each cell gets the measure, 0 to 1, of the pixel in its middle. */
function gridOf(
  { data, side }: Painting,
  measure: (r: number, g: number, b: number, alpha: number) => number,
): Grid {
  const values = new Float32Array(cells * cells);
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      const [px, py] = [Math.floor(((x + 0.5) * side) / cells), Math.floor(((y + 0.5) * side) / cells)];
      const at = (py * side + px) * 4;
      values[y * cells + x] = measure(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0);
    }
  }
  return { width: cells, height: cells, values };
}

const halved = ({ width, height, values }: Grid): Grid => {
  const small = { width: width >> 1, height: height >> 1 };
  const result = new Float32Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      result[y * small.width + x] =
        ((values[at] ?? 0) +
          (values[at + 1] ?? 0) +
          (values[at + width] ?? 0) +
          (values[at + width + 1] ?? 0)) /
        4;
    }
  }
  return { ...small, values: result };
};

/**
 * Heights of a shape inflated like a balloon: the square root of the solution of a Poisson equation, solved from coarse
 * to fine. The lower edge of the square does not count as an edge of the shape, because the drawing is cut off there.
 */
function inflated(mask: Grid): Grid {
  const levels = [mask];
  for (let last = mask; last.width > 24; levels.push(last)) last = halved(last);
  let solved: Grid | null = null;
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const grid = levels[level] ?? mask;
    const from: Grid = solved
      ? enlarged(solved, grid)
      : { ...grid, values: new Float32Array(grid.values.length) };
    relax(from, grid, 4 * 4 ** level, solved === null ? 60 : level === 0 ? 8 : 12);
    solved = from;
  }
  const cap = cells * 0.42;
  const heights = (solved ?? mask).values.map((value) => cap * Math.tanh(Math.sqrt(value) / cap));
  return blurred(blurred({ ...mask, values: heights }));
}

function enlarged(small: Grid, { width, height }: Grid): Grid {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      values[y * width + x] = sampled(small, (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5);
    }
  }
  return { width, height, values };
}

function relax({ values, width, height }: Grid, mask: Grid, source: number, sweeps: number): void {
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let y = 1; y < height; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x;
        const cover = mask.values[at] ?? 0;
        if (cover < 0.02) {
          values[at] = 0;
          continue;
        }
        const below = y === height - 1 ? at - width : at + width;
        const around =
          (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[below] ?? 0);
        const target = ((around + source) / 4) * (cover > 0.98 ? 1 : cover);
        const now = values[at] ?? 0;
        values[at] = Math.max(0, now + 1.6 * (target - now));
      }
    }
  }
}

function blurred({ values, width, height }: Grid): Grid {
  const grid = { values, width, height };
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const [dx, dy] of around) sum += valueAt(grid, x + dx, y + dy);
      result[y * width + x] = sum / around.length;
    }
  }
  return { values: result, width, height };
}

const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

const valueAt = ({ values, width, height }: Grid, x: number, y: number): number =>
  values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;

function sampled(grid: Grid, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const upper = valueAt(grid, left, top) * (1 - fx) + valueAt(grid, left + 1, top) * fx;
  const lower = valueAt(grid, left, top + 1) * (1 - fx) + valueAt(grid, left + 1, top + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The light of the key lamp on each cell, and how much the cell belongs to the edge on the side away from the lamp. */
function lightOf(heights: Grid, angle: number): { light: Grid; edge: Grid } {
  const turned = (angle * Math.PI) / 180;
  const [kx, ky, kz] = [Math.cos(turned) * 0.8, Math.sin(turned) * 0.8, 0.6];
  const light = new Float32Array(heights.values.length);
  const edge = new Float32Array(heights.values.length);
  for (let y = 0; y < heights.height; y += 1) {
    for (let x = 0; x < heights.width; x += 1) {
      const nx = (valueAt(heights, x - 1, y) - valueAt(heights, x + 1, y)) / 2;
      const ny = (valueAt(heights, x, y - 1) - valueAt(heights, x, y + 1)) / 2;
      const length = Math.sqrt(nx * nx + ny * ny + 1);
      const at = y * heights.width + x;
      light[at] = (nx * kx + ny * ky + kz) / length;
      // Edges that face down, such as the ends of hair, get no light from the side.
      edge[at] = nx * kx < 0 ? (1 - 1 / length) * ramp(0.5, 0.9, Math.abs(nx) / Math.hypot(nx, ny)) : 0;
    }
  }
  return { light: { ...heights, values: light }, edge: { ...heights, values: edge } };
}
