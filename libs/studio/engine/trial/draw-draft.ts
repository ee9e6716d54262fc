import type { Canvas } from '@napi-rs/canvas';
import { choiceOfDraft, pictureSizes } from '@portada/contracts';
import { draftScene, scaleScene } from '@portada/studio';
import { paintedScene } from '../paint-in-steps';
import { type RenderContext, knowledgeFor } from '../render-context';
import { encodeSmall } from './encode-small';
import { markDraft } from './mark-draft';
import type { DraftTask, TrialResult } from './trial-tasks';

/**
 * Draws the image of a draft: the scene of a generation with the same request and draft, small and marked in one corner.
 * @param task request, id of the draft, and width
 * @param context open asset pack
 * @throws Error if the id is no id of a draft
 */
export const drawDraft = async (task: DraftTask, context: RenderContext): Promise<TrialResult> => {
  const canvas = await drawUnmarkedDraft(task, context);
  markDraft(canvas);
  return { image: { ...(await encodeSmall(canvas)), headline: choiceOfDraft(task.draft)?.hook || null } };
};

/** Draws the image of a draft without its mark. The scene is composed at full size, so that a generation shows the same scene. */
export const drawUnmarkedDraft = async (
  { request, draft, width }: DraftTask,
  context: RenderContext,
): Promise<Canvas> => {
  const choice = choiceOfDraft(draft);
  if (!choice) throw new Error('The text is no id of a draft.');
  const knowledge = await knowledgeFor(context, request.prompt);
  const input = { ...request, ...pictureSizes[request.aspectRatio], seed: choice.seed, draft };
  return paintedScene(scaleScene(draftScene(input, knowledge), width), context.assets);
};
