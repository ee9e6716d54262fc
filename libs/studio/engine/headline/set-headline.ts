import type { Legibility } from '@portada/contracts';
import type { FinishedThumbnail, HeadlineArea, ModelInput, ModelProvenance } from '@portada/image-models';
import {
  type Assets,
  type Scene,
  draftOf,
  draftWidth,
  meetsLegibility,
  measurePicture,
  renderScene,
  sceneSchema,
  withWords,
} from '@portada/studio';
import sharp, { type Sharp } from 'sharp';
import { type RenderContext, knowledgeFor, openRenderContext } from '../render-context';
import { headlineScene, planHeadline } from './headline-scene';
import { provenanceXmp } from './provenance-xmp';

/** Maximum number of plans that are tried until a headline is legible on its plate (the image without text). */
const mostAttempts = 4;

/** Limits for decoding an image, equal to the limits for images from image models. */
const decoding = { limitInputPixels: 40_000_000, failOn: 'warning' } as const;

/** Pixels of an image, four bytes each. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/**
 * The pixels of a plate (an image without text) with the headline drawn over the plate, and the scene of the
 * headline.
 */
type Composition = { pixels: Pixels; scene: Scene; legibility: Legibility };

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
};

const rawOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw: { width, height, channels: 4 } });

/** Draws the text layers of a scene over a plate (an image without text). */
const drawnOver = async (plate: Pixels, scene: Scene, assets: Assets): Promise<Pixels> => {
  const { width, height } = plate;
  const ctx = assets.createCanvas(width, height).getContext('2d');
  const ground = ctx.createImageData(width, height);
  ground.data.set(plate.data);
  ctx.putImageData(ground, 0, 0);
  await renderScene(ctx, scene, assets);
  return { data: ctx.getImageData(0, 0, width, height).data, width, height };
};

const measured = async (pixels: Pixels, scene: Scene, assets: Assets): Promise<Legibility> => {
  const height = Math.round((pixels.height * draftWidth) / pixels.width);
  const small = await pixelsOf(rawOf(pixels).resize({ width: draftWidth, height, fit: 'fill' }));
  const draft = await draftOf(scene, assets, draftWidth, () => small.data);
  return measurePicture({ ...draft, scene, bytes: null });
};

/** Returns true if the letters are legible. The lightness of the plate is not judged, because no plan can change it. */
const isLegible = ({ score, lines }: Legibility): boolean =>
  meetsLegibility({ score, lines: lines.filter(({ rule }) => rule !== 'brightness') });

const pointsOf = ({ lines }: Legibility): number =>
  lines.filter(({ rule }) => rule === 'contrast').reduce((sum, { points }) => sum + points, 0);

const contextFor = async (directory: string, prompt: string): Promise<RenderContext> => {
  const opened = openRenderContext(directory);
  return { ...opened, knowledge: await knowledgeFor(opened, prompt) };
};

/**
 * Returns the first legible headline of four plans. If no headline is legible, returns the headline with the best
 * contrast.
 */
const composedOf = async (
  plate: Pixels,
  input: ModelInput,
  { knowledge, assets }: RenderContext,
): Promise<Composition> => {
  const planned = { ...input, seed: planHeadline(input, knowledge)?.seed ?? input.seed };
  let best: Composition | undefined;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const scene = headlineScene(planned, knowledge, attempt);
    const pixels = await drawnOver(plate, scene, assets);
    const legibility = withWords(await measured(pixels, scene, assets), input, scene, knowledge);
    const next = { pixels, scene, legibility };
    if (isLegible(legibility)) return next;
    if (!best || pointsOf(legibility) > pointsOf(best.legibility)) best = next;
  }
  if (!best) throw new Error('No headline was planned.');
  return best;
};

/** Implements `areaFor` of HeadlineSetter. @param directory directory of the asset pack */
export const headlineArea = async (directory: string, input: ModelInput): Promise<HeadlineArea | null> => {
  const { knowledge } = await contextFor(directory, input.prompt);
  return planHeadline(input, knowledge)?.area ?? null;
};

/** Implements `setOver` of HeadlineSetter. @param directory directory of the asset pack */
export const setHeadline = async (
  directory: string,
  plate: Buffer,
  input: ModelInput,
  provenance: ModelProvenance | null,
): Promise<FinishedThumbnail> => {
  const { width, height } = input;
  // The crop keeps the most striking region of the plate, which is usually the subject.
  const crop = { width, height, fit: 'cover', position: sharp.strategy.attention } as const;
  const fitted = await pixelsOf(sharp(plate, decoding).rotate().resize(crop));
  const composed = await composedOf(fitted, input, await contextFor(directory, input.prompt));
  const image = rawOf(composed.pixels).removeAlpha().png({ compressionLevel: 6 });
  const marked = provenance ? image.withXmp(provenanceXmp(provenance)) : image;
  // A scene without a headline has no layers, and is not stored.
  const scene = sceneSchema.safeParse(composed.scene).data;
  const { legibility } = composed;
  return { bytes: await marked.toBuffer(), mimeType: 'image/png', legibility, ...(scene && { scene }) };
};
