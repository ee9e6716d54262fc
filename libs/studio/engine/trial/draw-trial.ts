import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { pictureSizes } from '@portada/contracts';
import {
  type Assets,
  type MeasuredScene,
  type Scene,
  draftOf,
  draftWidth,
  findLegibleScene,
  isUnderstood,
  measurePicture,
  planScene,
  promptUnderstandingOf,
  scaleScene,
} from '@portada/studio';
import { paintedScene } from '../paint-in-steps';
import { type RenderContext, knowledgeFor } from '../render-context';
import { shareDrawings } from '../shared-drawings';
import { encodeSmall } from './encode-small';
import { markTrial } from './mark-trial';
import type { TrialResult, TrialTask } from './trial-tasks';

/**
 * Draws one trial image: the scene of a generation with the same request and seed, small and marked.
 * @param task request, seed and width
 * @param context open asset pack
 */
export const drawTrial = async (task: TrialTask, context: RenderContext): Promise<TrialResult> => {
  const { request } = task;
  const knowledge = await knowledgeFor(context, request.prompt);
  if (!isUnderstood(request, knowledge.index, knowledge.taggers)) return { fault: 'not_understood' };
  const { headline } = promptUnderstandingOf(request, knowledge.index, knowledge.taggers);
  const canvas = await drawUnmarked(task, context);
  markTrial(canvas);
  return { image: { ...(await encodeSmall(canvas)), headline } };
};

/**
 * Draws a trial image without its mark. The scene is planned at full size, and measured as a generation measures its
 * image, so that a generation with the same request and seed shows the same scene.
 */
export const drawUnmarked = async (
  { request, seed, width }: TrialTask,
  context: RenderContext,
): Promise<Canvas> => {
  const knowledge = await knowledgeFor(context, request.prompt);
  const input = { ...request, ...pictureSizes[request.aspectRatio], seed };
  const plan = (attempt: number): Scene => planScene(input, knowledge, attempt);
  const { drafts, picture } = shareDrawings(context.assets, width / draftWidth);
  const scene = plan(0);
  const canvas = await drawn(scene, width, picture);
  const first = await measured(canvas, scene, picture);
  const legible = await findLegibleScene(plan, drafts, { first });
  return legible === first ? canvas : drawn(legible.scene, width, picture);
};

/** Draws a scene at another width than the width for which it is planned. */
const drawn = (scene: Scene, width: number, picture: Assets): Promise<Canvas> =>
  paintedScene(scaleScene(scene, width), picture);

const measured = async (canvas: Canvas, scene: Scene, picture: Assets): Promise<MeasuredScene> => {
  const draft = await draftOf(scene, picture, draftWidth, (width, height) => {
    const small = createCanvas(width, height);
    const ctx = small.getContext('2d');
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(canvas, 0, 0, width, height);
    return small.data();
  });
  return { scene, draft, legibility: measurePicture({ ...draft, scene, bytes: null }) };
};
