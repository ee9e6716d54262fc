import { fontStackOf, spaceShare } from '../scene/faces';
import type { Face, TextLayer, TextLine } from '../scene/scene.schema';
import type { Context } from './canvas';
import { radians } from './paint';

/** A piece of a line that is drawn with one call: its start, height and width in pixels. */
export type Piece = {
  text: string;
  highlighted: boolean;
  size: number;
  font: string;
  x: number;
  baseline: number;
  width: number;
};
export type Letters = readonly Piece[];

/**
 * The value of a canvas's `font`.
 * @param face typeface of the scene
 * @param size font size in pixels
 */
export const fontOf = (face: Face, size: number): string => `${size}px ${fontStackOf(face)}`;

/** Hebrew and Arabic letters: their lines run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Splits a run into words, each with the space after it, so that every word can be drawn separately. */
const wordByWord = (run: TextLine['runs'][number]): TextLine['runs'] =>
  (run.text.match(/[^ ]* ?/g) ?? []).filter((text) => text !== '').map((text) => ({ ...run, text }));

/**
 * Measures every piece of a text once.
 * @param ctx context that measures; its state is restored
 * @param layer the text
 */
export function lettersOf(ctx: Context, layer: TextLayer): Letters {
  ctx.save();
  const letters = layer.lines.flatMap((line) => {
    const font = fontOf(layer.face, line.size);
    ctx.font = font;
    const backwards = rightToLeft.test(line.runs[0]?.text ?? '');
    let x = line.x;
    const share = spaceShare(layer.face);
    const runs = backwards ? [...line.runs].reverse() : line.runs;
    return (share < 1 ? runs.flatMap(wordByWord) : runs).map((run): Piece => {
      // In a line that runs from right to left, the space at the end of a run is drawn at its left end.
      const text = backwards && run.text.endsWith(' ') ? ` ${run.text.trimEnd()}` : run.text;
      const narrowed = share < 1 && text.endsWith(' ') ? ctx.measureText(' ').width * (1 - share) : 0;
      const width = ctx.measureText(text).width - narrowed;
      const piece = { ...run, text, size: line.size, font, x, baseline: line.baseline, width };
      x += width;
      return piece;
    });
  });
  ctx.restore();
  return letters;
}

/** Rotates and skews the context about the middle of the text. */
export function lean(ctx: Context, layer: TextLayer): void {
  const center = { x: layer.box.x + layer.box.width / 2, y: layer.box.y + layer.box.height / 2 };
  ctx.translate(center.x, center.y);
  ctx.rotate(radians(layer.rotation));
  ctx.transform(1, 0, Math.tan(radians(layer.skew)), 1, 0, 0);
  ctx.translate(-center.x, -center.y);
  ctx.lineJoin = 'round';
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
}

/** Fills and outlines all letters in one color. */
export function strokeLetters(
  ctx: Context,
  letters: Letters,
  stroke: { width: number; color: string },
): void {
  ctx.strokeStyle = stroke.color;
  ctx.fillStyle = stroke.color;
  ctx.lineWidth = stroke.width;
  for (const { text, font, x, baseline } of letters) {
    ctx.font = font;
    if (stroke.width > 0) ctx.strokeText(text, x, baseline);
    ctx.fillText(text, x, baseline);
  }
}

/** Fills all letters with their gradients. */
export function putLetters(ctx: Context, layer: TextLayer, letters: Letters): void {
  for (const piece of letters) {
    const [top, bottom] = piece.highlighted ? layer.highlight : layer.fill;
    const gradient = ctx.createLinearGradient(0, piece.baseline - piece.size * 0.8, 0, piece.baseline);
    gradient.addColorStop(0.1, top);
    if (layer.finish === 'metal') {
      gradient.addColorStop(0.52, bottom);
      gradient.addColorStop(0.58, top);
    }
    gradient.addColorStop(1, bottom);
    ctx.font = piece.font;
    ctx.fillStyle = gradient;
    ctx.fillText(piece.text, piece.x, piece.baseline);
  }
}
