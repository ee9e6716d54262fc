import type { Canvas } from '@napi-rs/canvas';
import { productConfig } from '@portada/contracts';
import { fontStackOf } from '@portada/studio';

/** Size of the letters of the mark, and distances between its words, as shares of the image's width. */
const mark = { letters: 0.042, across: 0.32, down: 0.15, turn: -Math.PI / 9 } as const;

/**
 * Marks a trial image: the name of the product across the whole image, in slanted rows. Light letters with a dark edge are
 * visible on any color. The fonts of the asset pack must be registered.
 */
export const markTrial = (canvas: Canvas): void => {
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  const reach = Math.hypot(width, height) / 2;
  ctx.save();
  ctx.translate(width / 2, height / 2);
  ctx.rotate(mark.turn);
  ctx.font = `${width * mark.letters}px ${fontStackOf('Archivo Black')}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = width * 0.004;
  ctx.strokeStyle = 'rgb(0 0 0 / 0.16)';
  ctx.fillStyle = 'rgb(255 255 255 / 0.3)';
  const word = productConfig.product.toUpperCase();
  const rows = Math.ceil(reach / (width * mark.down));
  const columns = Math.ceil(reach / (width * mark.across)) + 1;
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const [x, y] = [(column + shift) * width * mark.across, row * width * mark.down];
      ctx.strokeText(word, x, y);
      ctx.fillText(word, x, y);
    }
  }
  ctx.restore();
};
