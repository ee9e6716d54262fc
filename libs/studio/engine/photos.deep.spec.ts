import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { renderDocument } from '@portada/studio';
import { asContext, openRenderContext } from './render-context';
import { cutOutDocument, photoFiles, radius } from './testing/cut-out.fixture';

const { assets } = openRenderContext(join(__dirname, '../../../dist/studio'));

/** Draws a document and returns a function that reads a pixel, right of and below the middle of the picture. */
const drawn = async (
  fields: Parameters<typeof cutOutDocument>[0],
  missing: readonly string[] = [],
  counted: Partial<typeof assets> = {},
) => {
  const files = await photoFiles();
  const document = cutOutDocument(fields);
  const canvas = createCanvas(document.width, document.height);
  const loadPhoto = async (id: string) => {
    const file = files.get(id);
    return file && !missing.includes(id) ? loadImage(file) : null;
  };
  await renderDocument(asContext(canvas.getContext('2d')), document, { ...assets, ...counted, loadPhoto });
  return (x: number, y = 0) => [
    ...canvas
      .getContext('2d')
      .getImageData(480 + x, 270 + y, 1, 1)
      .data.slice(0, 3),
  ];
};

const blue = [16, 48, 160];

it('shows the person on the ground of the picture, and nothing of the former background at the edge', async () => {
  const pixel = await drawn({});
  const [red = 0, green = 0] = pixel(0);
  expect([red, green]).toEqual([200, 40]);
  expect(pixel(radius + 20)).toEqual(blue);
  // Disc and ground have 40 and 48 of green; with the green of the former background, the edge would have up to 85.
  for (const place of [-5, -3, 0, 3, 5]) expect(pixel(radius + place)[1]).toBeLessThan(56);
});

it('shows the whole photo if it is not cut out, or if the mask was deleted', async () => {
  const whole = await drawn({ isCutOut: false });
  expect(whole(radius + 20)).toEqual([20, 200, 60]);
  const { maskId } = await import('./testing/cut-out.fixture');
  expect((await drawn({}, [maskId]))(radius + 20)).toEqual([20, 200, 60]);
});

it('draws a cut-out that is larger than the rows that are processed together', async () => {
  const pixel = await drawn({ box: { x: -720, y: -930, width: 2400, height: 2400 } });
  expect(pixel(0)).toEqual([200, 40, 40]);
});

it('has no crop, flip or corner that shows more than the mask', async () => {
  const crop = { left: 0.5, top: 0, width: 0.5, height: 1 };
  const pixel = await drawn({ crop, flip: true, radius: 40 });
  expect(pixel(190)).toEqual([200, 40, 40]);
  expect(pixel(-190)).toEqual(blue);
});

describe('a photo as the ground', () => {
  const ground = { isGround: true as const, box: { x: 0, y: -210, width: 960, height: 960 } };

  it('shows the whole photo, however it was cut out and outlined before', async () => {
    const pixel = await drawn({ ...ground, outline: { width: 20, color: '#ffffff' } });
    expect(pixel(0)).toEqual([200, 40, 40]);
    for (const place of [-479, 479]) expect(pixel(place)).toEqual([20, 200, 60]);
  });

  it('is blurred up to the edges of the picture without fading', async () => {
    const pixel = await drawn({ ...ground, blur: 60 });
    for (const place of [-479, 479]) {
      const [red = 0, green = 0, b = 0] = pixel(place);
      expect(Math.abs(red - 20) + Math.abs(green - 200) + Math.abs(b - 60)).toBeLessThan(12);
    }
    // The edge of the disc is soft.
    const [red = 0, green = 0] = pixel(radius * 2.4);
    expect(Math.min(red, green)).toBeGreaterThan(60);
  });
});

describe('a blurred photo', () => {
  it('has the same size and softness on both sides of the blur from which it is drawn smaller', async () => {
    const [below, above] = [await drawn({ blur: 40 }), await drawn({ blur: 40.5 })];
    for (let x = 0; x < 480; x += 20) {
      const other = above(x);
      below(x).forEach((value, channel) => expect(Math.abs(value - (other[channel] ?? 0))).toBeLessThan(6));
    }
  });

  it('needs no larger surfaces for a wider blur than for a narrow one', async () => {
    const pixelsOf = async (blur: number) => {
      let pixels = 0;
      const counted = {
        createCanvas: (width: number, height: number) => {
          pixels += width * height;
          return assets.createCanvas(width, height);
        },
      };
      await drawn({ blur }, [], counted);
      return pixels;
    };
    expect(await pixelsOf(300)).toBeLessThan(await pixelsOf(40));
  });
});

describe('the light of a photo', () => {
  it('follows the ground as far as the photo asks for it', async () => {
    const [plain, half, whole] = [await drawn({}), await drawn({ match: 0.5 }), await drawn({ match: 1 })];
    expect(plain(0)).toEqual([200, 40, 40]);
    // The ground is dark and blue: the photo gets darker, and blue compared with red.
    const [shares, reds] = [plain, half, whole].reduce<[number[], number[]]>(
      ([ratios, values], pixel) => {
        const [red = 0, , b = 0] = pixel(0);
        return [
          [...ratios, b / red],
          [...values, red],
        ];
      },
      [[], []],
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(reds).toEqual(reds.toSorted((a, b) => b - a));
    expect((shares[2] ?? 0) / (shares[0] ?? 1)).toBeGreaterThan(1.3);
    // The ground itself stays.
    expect(whole(radius + 20)).toEqual(blue);
  });

  it('has a rim on the side of the light alone, which is above on an even ground', async () => {
    const [plain, lit] = [await drawn({}), await drawn({ rim: 1 })];
    const brighter = (y: number) => (lit(0, y)[2] ?? 0) - (plain(0, y)[2] ?? 0);
    expect(brighter(-radius + 8)).toBeGreaterThan(60);
    expect(Math.abs(brighter(0))).toBeLessThan(4);
    expect(Math.abs(brighter(radius - 8))).toBeLessThan(4);
    expect(lit(0, -radius - 20)).toEqual(blue);
  });

  it('is changed by its own exposure, tint and saturation, also as the ground', async () => {
    const tone = { exposure: 0.25, tint: [1, 1, 1] as [number, number, number], saturation: 0 };
    for (const fields of [{ tone }, { tone, isGround: true as const }]) {
      const [red = 0, green = 0, b = 0] = (await drawn(fields))(0);
      expect(red).toBeLessThan(110);
      expect(Math.max(Math.abs(red - green), Math.abs(green - b))).toBeLessThan(3);
    }
  });

  it('needs a ground: a photo alone stays as it is', async () => {
    const alone = cutOutDocument({ match: 1, rim: 1 });
    const canvas = createCanvas(alone.width, alone.height);
    const files = await photoFiles();
    const loadPhoto = async (id: string) => loadImage(files.get(id) ?? Buffer.alloc(0));
    const document = { ...alone, layers: alone.layers.slice(1) };
    await renderDocument(asContext(canvas.getContext('2d')), document, { ...assets, loadPhoto });
    const { data } = canvas.getContext('2d').getImageData(480, 270, 1, 1);
    expect([...data]).toEqual([200, 40, 40, 255]);
  });
});
