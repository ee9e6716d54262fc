import { createRequire } from 'node:module';
import { GlobalFonts, type Image, type SKRSContext2D, createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

/** A picture of a contact sheet with its caption and a detail line. */
export type Cell = { picture: Buffer; caption: string; detail: string };

/** Grid of a contact sheet: columns, size of a picture in pixels, and height of the caption below it. */
export type Grid = { columns: number; width: number; height: number; caption: number };

/** Grid of a contact sheet with pictures that are large enough to be judged separately. */
export const largeGrid: Grid = { columns: 3, width: 480, height: 270, caption: 44 };
/** Grid of a contact sheet with pictures at the size of a phone's video list. */
export const smallGrid: Grid = { columns: 10, width: 168, height: 94, caption: 0 };

const gap = 8;
const ground = '#1d1f24';
const require = createRequire(import.meta.url);
const captionFaces = '"Sheet", "Sheet Japanese", "Sheet Korean", "Sheet Arabic", "Sheet Cyrillic"';

/** Registers the bundled typefaces for captions, so that a contact sheet looks the same on every machine. */
function registerFonts(): void {
  const files = {
    Sheet: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'Sheet Japanese': '@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf',
    'Sheet Korean': '@expo-google-fonts/black-han-sans/400Regular/BlackHanSans_400Regular.ttf',
    'Sheet Arabic': '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
    'Sheet Cyrillic': '@fontsource/rubik-mono-one/files/rubik-mono-one-cyrillic-400-normal.woff2',
  };
  for (const [name, file] of Object.entries(files)) GlobalFonts.registerFromPath(require.resolve(file), name);
}

/**
 * Replaces each emoji by a dot. The bundled typefaces have no emoji, and a font of the machine would change the sheet.
 */
const withoutEmoji = (text: string): string =>
  text.replace(/(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}\u{1f3fb}-\u{1f3ff}]*)+/gu, '(emoji)');

/** Shortens a text to a width in pixels. */
function fitted(ctx: SKRSContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && ctx.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Scales the whole picture into its cell of a contact sheet, centered if the ratios differ. */
async function shrunk(picture: Buffer, { width, height }: Grid): Promise<Image> {
  return loadImage(await sharp(picture).resize({ width, height, fit: 'inside' }).png().toBuffer());
}

/**
 * Draws pictures into one sheet.
 * @param cells in reading order
 * @param grid grid of the sheet
 * @returns the sheet as PNG
 */
export async function sheetOf(cells: readonly Cell[], grid: Grid): Promise<Buffer> {
  registerFonts();
  const rows = Math.ceil(cells.length / grid.columns);
  const step = { x: grid.width + gap, y: grid.height + grid.caption + gap };
  const canvas = createCanvas(Math.min(grid.columns, cells.length) * step.x + gap, rows * step.y + gap);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  for (const [place, cell] of cells.entries()) {
    const x = gap + (place % grid.columns) * step.x;
    const y = gap + Math.floor(place / grid.columns) * step.y;
    const image = await shrunk(cell.picture, grid);
    const [left, top] = [(grid.width - image.width) / 2, (grid.height - image.height) / 2];
    ctx.drawImage(image, Math.round(x + left), Math.round(y + top));
    if (grid.caption === 0) continue;
    ctx.fillStyle = '#f2f3f5';
    ctx.font = `17px ${captionFaces}`;
    ctx.fillText(fitted(ctx, withoutEmoji(cell.caption), grid.width), x, y + grid.height + 19);
    ctx.fillStyle = '#a9adb8';
    ctx.font = `14px ${captionFaces}`;
    ctx.fillText(fitted(ctx, cell.detail, grid.width), x, y + grid.height + 38);
  }
  return sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
