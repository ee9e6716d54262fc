/**
 * Program of the process that decodes and encodes images. The process has no settings and no connections, and a lower
 * priority than the api. It performs one task at a time; the api ends the process when a task takes too long.
 */
import { serveTasks } from '@portada/lifecycle/tasks';
import sharp from 'sharp';
import { ImageFaultError, encodeImage } from './image-codec';
import type { ImageAnswer, ImageTask } from './messages';

/** CPU time in ms that one image task may use: 24 megapixels take about a second. */
const cpuMs = Number(process.argv[2] ?? 8_000);

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
  limits: { cpuMs },
  tooMuch: { fault: 'too_complex' },
});
