import sharp from 'sharp';
import { toMarkedPreview } from './marked-preview';

const plain = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test.each([
  [1280, 720, 320, 180],
  [1080, 1920, 180, 320],
  [1024, 1024, 320, 320],
  [960, 720, 320, 240],
  [200, 100, 200, 100],
])(
  'a preview of an image of %i x %i pixels has at most %i x %i pixels',
  async (width, height, boundWidth, boundHeight) => {
    const found = await sharp(await toMarkedPreview(await plain(width, height, '#888'))).metadata();
    expect(found).toMatchObject({ format: 'webp', width: boundWidth, height: boundHeight });
  },
);

test.each(['#000', '#888', '#fff', '#c5ee37'])(
  'the mark covers every part of a preview of the single color %s',
  async (color) => {
    const preview = await toMarkedPreview(await plain(1280, 720, color));
    const [width, height] = [80, 60];
    for (let left = 0; left < 320; left += width) {
      for (let top = 0; top < 180; top += height) {
        const part = await sharp(preview).extract({ left, top, width, height }).toBuffer();
        const spread = (await sharp(part).stats()).channels.map(({ stdev }) => stdev);
        expect(Math.max(...spread)).toBeGreaterThan(8);
      }
    }
  },
);

test('no preview is made of bytes that are not an image', async () => {
  await expect(toMarkedPreview(Buffer.from('no picture'))).rejects.toThrow();
});
