import type { PlaceLight } from '../../scene/place-light';
import type { Relief } from '../../scene/scene.schema';
import { type Heights, softened } from './heights';
import { type Turn, keyOf, lightTable, tableSide, tableValues } from './light-table';
import { type Material, wetEye } from './materials';

/**
 * Two maps that are drawn over a drawing: `multiply` darkens it, `screen` adds gloss; four bytes for each cell, opaque.
 */
export type LightMaps = { side: number; multiply: Uint8ClampedArray; screen: Uint8ClampedArray };

/**
 * Strength of the ambient light, the key lamp, the gloss and the light on the edge towards the lamp, and the color of
 * the lamp.
 */
type Lighting = { ambient: number; key: number; gloss: number; edge: number; color: readonly number[] };

const lightings: Readonly<Record<Relief['lit'], Lighting>> = {
  studio: { ambient: 0.62, key: 0.82, gloss: 1, edge: 0, color: [1, 0.97, 0.9] },
  warm: { ambient: 0.6, key: 0.92, gloss: 1, edge: 0, color: [1.06, 0.95, 0.78] },
  dark: { ambient: 0.1, key: 0.2, gloss: 0.25, edge: 0.75, color: [0.74, 0.9, 1] },
};

/**
 * How shadows are found: number of steps towards the key lamp, their length as a share of the side, the height above
 * the ray (share of the side) that gives a full shadow, and the darkness of a full shadow.
 */
const march = { steps: 8, length: 0.012, depth: 0.03, dark: 0.75 };

/** Number of steps of the table that converts linear light (0 to 1) to display values with a gamma of 2.2. */
const gammaSteps = 2048;
const gamma = Uint8ClampedArray.from(
  { length: gammaSteps + 1 },
  (_, at) => 255 * (at / gammaSteps) ** (1 / 2.2),
);
const shown = (light: number): number =>
  gamma[Math.round(Math.min(1, Math.max(0, light)) * gammaSteps)] ?? 255;

/**
 * Lights the heights of a drawing.
 * @param heights heights of the drawing
 * @param relief light of the place, and how it lights the body
 * @param material material of the surface
 * @param turn rotation and mirroring of the drawing in the picture
 */
export function lightMaps(
  heights: Heights,
  { light, lit: manner }: Pick<Relief, 'light' | 'lit'>,
  material: Material,
  turn: Turn,
): LightMaps {
  const { side, wet } = heights;
  const maps = {
    side,
    multiply: new Uint8ClampedArray(side * side * 4),
    screen: new Uint8ClampedArray(side * side * 4),
  };
  const dry = lightTable(light, material);
  const glazed = wet.some((value) => value > 0) ? lightTable(light, wetEye) : dry;
  const { nx, ny } = normalsOf(heights, material.texture);
  const angle = (turn.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const shade = shadowsOf(heights, keyOf(light, turn));
  const open = opennessOf(heights);
  const near = softened({ side, values: heights.cover }, 2).values;
  const cell = new Float32Array(tableValues);
  const strength = lightings[manner];
  const lampColor = strength.color.map((own, part) => own * castOf(light, part));
  const lampSide = light.keyFrom === 'right' ? 1 : -1;
  for (let at = 0; at < side * side; at += 1) {
    maps.multiply[at * 4 + 3] = 255;
    maps.screen[at * 4 + 3] = 255;
    // Cells a little beyond the edge are lit too, because the enlarged maps reach beyond it.
    if ((near[at] ?? 0) === 0) continue;
    // The direction that the cell faces in the picture, not in the unrotated drawing.
    const across = turn.flip ? -(nx[at] ?? 0) : (nx[at] ?? 0);
    const x = across * cos + (ny[at] ?? 0) * sin;
    const y = (ny[at] ?? 0) * cos - across * sin;
    const eye = wet[at] ?? 0;
    read(dry, x, y, cell, 1 - eye, true);
    if (eye > 0) read(glazed, x, y, cell, eye, false);
    const lit = shade[at] ?? 1;
    const ao = open[at] ?? 1;
    const edge = strength.edge > 0 ? strength.edge * edgeOf(x * lampSide, y) : 0;
    for (let part = 0; part < 3; part += 1) {
      const lamp = lit * (lampColor[part] ?? 1);
      maps.multiply[at * 4 + part] = shown(
        ((cell[part] ?? 0) * strength.ambient * ao + strength.key * (cell[3] ?? 0) * lamp) * 1.05,
      );
      const gloss = ((cell[4 + part] ?? 0) * ao + (cell[7] ?? 0) * lamp) * strength.gloss;
      maps.screen[at * 4 + part] = shown(gloss + edge * (lampColor[part] ?? 1)) * 0.95;
    }
  }
  return maps;
}

/** Light from behind on cells that face sideways and up to the lamp; the lamp stands on the right. */
function edgeOf(x: number, y: number): number {
  const aside = Math.min(1, x * x + y * y);
  return aside * aside * Math.max(0, x * 0.8 + y * 0.6);
}

/** Share of one color in the mean light of a place. The key lamp contributes `part` of the light. */
function castOf({ harmonics }: PlaceLight, part: number): number {
  const [r = 1, g = 1, b = 1] = harmonics;
  const share = (harmonics[part] ?? 1) / Math.max(1e-4, (r + g + b) / 3);
  return Math.min(1.2, 0.5 + share * 0.5);
}

/** Interpolates the light table at a normal from the four nearest cells. */
function read(
  table: Float32Array,
  nx: number,
  ny: number,
  into: Float32Array,
  share: number,
  first: boolean,
): void {
  const u = ((nx + 1) / 2) * (tableSide - 1);
  const v = ((ny + 1) / 2) * (tableSide - 1);
  const left = Math.min(tableSide - 2, u | 0);
  const top = Math.min(tableSide - 2, v | 0);
  const fx = u - left;
  const fy = v - top;
  const at = (top * tableSide + left) * tableValues;
  const below = at + tableSide * tableValues;
  for (let value = 0; value < tableValues; value += 1) {
    const upper = (table[at + value] ?? 0) * (1 - fx) + (table[at + tableValues + value] ?? 0) * fx;
    const lower = (table[below + value] ?? 0) * (1 - fx) + (table[below + tableValues + value] ?? 0) * fx;
    const found = (upper * (1 - fy) + lower * fy) * share;
    into[value] = first ? found : (into[value] ?? 0) + found;
  }
}

/** The normals of the cells, with y up, smoothed once and disturbed by the unevenness of the material. */
function normalsOf({ height, side }: Heights, texture: number): { nx: Float32Array; ny: Float32Array } {
  const [nx, ny] = [new Float32Array(side * side), new Float32Array(side * side)];
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x;
      const h = texture > 0 ? unevenness(x, y) * texture : 0;
      const v = texture > 0 ? unevenness(y + 977, x) * texture : 0;
      const dx = ((height[at - 1] ?? 0) - (height[at + 1] ?? 0)) / 2 + h;
      const dy = ((height[at + side] ?? 0) - (height[at - side] ?? 0)) / 2 + v;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      nx[at] = dx / length;
      ny[at] = dy / length;
    }
  }
  return { nx: softened({ side, values: nx }, 1).values, ny: softened({ side, values: ny }, 1).values };
}

/** Noise from -0.5 to 0.5 for each cell; the same in every run. */
function unevenness(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** Ambient light that reaches each cell; cells lower than their surroundings get less. */
function opennessOf({ height, side }: Heights): Float32Array {
  const around = softened({ side, values: height }, Math.max(1, Math.round(side * 0.03))).values;
  const scale = (0.05 * 256) / side;
  return around.map((mean, at) => 1 - Math.min(0.55, scale * Math.max(0, mean - (height[at] ?? 0))));
}

/** Share of the key lamp's light that reaches each cell past higher cells. */
function shadowsOf({ height, cover, side }: Heights, key: { x: number; y: number; z: number }): Float32Array {
  const lit = new Float32Array(side * side).fill(1);
  const flat = Math.sqrt(key.x * key.x + key.y * key.y);
  const length = march.length * side;
  const [dx, dy, rise] = [(key.x / flat) * length, (-key.y / flat) * length, (key.z / flat) * length];
  const depth = 1 / (march.depth * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      if ((cover[at] ?? 0) === 0) continue;
      const own = height[at] ?? 0;
      let most = 0;
      for (let stride = 1; stride <= march.steps; stride += 1) {
        const px = Math.round(x + dx * stride);
        const py = Math.round(y + dy * stride);
        if (px < 0 || py < 0 || px >= side || py >= side) break;
        most = Math.max(most, (height[py * side + px] ?? 0) - own - rise * stride);
      }
      if (most > 0) lit[at] = 1 - march.dark * Math.min(1, most * depth);
    }
  }
  return softened({ side, values: lit }, 1).values;
}
