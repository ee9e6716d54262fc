import { workerData } from 'node:worker_threads';
import type { FinishedThumbnail, HeadlineArea } from '@portada/image-models';
import type { HeadlineTask } from '../messages';
import { headlineArea, setHeadline } from './set-headline';

const { directory } = workerData as { directory: string };

/**
 * Program of the thread that sets headlines over plates (images without text).
 * @param task a plate and its request, or only the request whose headline is planned
 * @returns the finished thumbnail of a plate; otherwise the area of the headline, null if the image has no headline
 * @throws Error if the plate cannot be decoded
 */
export default function run(task: HeadlineTask): Promise<FinishedThumbnail | HeadlineArea | null> {
  return task.kind === 'area'
    ? headlineArea(directory, task.input)
    : setHeadline(directory, Buffer.from(task.plate), task.input, task.provenance);
}
