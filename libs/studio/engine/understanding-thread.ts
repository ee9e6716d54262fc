import { workerData } from 'node:worker_threads';
import type { DraftsAnswer, PromptUnderstanding } from '@portada/contracts';
import { draftsOf, promptUnderstandingOf } from '@portada/studio';
import type { ReadTask } from './messages';
import { knowledgeFor, openRenderContext } from './render-context';

const context = openRenderContext((workerData as { directory: string }).directory);

/**
 * Program of the thread that reads prompts: reads requests one after the other. The tagger of a language is loaded
 * with its first prompt.
 */
export default async function read(task: ReadTask): Promise<PromptUnderstanding | DraftsAnswer> {
  if (task.kind === 'drafts') return draftsOf(task.body, await knowledgeFor(context, task.body.prompt));
  const { index, taggers } = await knowledgeFor(context, task.request.prompt);
  return promptUnderstandingOf(task.request, index, taggers);
}
