import { workerData } from 'node:worker_threads';
import type { FinishedThumbnail, PlannedHeadline } from '@portada/image-models';
import type { HeadlineTask } from '../messages';
import { withHook } from './with-hook';
import { fitImage, plannedHeadline, setHeadline } from './set-headline';

const { directory } = workerData as { directory: string };

/**
 * Program of the thread that sets headlines over plates (images without text).
 * @param task an image and its request, or only the request whose headline is planned
 * @returns the finished thumbnail of an image; otherwise the plan of the headline, null if the image has no headline
 * @throws Error if the image cannot be decoded
 */
export default function run(task: HeadlineTask): Promise<FinishedThumbnail | PlannedHeadline | null> {
  switch (task.kind) {
    case 'plan':
      return plannedHeadline(directory, withHook(task.input));
    case 'set':
      return setHeadline(directory, Buffer.from(task.image), withHook(task.input), task.provenance);
    case 'fit':
      return fitImage(Buffer.from(task.image), task.input, task.provenance);
  }
}
