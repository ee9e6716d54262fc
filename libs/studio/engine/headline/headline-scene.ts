import type { HeadlineArea, ModelInput } from '@portada/image-models';
import { type Knowledge, type Scene, planScene } from '@portada/studio';

/** Maximum number of seeds with which a layout is searched that keeps one side of the image free of the headline. */
const mostSeeds = 8;
/** Maximum share of the image that a headline may cover, so that room for a subject is left. */
const mostArea = 0.4;

type Layer = Scene['layers'][number];
type Headline = Extract<Layer, { kind: 'text' }>;

const isHeadline = (layer: Layer): layer is Headline => layer.kind === 'text' && layer.role === 'headline';

/** The plan of a headline: the seed of its layout, its area and its words; null if the image has no headline. */
export type HeadlinePlan = { seed: number; area: HeadlineArea; words: string } | null;

/**
 * Plans only the headline of an image, with the rules of the studio.
 * @param input the user's request
 * @param knowledge of the studio
 * @param attempt number of the attempt, 0 to 3, as for `planScene`; later attempts prefer legibility to effects
 */
export const headlineScene = (
  { seed, ...input }: ModelInput,
  knowledge: Knowledge,
  attempt: number,
): Scene => {
  const scene = planScene({ ...input, seed }, knowledge, attempt);
  return { ...scene, layers: scene.layers.filter(isHeadline) };
};

const areaOf = ({ layers, width, height }: Scene): HeadlineArea | null => {
  const boxes = layers.filter(isHeadline).map(({ box }) => box);
  if (boxes.length === 0) return null;
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)));
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)));
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.y + box.height)));
  return {
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
};

/** Returns the words of a headline in reading order. */
const wordsOf = ({ layers }: Scene): string =>
  layers
    .filter(isHeadline)
    .flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join('')))
    .join(' ');

/**
 * Chooses a layout whose headline leaves room for a subject. Several seeds are tried: the first layout with a small
 * enough headline is used, otherwise the layout with the smallest headline.
 * @param input the user's request
 * @param knowledge of the studio
 */
export const planHeadline = (input: ModelInput, knowledge: Knowledge): HeadlinePlan => {
  let best: HeadlinePlan = null;
  for (let step = 0; step < mostSeeds; step += 1) {
    const seed = (input.seed + step) % 2 ** 32;
    const scene = headlineScene({ ...input, seed }, knowledge, 0);
    const area = areaOf(scene);
    if (!area) return null;
    const share = area.width * area.height;
    if (!best || share < best.area.width * best.area.height) best = { seed, area, words: wordsOf(scene) };
    if (share <= mostArea) break;
  }
  return best;
};
