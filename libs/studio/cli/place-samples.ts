import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
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

async function main(): Promise<void> {
  await mkdir(target, { recursive: true });
  const { assets } = await loadRenderContext(join(workspace, 'dist/studio'));
  for (const place of places) {
    const canvas = createCanvas(size.width, size.height);
    const pen = canvas.getContext('2d') as unknown as Context;
    await renderScene(pen, sceneOf(place), assets);
    const picture = canvas.toBuffer('image/png');
    const bytes = await asFineAs(maxBytes, 82, (quality) =>
      sharp(picture).webp({ quality, effort: 6 }).toBuffer(),
    );
    await writeFile(join(target, `${place}.webp`), bytes);
    process.stdout.write(`${place}.webp, ${bytes.length} bytes\n`);
  }
}

void main();
