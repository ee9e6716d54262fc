import { join } from 'node:path';
import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import { colorPalettes, moods, pictureRequestSchema, styles } from '@portada/contracts';
import { type Face, faces, fontStackOf, packFonts, planScene, renderScene } from '@portada/studio';
import { asContext, openRenderContext } from './render-context';

const context = openRenderContext(join(__dirname, '../../../dist/studio'));

jest.setTimeout(120_000);

const size = { width: 320, height: 180 };

/** Number of cells into which images are divided for a comparison. Cells are compared by mean color and contrast. */
const cells = { across: 16, down: 9 };

/**
 * The values of all cells of an image: mean red, green and blue, and the mean difference between neighbouring pixels,
 * 0 to 255.
 */
type Impression = number[];

function impressionOf(ctx: SKRSContext2D): Impression {
  const { data } = ctx.getImageData(0, 0, size.width, size.height);
  const sums = new Array<number>(cells.across * cells.down * 4).fill(0);
  const side = size.width / cells.across;
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * 4;
      const cell = (Math.floor(y / side) * cells.across + Math.floor(x / side)) * 4;
      for (let part = 0; part < 3; part += 1)
        sums[cell + part] = (sums[cell + part] ?? 0) + (data[at + part] ?? 0);
      const next = x + 1 < size.width ? Math.abs((data[at + 1] ?? 0) - (data[at + 5] ?? 0)) : 0;
      sums[cell + 3] = (sums[cell + 3] ?? 0) + next;
    }
  }
  return sums.map((sum) => sum / (side * side));
}

/** Prompt of the compared images. */
const title = 'My cat stole the whole pizza';

const apart = (a: Impression, b: Impression): number =>
  a.reduce((sum, value, place) => sum + Math.abs(value - (b[place] ?? 0)), 0) / a.length;

async function drawn(request: Record<string, string>): Promise<Impression> {
  const parsed = pictureRequestSchema.parse({ prompt: title, ...request });
  const scene = planScene({ ...parsed, ...size, seed: 12 }, context.knowledge);
  const ctx = createCanvas(size.width, size.height).getContext('2d');
  await renderScene(asContext(ctx), scene, context.assets);
  return impressionOf(ctx);
}

/** Draws an image for each name and returns the pairs of images that are closer than a distance. */
async function tooAlike(field: string, names: readonly string[], distance: number, prompt = title) {
  const pictures: { name: string; impression: Impression }[] = [];
  for (const name of names) pictures.push({ name, impression: await drawn({ prompt, [field]: name }) });
  return pictures.flatMap((one, place) =>
    pictures.slice(place + 1).flatMap((other) => {
      const found = apart(one.impression, other.impression);
      return found < distance ? [{ one: one.name, other: other.name, found }] : [];
    }),
  );
}

describe('one prompt drawn in different styles, moods and palettes', () => {
  it('gives a clearly different image in every style', async () => {
    expect(await tooAlike('style', styles, 15)).toEqual([]);
  });

  it('gives a clearly different image in every mood', async () => {
    expect(await tooAlike('mood', moods, 7.5)).toEqual([]);
  });

  it('gives a clearly different image in every palette', async () => {
    expect(await tooAlike('colorPalette', colorPalettes, 9)).toEqual([]);
  });

  it('gives a different image of a described scene in every palette', async () => {
    expect(await tooAlike('colorPalette', colorPalettes, 4.5, 'a funny cat sitting on a pizza')).toEqual([]);
  });

  it('gives an image whose only color is the accent in the palette Monochrome', async () => {
    const impression = await drawn({ colorPalette: 'Monochrome', mood: 'calm', style: 'paper' });
    const colored = Array.from({ length: cells.across * cells.down }, (_, cell) => {
      const [r = 0, g = 0, b = 0] = impression.slice(cell * 4, cell * 4 + 3);
      return Math.max(r, g, b) - Math.min(r, g, b) > 12;
    });
    expect(colored.filter(Boolean).length).toBeLessThan(colored.length * 0.25);
  });
});

const latin = 'ABCXYZ019$%!?&ÁÉÍÓÚÑÜ¿¡';
const samples: Record<Face, string> = {
  Anton: `${latin}ŁŐŞŹ`,
  'Archivo Black': `${latin}ŁŐŞ`,
  Bangers: `${latin}ŁŐŞ`,
  'Barlow Condensed': `${latin}ŁŐŞŹ`,
  'Bebas Neue': `${latin}ŁŐŞ`,
  'Black Han Sans': 'ABC019로켓을만들었다한국',
  'Caveat Brush': `${latin}ŁŐ`,
  Creepster: latin,
  'Dela Gothic One': 'ABC019ロケットを作った猫夜',
  Lalezar: `${latin}مرحبابالعالم`,
  'Luckiest Guy': latin,
  'Permanent Marker': latin,
  'Press Start 2P': latin,
  Righteous: `${latin}ŁŐŞ`,
  'Rubik Mono One': `${latin}ПРИВЕТЁЖ`,
  'Titan One': latin,
};

/** Returns the pixels of a drawn text as a string; empty if nothing was drawn. */
function glyph(face: Face, text: string): string {
  const ctx = createCanvas(96, 80).getContext('2d');
  ctx.font = `48px ${fontStackOf(face)}`;
  ctx.fillText(text, 8, 60);
  const { data } = ctx.getImageData(0, 0, 96, 80);
  return data.some((value) => value > 0) ? Buffer.from(data).toString('base64') : '';
}

describe('typefaces of the studio', () => {
  // A code point that no font has. The canvas draws the box of a missing glyph for it.
  const missing = '\u{f8f0}';

  it.each(faces)('include %s, which has a glyph for each of its sample letters', (face) => {
    const box = glyph(face, missing);
    const bad = [...samples[face]].filter((letter) => ['', box].includes(glyph(face, letter)));
    expect(bad).toEqual([]);
  });

  it.each(faces)('include %s, which draws emoji', (face) => {
    const box = glyph(face, missing);
    const bad = ['🚀', '😱', '🔥', '❤️', '🇪🇸'].filter((emoji) => ['', box].includes(glyph(face, emoji)));
    expect(bad).toEqual([]);
  });

  it.each(faces)('include %s, whose A differs from the A of every other typeface', (face) => {
    const others = faces.filter((other) => other !== face).map((other) => glyph(other, 'A'));
    expect(others).not.toContain(glyph(face, 'A'));
  });

  it('are drawn only with font families that are in the asset pack', () => {
    const families = new Set(packFonts.map(({ family }) => family));
    const named = faces.flatMap((face) =>
      fontStackOf(face)
        .split(',')
        .map((family) => family.slice(1, -1)),
    );
    expect(named.filter((family) => !families.has(family))).toEqual([]);
  });

  it('set Arabic from right to left with joined letters', () => {
    const ctx = createCanvas(10, 10).getContext('2d');
    ctx.font = `100px ${fontStackOf('Lalezar')}`;
    const apartWidth = [...'مرحبا'].reduce((sum, letter) => sum + ctx.measureText(letter).width, 0);
    // Joined letters are narrower than the same letters drawn separately.
    expect(ctx.measureText('مرحبا').width).toBeLessThan(apartWidth * 0.95);
    // The text is the Arabic letters alef and beh. Beh, which has a dot below the line, must be to the left of alef.
    const pen = createCanvas(200, 160).getContext('2d');
    pen.font = ctx.font;
    const { width } = pen.measureText('اب');
    pen.fillText('اب', 0, 100);
    const below = pen.getImageData(0, 108, 200, 40).data;
    const places = Array.from({ length: 200 * 40 }, (_, place) => place).filter(
      (place) => below[place * 4 + 3],
    );
    expect(places.length).toBeGreaterThan(20);
    expect(Math.max(...places.map((place) => place % 200))).toBeLessThan(width * 0.75);
  });
});
