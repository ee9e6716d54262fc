import { createHash } from 'node:crypto';
import type { ModelInput } from '@portada/image-models';
import { createStudio } from '@portada/studio/engine';
import sharp from 'sharp';
import { serve } from './messages';

/** Request to the drawing process of benchmark F20: the picture to draw twice. */
export type Wanted = { input: ModelInput };

/**
 * CPU seconds of all threads of the drawing process: `ours` for drawing one picture, `peer` for encoding the pixels of
 * the picture as PNG at level 6. `digests` are the SHA-256 of both drawings.
 */
export type Cost = { ours: number; peer: number; digests: [string, string] };

/** The built-in image model (studio) with the settings of the worker and one thread. */
const studio = createStudio({ directory: process.env['STUDIO_DIR'] ?? '', threads: 1 });
sharp.concurrency(1);
sharp.cache(false);

const draw = async (input: ModelInput): Promise<Buffer> => {
  for await (const event of studio.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(event.message);
    if (event.type === 'done') return event.bytes;
  }
  throw new Error('the studio ended without a picture');
};

const timed = async <T>(work: () => Promise<T>): Promise<{ made: T; seconds: number }> => {
  const before = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return { made, seconds: (user + system) / 1e6 };
};

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

serve(async ({ input }: Wanted): Promise<Cost> => {
  const first = await timed(() => draw(input));
  const second = await timed(() => draw(input));
  const { width, height } = await sharp(first.made).metadata();
  if (width !== input.width || height !== input.height)
    throw new Error(`the picture has ${width}x${height} pixels`);
  const raw = await sharp(first.made).raw().toBuffer();
  const yardstick = await timed(() =>
    sharp(raw, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
  return {
    ours: (first.seconds + second.seconds) / 2,
    peer: yardstick.seconds,
    digests: [digest(first.made), digest(second.made)],
  };
});
