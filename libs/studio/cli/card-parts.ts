import { createRequire } from 'node:module';
import { GlobalFonts, type Image, type SKRSContext2D } from '@napi-rs/canvas';

/** Colors of the contact sheet design, as in the light theme. */
export const cardColours = {
  paper: '#fafaf8',
  mat: '#ffffff',
  hairline: '#dadcd5',
  marks: '#7e8279',
  ink: '#191f16',
  volt: '#c5ee37',
  small: '#5d625a',
};

const require = createRequire(import.meta.url);
const face = 'Portada Card';

/** A rectangle on a social media card, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** Registers the typeface of the public pages with the canvas. */
export function registerCardFont(): void {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  GlobalFonts.registerFromPath(require.resolve(file), face);
}

/**
 * Draws a text in the typeface of the public pages. The position is the start of the baseline, or its end if the text
 * is aligned to the right.
 */
export function setText(
  ctx: SKRSContext2D,
  text: string,
  at: { x: number; y: number; size: number; weight: number; align?: 'left' | 'right' },
): void {
  ctx.font = `${at.size}px "${face}"`;
  ctx.fontVariationSettings = `'wght' ${at.weight}`;
  ctx.letterSpacing = at.weight >= 700 ? `${-0.035 * at.size}px` : '0px';
  ctx.textAlign = at.align ?? 'left';
  ctx.fillText(text, at.x, at.y);
}

/** Fills a box with rounded corners. */
function fill(ctx: SKRSContext2D, { left, top, width, height }: Box, radius: number, colour: string): void {
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, radius);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Draws the logo: the mark with the name next to it. */
export function drawLogo(
  ctx: SKRSContext2D,
  name: string,
  at: { left: number; top: number; height: number },
): void {
  const unit = at.height / 22;
  fill(ctx, { ...at, width: 30 * unit }, 5.5 * unit, cardColours.ink);
  const chip = { left: at.left + 17.5 * unit, top: at.top + 13 * unit, width: 8.5 * unit, height: 5 * unit };
  fill(ctx, chip, 1.5 * unit, cardColours.volt);
  ctx.fillStyle = cardColours.ink;
  const size = at.height * 1.16;
  setText(ctx, name, {
    x: at.left + 30 * unit + size * 0.36,
    y: at.top + at.height * 0.87,
    size,
    weight: 800,
  });
}

/** Draws crop marks around a box: two short lines at each corner, which do not meet. */
export function drawCropMarks(
  ctx: SKRSContext2D,
  { left, top, width, height }: Box,
  gap = 14,
  length = 22,
): void {
  ctx.strokeStyle = cardColours.marks;
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (const [x, outX] of [[left, -1] as const, [left + width, 1] as const]) {
    for (const [y, outY] of [[top, -1] as const, [top + height, 1] as const]) {
      ctx.moveTo(x + outX * gap, y);
      ctx.lineTo(x + outX * (gap + length), y);
      ctx.moveTo(x, y + outY * gap);
      ctx.lineTo(x, y + outY * (gap + length));
    }
  }
  ctx.stroke();
}

const mat = 10;

/** Draws a whole picture in a thin frame. The box must have the ratio of the picture, because nothing is cropped. */
export function drawFrame(
  ctx: SKRSContext2D,
  picture: Image,
  box: Box,
  label: { left: string; right: string },
): void {
  const { left, top, width, height } = box;
  const around = { left: left - mat, top: top - mat, width: width + 2 * mat, height: height + 2 * mat };
  fill(ctx, around, 16, cardColours.hairline);
  const inner = {
    left: around.left + 1.5,
    top: around.top + 1.5,
    width: around.width - 3,
    height: around.height - 3,
  };
  fill(ctx, inner, 14.5, cardColours.mat);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, 8);
  ctx.clip();
  ctx.drawImage(picture, left, top, width, height);
  ctx.restore();
  ctx.fillStyle = cardColours.small;
  const y = top + height + mat + 28;
  // The captions are indented, so that they do not touch the crop marks at the corners.
  const [from, to] = [left + 12, left + width - 12];
  setText(ctx, label.left, { x: from, y, size: 21, weight: 600 });
  setText(ctx, label.right, { x: to, y, size: 21, weight: 600, align: 'right' });
}

/** Draws the duration that a video site prints over the corner of a picture. */
export function drawChip(ctx: SKRSContext2D, box: Box, text: string): void {
  const size = 19;
  ctx.font = `${size}px "${face}"`;
  const [width, height] = [ctx.measureText(text).width + 22, 31];
  const chip = {
    left: box.left + box.width - width - 12,
    top: box.top + box.height - height - 12,
    width,
    height,
  };
  fill(ctx, chip, 6, '#0d0f0c');
  ctx.fillStyle = cardColours.paper;
  setText(ctx, text, { x: chip.left + 11, y: chip.top + 22, size, weight: 600 });
}

/** Draws lines of a text as a pattern: a heading of two dark lines, and grey lines below. */
export function drawLines(
  ctx: SKRSContext2D,
  at: { left: number; top: number; width: number; count: number },
): void {
  let { top } = at;
  for (let place = 0; place < at.count; place += 1) {
    const isHeading = place < 2;
    const height = isHeading ? 22 : 12;
    const share = [0.94, 0.62, 1, 0.92, 0.97, 0.55][place % 6] ?? 1;
    const colour = isHeading ? cardColours.ink : cardColours.hairline;
    fill(ctx, { left: at.left, top, width: at.width * share, height }, height / 2, colour);
    top += isHeading ? 40 : 33;
    if (place === 1) top += 14;
  }
}
