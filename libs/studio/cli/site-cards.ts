import { type Image, type SKRSContext2D, createCanvas, loadImage } from '@napi-rs/canvas';
import { productConfig } from '@portada/contracts';
import sharp from 'sharp';
import type { CardFrame, CardLayout } from './card-layouts';
import { asFineAs } from './compress';
import {
  cardColours,
  drawChip,
  drawCropMarks,
  drawFrame,
  drawLines,
  drawLogo,
  registerCardFont,
  setText,
} from './card-parts';

/** Size of a social card in pixels, as social networks require, and the greatest size of its file in bytes. */
export const cardSize = { width: 1200, height: 630, maxBytes: 120_000 };

/** Scales a picture to its width on the social card. sharp scales better than the canvas. */
async function shrunk(picture: Buffer, width: number): Promise<Image> {
  return loadImage(
    await sharp(picture)
      .resize({ width: Math.round(width) })
      .png()
      .toBuffer(),
  );
}

async function drawPicture(ctx: SKRSContext2D, picture: Buffer, frame: CardFrame): Promise<void> {
  const image = await shrunk(picture, frame.width);
  const { left, top, width, under, chip } = frame;
  const box = { left, top, width, height: (width * image.height) / image.width };
  drawFrame(ctx, image, box, { left: under[0], right: under[1] });
  if (chip) drawChip(ctx, box, chip);
}

function drawFigures(ctx: SKRSContext2D, figures: NonNullable<CardLayout['figures']>): void {
  for (const { text, left, base, marked } of figures) {
    if (marked) {
      ctx.fillStyle = cardColours.volt;
      ctx.fillRect(left - 10, base - 86, 148, 106);
    }
    ctx.fillStyle = cardColours.ink;
    setText(ctx, text, { x: left, y: base, size: 104, weight: 800 });
  }
}

async function drawCard(layout: CardLayout, pictures: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const canvas = createCanvas(cardSize.width, cardSize.height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = cardColours.paper;
  ctx.fillRect(0, 0, cardSize.width, cardSize.height);
  for (const frame of layout.frames) {
    const picture = pictures.get(frame.picture);
    if (!picture) throw new Error(`There is no picture named "${frame.picture}" for a social card.`);
    await drawPicture(ctx, picture, frame);
  }
  drawCropMarks(ctx, layout.marks);
  for (const lines of layout.lines ?? []) drawLines(ctx, lines);
  drawFigures(ctx, layout.figures ?? []);
  drawLogo(ctx, productConfig.product, { left: 62, top: 50, height: 38 });
  return canvas.data();
}

function compressed(pixels: Buffer, maxBytes: number): Promise<Buffer> {
  const { width, height } = cardSize;
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  return asFineAs(maxBytes, 86, (quality) => image.clone().jpeg({ quality, mozjpeg: true }).toBuffer());
}

/**
 * Draws social cards.
 * @param layouts the cards by name
 * @param pictures pictures of the cards, PNG at full size, by their names
 * @param maxBytes the greatest size of a file in bytes
 * @returns JPEG by file name
 * @throws if a picture is missing
 */
export async function siteCards(
  layouts: Readonly<Record<string, CardLayout>>,
  pictures: ReadonlyMap<string, Buffer>,
  maxBytes = cardSize.maxBytes,
): Promise<Map<string, Buffer>> {
  registerCardFont();
  const files = new Map<string, Buffer>();
  for (const [name, layout] of Object.entries(layouts))
    files.set(`${name}.jpg`, await compressed(await drawCard(layout, pictures), maxBytes));
  return files;
}
