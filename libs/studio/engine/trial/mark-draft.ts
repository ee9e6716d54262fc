import type { Canvas } from '@napi-rs/canvas';
import { productConfig } from '@portada/contracts';
import { fontStackOf } from '@portada/studio';

/** Size of the letters of the mark, and of the space around them, as shares of the image's width. */
const mark = { letters: 0.026, space: 0.012 } as const;

/**
 * Marks the image of a draft with the name of the product in the lower right corner, where a site shows the length of a video and
 * formats put nothing. The fonts of the asset pack must be registered.
 */
export const markDraft = (canvas: Canvas): void => {
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  const [letters, space] = [width * mark.letters, width * mark.space];
  const word = productConfig.product.toUpperCase();
  ctx.save();
  ctx.font = `${letters}px ${fontStackOf('Archivo Black')}`;
  const size = { width: ctx.measureText(word).width + 2 * space, height: letters + 1.5 * space };
  const [left, top] = [width - size.width - space, height - size.height - space];
  ctx.fillStyle = 'rgb(0 0 0 / 0.7)';
  ctx.beginPath();
  ctx.roundRect(left, top, size.width, size.height, space / 2);
  ctx.fill();
  ctx.fillStyle = 'rgb(255 255 255 / 0.9)';
  ctx.textBaseline = 'middle';
  ctx.fillText(word, left + space, top + size.height / 2);
  ctx.restore();
};
