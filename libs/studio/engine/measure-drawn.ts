import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Legibility, productConfig } from '@portada/contracts';
import {
  type Assets,
  type Scene,
  type MeasuredScene,
  draftOf,
  draftWidth,
  measurePicture,
} from '@portada/studio';
import { type SceneDocument, measureDocument, scaledDocument } from '@portada/studio/document';
import sharp from 'sharp';
import { paintedDocument } from './paint-in-steps';

/**
 * JPEG quality of the first attempt at a download. `encodeForYouTube` of the thumbnails starts at this quality and only
 * lowers it.
 */
const downloadQuality = 92;

/** A finished image: its canvas, and its pixels, four bytes each. */
export type Drawn = { canvas: Canvas; pixels: Buffer };

/**
 * Measures the legibility of a finished image at the size of a draft, which is about the size at which viewers see a
 * thumbnail.
 * @param drawn the finished image
 * @param scene scene of the image
 * @param assets assets that the image was drawn with
 */
export async function measureDrawn(drawn: Drawn, scene: Scene, assets: Assets): Promise<MeasuredScene> {
  const [bytes, draft] = await Promise.all([
    downloadBytes(drawn, scene.aspectRatio),
    draftOf(scene, assets, draftWidth, (width, height) => scaled(drawn, width, height)),
  ]);
  return { scene, draft, legibility: measurePicture({ ...draft, scene, bytes }) };
}

/**
 * Measures the legibility of a finished document, as `measureDrawn` does for a scene.
 * @param drawn the finished image
 * @param assets assets that the document was drawn with
 */
export async function measureDrawnDocument(
  drawn: Drawn,
  document: SceneDocument,
  assets: Assets,
): Promise<Legibility> {
  const texts = document.layers
    .filter((layer) => layer.kind === 'text')
    // Soft shadows and glows are no part of the letters.
    .map((layer) => ({ ...layer, shadow: null, glow: null }));
  const { width, height, layers } = scaledDocument({ ...document, layers: texts }, draftWidth);
  const [bytes, letters] = await Promise.all([
    downloadBytes(drawn, document.aspectRatio),
    layers.length === 0 ? null : paintedDocument({ ...document, width, height, layers }, assets),
  ]);
  const pixels = scaled(drawn, width, height);
  return measureDocument(document, { width, height, pixels, letters: letters && letters.data() }, bytes);
}

/**
 * Returns the size in bytes of the image as users download it: a JPEG of the first quality, at the size that YouTube
 * requires.
 */
async function downloadBytes(drawn: Drawn, ratio: Scene['aspectRatio']): Promise<number> {
  const { width, height } = productConfig.download.sizes[ratio];
  const jpeg = await sharp(scaled(drawn, width, height), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    // Without optimised coding the JPEG encoder takes half the time, and the file is about 2 % larger.
    .jpeg({ quality: downloadQuality, optimiseCoding: false })
    .toBuffer();
  return jpeg.length;
}

function scaled({ canvas, pixels }: Drawn, width: number, height: number): Buffer {
  if (canvas.width === width && canvas.height === height) return pixels;
  const small = createCanvas(width, height);
  const ctx = small.getContext('2d');
  // With high quality, scaling down reads every pixel. If only some pixels were read, film grain would be measured as
  // uneven light.
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, width, height);
  return small.data();
}
