import { createHash } from 'node:crypto';
import type { ModelInput } from '@portada/image-models';
import { createStudio } from '@portada/studio/engine';
import sharp from 'sharp';
import { serve } from './messages';

/** Message to the process that draws: one picture, which is drawn twice. */
export type Wanted = { input: ModelInput };

/**
 * CPU seconds of the whole process with all its threads, for one picture and for its reference: the same picture
 * encoded as PNG at level 6.
 */
export type Cost = { ours: number; peer: number; digests: [string, string] };

/** Runs the studio as the worker does, with one thread, in a separate process. */
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
  if (width !== input.width || height !== input.height) throw new Error(`drawn at ${width}x${height}`);
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
