/**
 * Program of the process that decodes and encodes images. The process has no settings and no connections, and a lower
 * priority than the api. It performs one task at a time; the api ends the process when a task takes too long.
 */
import { serveTasks } from '@portada/lifecycle/tasks';
import sharp from 'sharp';
import { ImageFaultError, encodeImage } from './image-codec';
import type { ImageAnswer, ImageTask } from './messages';

/** CPU time in ms and memory in MiB that one image task may use: 24 megapixels take about a second. */
const [cpuMs = 8_000, megabytes = 800] = process.argv.slice(2).map(Number);

sharp.cache(false);
sharp.concurrency(1);
serveTasks<ImageTask, ImageAnswer>({
  run: async (task) => {
    try {
      return { encoded: await encodeImage(task) };
    } catch (error) {
      return { fault: error instanceof ImageFaultError ? error.fault : 'unreadable' };
    }
  },
  limits: { cpuMs, bytes: megabytes * 1024 * 1024 },
  tooMuch: { fault: 'too_complex' },
});
