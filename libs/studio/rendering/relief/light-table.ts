import type { PlaceLight } from '../../scene/place-light';
import type { Material } from './materials';

/** Cells across the table. Its axes are x and y of the surface normal, from -1 to 1. */
export const tableSide = 96;

/** Values of each cell: diffuse red, green, blue; share of the key lamp; gloss red, green, blue; highlight. */
export const tableValues = 8;

/** Direction to the key lamp if the lamp stands on the right. */
const key = { x: 0.53, y: 0.6, z: 0.6 };

/** Mean brightness of the diffuse light, and the share of its color cast that is kept. */
const diffuse = { mean: 0.5, tint: 0.55 };

/** Orientation of a drawing in the picture: clockwise rotation in degrees, and mirroring. */
export type Turn = { rotation: number; flip: boolean };

/** Direction to the key lamp in the coordinates of an unrotated drawing; y points up. */
export function keyOf({ keyFrom }: PlaceLight, turn: Turn): { x: number; y: number; z: number } {
  const [x, y] = intoDrawing(keyFrom === 'right' ? key.x : -key.x, key.y, turn);
  return { x, y, z: key.z };
}

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;

/** Converts a direction of the picture to the coordinates of the unrotated, unmirrored drawing. */
function intoDrawing(x: number, y: number, { rotation, flip }: Turn): [number, number] {
  const [cos, sin] = [Math.cos(radiansOf(rotation)), Math.sin(radiansOf(rotation))];
  const [tx, ty] = [x * cos - y * sin, x * sin + y * cos];
  return [flip ? -tx : tx, ty];
}

/** The tables computed last. All drawings of a picture share one light and a few materials. */
const kept = new Map<string, Float32Array>();
const mostKept = 8;

/**
 * Computes the light on a surface for each direction that the surface may face in the picture, y up.
 * @param light light of the place
 * @param material material of the surface
 */
export function lightTable(light: PlaceLight, material: Material): Float32Array {
  const key = `${light.keyFrom} ${light.harmonics.join(' ')} ${Object.values(material).join(' ')}`;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= mostKept) kept.clear();
  const made = madeTable(light, material);
  kept.set(key, made);
  return made;
}

function madeTable(light: PlaceLight, material: Material): Float32Array {
  const table = new Float32Array(tableSide * tableSide * tableValues);
  const lamp = keyOf(light, { rotation: 0, flip: false });
  const half = normalised(lamp.x, lamp.y, lamp.z + 1);
  const normal = normaliser(light);
  for (let row = 0; row < tableSide; row += 1) {
    for (let column = 0; column < tableSide; column += 1) {
      const [u, v] = [(column / (tableSide - 1)) * 2 - 1, (row / (tableSide - 1)) * 2 - 1];
      const length = Math.max(1, Math.sqrt(u * u + v * v));
      const [nx, ny] = [u / length, v / length];
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      const at = (row * tableSide + column) * tableValues;
      const rim = (1 - nz) ** 3;
      const fresnel = 0.04 + 0.96 * rim;
      const [rx, ry, rz] = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
      const boxes = softBoxes(rx, ry, rz, lamp.x < 0 ? -1 : 1);
      for (let part = 0; part < 3; part += 1) {
        const plain = normal(nx, ny, nz, part);
        const reflected = Math.max(0, normal(rx, ry, rz, part)) * 0.7 + boxes * 0.8;
        // Metal reflects its surroundings in the color of the drawing.
        const soft = plain + (reflected - plain) * material.metal;
        const mirror = Math.max(0, normal(rx, ry, rz, part)) * 0.5 + boxes;
        table[at + part] = soft;
        table[at + 4 + part] =
          material.gloss *
          (mirror * fresnel * (1 + boxes) + mirror * material.metal * 0.2 + rim * plain * 0.6);
      }
      const facing = nx * lamp.x + ny * lamp.y + nz * lamp.z;
      table[at + 3] = Math.max(0, (facing + material.wrap) / (1 + material.wrap));
      table[at + 7] =
        material.highlight * Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]) ** material.power;
    }
  }
  return table;
}

/**
 * Reflection of two large soft boxes of a studio: one above on the side of the key lamp, a narrow one on the far side.
 */
function softBoxes(x: number, y: number, z: number, side: number): number {
  const near = edge(0.62, 0.8, x * side * 0.5 + y * 0.68 + z * 0.53);
  const far = edge(0.8, 0.92, -x * side * 0.93 + y * 0.1 + z * 0.35);
  return near * 1.6 + far * 1.1;
}

function edge(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

function normalised(x: number, y: number, z: number): [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

/** Scales the light of a direction to the mean brightness of all drawings. */
function normaliser({ harmonics }: PlaceLight): (x: number, y: number, z: number, part: number) => number {
  const mean = [0, 1, 2].map((part) => (harmonics[part] ?? 0) * 0.282095);
  const grey = Math.max(1e-4, ((mean[0] ?? 0) + (mean[1] ?? 0) + (mean[2] ?? 0)) / 3);
  return (x, y, z, part) => {
    const one = irradiance(harmonics, x, y, z, part);
    const all =
      (irradiance(harmonics, x, y, z, 0) +
        irradiance(harmonics, x, y, z, 1) +
        irradiance(harmonics, x, y, z, 2)) /
      3;
    return Math.max(0.04, ((all + (one - all) * diffuse.tint) / grey) * diffuse.mean);
  };
}

function irradiance(harmonics: readonly number[], x: number, y: number, z: number, part: number): number {
  const c = (place: number) => harmonics[place * 3 + part] ?? 0;
  return (
    c(0) * 0.282095 +
    (c(1) * y + c(2) * z + c(3) * x) * 0.488603 +
    (c(4) * x * y + c(5) * y * z + c(7) * x * z) * 1.092548 +
    c(6) * 0.315392 * (3 * z * z - 1) +
    c(8) * 0.546274 * (x * x - y * y)
  );
}
