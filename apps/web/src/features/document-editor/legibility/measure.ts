import type { Legibility } from '@portada/contracts';
import { type SceneDocument, measureDocument } from '@portada/studio/document';
import { createCanvas } from '../../../shared/drawing/browser-assets';
import type { Painter } from '../drawing/painter';

/** Width in pixels on which a picture is measured; viewers see thumbnails at a similar size. */
const width = 320;

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas.');
  return pen;
};

/**
 * Measures the legibility of a document.
 * @param picture the drawn document
 * @param painter draws the texts alone
 * @param signal ends the measurement
 * @throws if a font cannot be loaded
 */
export const measure = async (
  document: SceneDocument,
  picture: HTMLCanvasElement,
  painter: Painter,
  signal: AbortSignal,
): Promise<Legibility> => {
  const texts = document.layers
    .filter((layer) => layer.kind === 'text')
    // Soft shadows and glows are no part of the letters.
    .map((layer) => ({ ...layer, shadow: null, glow: null }));
  const drawn = texts.length === 0 ? null : await painter.draw({ ...document, layers: texts }, width, signal);
  const height = drawn?.height ?? Math.round((width * document.height) / document.width);
  const small = penOf(createCanvas(width, height));
  small.fillRect(0, 0, width, height);
  small.drawImage(picture, 0, 0, width, height);
  return measureDocument(document, {
    width,
    height,
    pixels: small.getImageData(0, 0, width, height).data,
    letters: drawn && penOf(drawn).getImageData(0, 0, width, height).data,
  });
};
