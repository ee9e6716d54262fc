import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { renderDocument } from '@portada/studio';
import { asContext, openRenderContext } from './render-context';
import { cutOutDocument, photoFiles, radius } from './testing/cut-out.fixture';

const { assets } = openRenderContext(join(__dirname, '../../../dist/studio'));

/** Draws a document and returns a function that reads a pixel on the middle row, right of the middle. */
const drawn = async (fields: Parameters<typeof cutOutDocument>[0], missing: readonly string[] = []) => {
  const files = await photoFiles();
  const document = cutOutDocument(fields);
  const canvas = createCanvas(document.width, document.height);
  const loadPhoto = async (id: string) => {
    const file = files.get(id);
    return file && !missing.includes(id) ? loadImage(file) : null;
  };
  await renderDocument(asContext(canvas.getContext('2d')), document, { ...assets, loadPhoto });
  return (x: number) => [
    ...canvas
      .getContext('2d')
      .getImageData(480 + x, 270, 1, 1)
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
