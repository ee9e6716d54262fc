import type { Legibility } from '@portada/contracts';
import type {
  FinishedThumbnail,
  ImageBytes,
  ModelInput,
  ModelProvenance,
  PlannedHeadline,
} from '@portada/image-models';
import {
  type Assets,
  type Scene,
  draftOf,
  draftWidth,
  languageIn,
  meetsLegibility,
  measurePicture,
  renderScene,
  sceneSchema,
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

/** Scales an image to the width of a draft, in which legibility is measured. */
const smallOf = (pixels: Pixels): Promise<Pixels> => {
  const height = Math.round((pixels.height * draftWidth) / pixels.width);
  return pixelsOf(rawOf(pixels).resize({ width: draftWidth, height, fit: 'fill' }));
};

const measured = async (pixels: Pixels, scene: Scene, assets: Assets): Promise<Legibility> => {
  const small = await smallOf(pixels);
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
    // The rule `words` is left out, because it is not known which things a model drew.
    const legibility = await measured(pixels, scene, assets);
    const next = { pixels, scene, legibility };
    if (isLegible(legibility)) return next;
    if (!best || pointsOf(legibility) > pointsOf(best.legibility)) best = next;
  }
  if (!best) throw new Error('No headline was planned.');
  return best;
};

/** Implements `planFor` of HeadlineSetter. @param directory directory of the asset pack */
export const plannedHeadline = async (
  directory: string,
  input: ModelInput,
): Promise<PlannedHeadline | null> => {
  const { knowledge } = await contextFor(directory, input.prompt);
  const plan = planHeadline(input, knowledge);
  if (!plan) return null;
  // The layout has the words of a requested headline in capitals and without signs that its typeface lacks.
  const words = input.headline || plan.words;
  return { area: plan.area, words, language: languageIn(`${input.prompt}. ${words}`).read };
};

/** Decodes an image under limits, upright and opaque, and crops it to the exact size. */
const fittedTo = ({ width, height }: ModelInput, image: Buffer, position: string | number): Promise<Pixels> =>
  pixelsOf(sharp(image, decoding).rotate().resize({ width, height, fit: 'cover', position }));

const markedWith = (provenance: ModelProvenance | null, image: Sharp): Sharp =>
  provenance ? image.withXmp(provenanceXmp(provenance)) : image;

const pngOf = (pixels: Pixels, provenance: ModelProvenance | null): Promise<Buffer> =>
  markedWith(provenance, rawOf(pixels).removeAlpha().png({ compressionLevel: 6 })).toBuffer();

/**
 * Encodes a plate for the document, which draws the headline over it again. JPEG of this quality has a fifth to an eighth
 * of the bytes of PNG (decision 88), and its changes are not visible.
 */
const plateOf = async (pixels: Pixels, provenance: ModelProvenance | null): Promise<ImageBytes> => {
  const image = rawOf(pixels).removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  const origin = provenance && { ...provenance, source: 'trainedAlgorithmicMedia' as const };
  return { bytes: await markedWith(origin, image).toBuffer(), mimeType: 'image/jpeg' };
};

/** Implements `setOver` of HeadlineSetter. @param directory directory of the asset pack */
export const setHeadline = async (
  directory: string,
  plate: Buffer,
  input: ModelInput,
  provenance: ModelProvenance | null,
): Promise<FinishedThumbnail> => {
  // The crop keeps the most striking region of the plate, which is usually the subject.
  const fitted = await fittedTo(input, plate, sharp.strategy.attention);
  const composed = await composedOf(fitted, input, await contextFor(directory, input.prompt));
  const bytes = await pngOf(composed.pixels, provenance);
  // A scene without a headline has no layers, and is not stored.
  const scene = sceneSchema.safeParse(composed.scene).data;
  const layers = scene && { scene, plate: await plateOf(fitted, provenance) };
  return { bytes, mimeType: 'image/png', legibility: composed.legibility, ...layers };
};

/**
 * Implements `fit` of HeadlineSetter. Only light and color are measured, because the place of the letters is not known.
 */
export const fitImage = async (
  image: Buffer,
  input: ModelInput,
  provenance: ModelProvenance | null,
): Promise<FinishedThumbnail> => {
  // The crop is centered, because a crop around the subject could cut letters off.
  const fitted = await fittedTo(input, image, 'centre');
  const small = await smallOf(fitted);
  const legibility = measurePicture({
    width: small.width,
    height: small.height,
    pixels: small.data,
    scene: null,
    letters: null,
    bytes: null,
  });
  return { bytes: await pngOf(fitted, provenance), mimeType: 'image/png', legibility };
};
