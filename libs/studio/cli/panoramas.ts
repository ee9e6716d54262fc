import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FloatType } from 'three';
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js';
import { panoramaNames } from '@portada/studio';

/**
 * Makes the panoramas of the studio from the CC0 files of @pmndrs/assets. Run this program when that package changes.
 * Its result is part of the repository, because reading the files takes 20 s:
 *
 * node --import tsx libs/studio/cli/panoramas.ts
 *
 * A panorama is 512x256 pixels of equirectangular WebP. A byte holds `(v / (1 + v)) ** (1 / 2.2)` of a linear value
 * `v` from 0 to 40, where the log mean of each panorama is 0.2.
 */
const folder = join(import.meta.dirname, '../engine/panoramas');

type Floats = { width: number; height: number; rgb: Float32Array };

async function read(name: string): Promise<Floats> {
  const { default: url } = (await import(`@pmndrs/assets/hdri/${name}.exr.js`)) as { default: string };
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const { width, height, data } = new EXRLoader()
    .setDataType(FloatType)
    .parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  const rgb = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[((height - 1 - y) * width + x) * 4 + channel] ?? 0;
        rgb[(y * width + x) * 3 + channel] = Number.isNaN(value) ? 40 : Math.max(0, value);
      }
  return { width, height, rgb };
}

const luminanceAt = (rgb: Float32Array, at: number): number =>
  0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0);

/** Scales a panorama so that the log mean of its luminance is 0.2, and limits values to 40. */
function normalise({ rgb, ...size }: Floats): Floats {
  let sum = 0;
  for (let at = 0; at < rgb.length; at += 3) sum += Math.log(1e-4 + luminanceAt(rgb, at));
  const scale = 0.2 / Math.exp(sum / (rgb.length / 3));
  return { ...size, rgb: rgb.map((value) => Math.min(40, value * scale)) };
}

/**
 * Removes the dark rings that the codec of the files leaves in a panorama around lamps and the sun: a dark pixel
 * beside a very light one gets the mean of its neighborhood of 5x5 pixels.
 */
function withoutRings({ width, height, rgb }: Floats): Floats {
  const mended = rgb.slice();
  const window = 2;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let most = 0;
      const sums = [0, 0, 0];
      let count = 0;
      for (let dy = -window; dy <= window; dy += 1)
        for (let dx = -window; dx <= window; dx += 1) {
          const row = Math.min(height - 1, Math.max(0, y + dy));
          const at = (row * width + ((x + dx + width) % width)) * 3;
          const light = luminanceAt(rgb, at);
          most = Math.max(most, light);
          if (light < 0.08) continue;
          count += 1;
          for (let channel = 0; channel < 3; channel += 1)
            sums[channel] = (sums[channel] ?? 0) + Math.min(3, rgb[at + channel] ?? 0);
        }
      const at = (y * width + x) * 3;
      if (most <= 3 || luminanceAt(rgb, at) >= most / 4 || count === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) mended[at + channel] = (sums[channel] ?? 0) / count;
    }
  return { width, height, rgb: mended };
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of panoramaNames) {
    const floats = withoutRings(normalise(await read(name)));
    const bytes = Buffer.from(
      floats.rgb.map((value) => Math.round(255 * (value / (1 + value)) ** (1 / 2.2))),
    );
    const webp = await sharp(bytes, { raw: { width: floats.width, height: floats.height, channels: 3 } })
      .webp({ quality: 90 })
      .toBuffer();
    writeFileSync(join(folder, `${name}.webp`), webp);
    process.stdout.write(`${name}: ${floats.width}x${floats.height}, ${Math.round(webp.length / 1024)} kB\n`);
  }
}

void main();
