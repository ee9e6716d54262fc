import { workerData } from 'node:worker_threads';
import type { PictureRequest, PromptUnderstanding } from '@portada/contracts';
import { IllustrationIndex, languageIn, promptUnderstandingOf } from '@portada/studio';
import { loadTaggers } from '@portada/studio/language-tools';
import { openPack } from './pack';

const { illustrations } = openPack((workerData as { directory: string }).directory);
const index = new IllustrationIndex(illustrations);

/**
 * Program of the thread that reads prompts: reads requests one after the other. The tagger of a language is loaded
 * with its first prompt.
 */
export default async function read(request: PictureRequest): Promise<PromptUnderstanding> {
  return promptUnderstandingOf(request, index, await loadTaggers(languageIn(request.prompt).read));
}
