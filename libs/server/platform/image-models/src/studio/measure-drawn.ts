import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Legibility, facts } from '@portada/contracts';
import { type Assets, type Scene, drawLetters, measurePicture } from '@portada/scene';
import sharp from 'sharp';

/** Width in pixels at which a finished picture is measured: large enough for thin outlines, small enough to be quick. */
const measuredWidth = 480;

/** Quality of the first try at a download: see `encodeForYouTube` of the thumbnails, which only goes lower from here. */
const downloadQuality = 92;

/**
 * Measures a finished picture.
 * @param canvas with the picture
 * @param scene that was drawn
 * @param assets that it was drawn with
 */
export async function measureDrawn(canvas: Canvas, scene: Scene, assets: Assets): Promise<Legibility> {
  const [letters, bytes] = await Promise.all([
    drawLetters(scene, assets, measuredWidth),
    downloadBytes(canvas, scene),
  ]);
  const small = scaled(canvas, measuredWidth, Math.ceil((scene.height * measuredWidth) / scene.width));
  return measurePicture({
    pixels: small.data(),
    width: small.width,
    height: small.height,
    scene,
    letters,
    bytes,
  });
}

/** Bytes of the download before anything is given up to make it small: JPEG at the size that YouTube asks for. */
async function downloadBytes(canvas: Canvas, scene: Scene): Promise<number> {
  const { width, height } = facts.download.sizes[scene.aspectRatio];
  const jpeg = await sharp(scaled(canvas, width, height).data(), { raw: { width, height, channels: 4 } })
    .jpeg({ quality: downloadQuality })
    .toBuffer();
  return jpeg.length;
}

function scaled(canvas: Canvas, width: number, height: number): Canvas {
  const small = createCanvas(width, height);
  const ctx = small.getContext('2d');
  // Every pixel counts, so that grain is seen as evenly as an eye sees it.
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, width, height);
  return small;
}
