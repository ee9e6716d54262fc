import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generationDefaults, pictureRequestSchema, pictureSizes, styles } from '@portada/contracts';
import sharp from 'sharp';
import { createStudio } from '@portada/studio/engine';
import { asFineAs } from './compress';

/**
 * Draws one idea in each style for the editor's style picker: small WebP files under apps/web/public/styles.
 * The same seed gives the same files.
 *
 * Usage: tsx libs/studio/cli/style-samples.ts [seed], after the build of the studio
 */
const idea = { prompt: 'A lion in the jungle', headline: 'WOW!' };

/**
 * Size in pixels of a style's sample picture, which is twice the size in the style picker, and the maximum file size
 * in bytes.
 */
const sample = { width: 240, height: 135, maxBytes: 8000 };

const workspace = join(import.meta.dirname, '../../..');
const target = join(workspace, 'apps/web/public/styles');
const seed = Number(process.argv[2] ?? 1);

const studio = createStudio({ directory: join(workspace, 'dist/studio'), threads: 1 });

async function draw(style: string): Promise<Buffer> {
  const ratio = generationDefaults.aspectRatio;
  const request = pictureRequestSchema.parse({ ...idea, style, mood: 'happy', aspectRatio: ratio });
  const input = { ...request, ...pictureSizes[ratio], generationId: 'style-sample', seed };
  for await (const event of studio.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(event.message);
    if (event.type === 'done') return event.bytes;
  }
  throw new Error(`The studio drew no picture in the style ${style}.`);
}

const compress = (picture: Buffer): Promise<Buffer> =>
  asFineAs(sample.maxBytes, 82, (quality) =>
    sharp(picture).resize(sample.width, sample.height).webp({ quality, effort: 6 }).toBuffer(),
  );

async function main(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const style of styles) {
    const bytes = await compress(await draw(style));
    await writeFile(join(target, `${style}.webp`), bytes);
    process.stdout.write(`${style}.webp, ${bytes.length} bytes\n`);
  }
  await studio.close();
}

void main();
