import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Place, places } from '@portada/contracts';
import { type Context, type Scene, renderScene, viewOfPlace } from '@portada/studio';
import { loadRenderContext } from '@portada/studio/engine';
import sharp from 'sharp';
import { asFineAs } from './compress';

/**
 * Draws the first view of each photographed place for the pickers of the editors: small WebP files under
 * apps/web/public/places.
 *
 * Usage: tsx libs/studio/cli/place-samples.ts, after the build of the studio
 */
const size = { width: 240, height: 135 };
/** Largest size of a file in bytes. */
const maxBytes = 4000;

const workspace = join(import.meta.dirname, '../../..');
const target = join(workspace, 'apps/web/public/places');

const sceneOf = (place: Place): Scene => ({
  ...{ version: 1, ...size, aspectRatio: '16:9', seed: 0, idea: 'scene', layout: 'alone' },
  layers: [{ ...viewOfPlace(place, size), blur: 1 }],
});

/** Places in the picture for a place that the studio chooses. */
const several = ['city', 'forest', 'esplanade', 'sunrise'] as const;

/** Writes a picture as a small WebP file. @param name name of the file without extension */
async function write(name: string, picture: Canvas): Promise<void> {
  const png = picture.toBuffer('image/png');
  const bytes = await asFineAs(maxBytes, 82, (quality) => sharp(png).webp({ quality, effort: 6 }).toBuffer());
  await writeFile(join(target, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp, ${bytes.length} bytes\n`);
}

async function main(): Promise<void> {
  await mkdir(target, { recursive: true });
  const { assets } = await loadRenderContext(join(workspace, 'dist/studio'));
  const drawn = async (place: Place): Promise<Canvas> => {
    const canvas = createCanvas(size.width, size.height);
    const pen = canvas.getContext('2d') as unknown as Context;
    await renderScene(pen, sceneOf(place), assets);
    return canvas;
  };
  for (const place of places) await write(place, await drawn(place));
  const mosaic = createCanvas(size.width, size.height);
  const pen = mosaic.getContext('2d');
  const [width, height] = [size.width / 2, size.height / 2];
  for (const [at, place] of several.entries())
    pen.drawImage(await drawn(place), (at % 2) * width, Math.floor(at / 2) * height, width, height);
  await write('any', mosaic);
}

void main();
