import sharp from 'sharp';
import { encodeForYouTube, encodeUpload, negotiateFormat, servedWidth } from './picture-variants';

test.each([
  ['image/avif,image/webp,image/png', 'image/avif'],
  ['image/webp', 'image/webp'],
  ['text/html', 'image/png'],
  [undefined, 'image/png'],
])('Accept: %s gets %s', (accept, format) => {
  expect(negotiateFormat(accept)).toBe(format);
});

test.each([
  [1, 160],
  [160, 160],
  [161, 320],
  [1920, 1920],
  [9999, 1920],
])('a width of %i is served as %i', (asked, served) => {
  expect(servedWidth(asked)).toBe(served);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } })
    .png()
    .toBuffer();

test.each([
  [1920, 1080, 1280, 720],
  [1440, 1080, 960, 720],
  [1080, 1080, 1080, 1080],
  [1080, 1920, 1080, 1920],
  [1000, 600, 1280, 720],
])('a picture of %i x %i is downloaded as %i x %i, without transparency', async (width, height, ...size) => {
  const jpeg = await encodeForYouTube(await plain(width, height));
  const found = await sharp(jpeg).metadata();
  expect([found.format, found.hasAlpha, found.width, found.height]).toEqual(['jpeg', false, ...size]);
});

test('an upload of another kind is refused, whatever it claims to be', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const gif = await sharp(await plain(9, 9))
    .gif()
    .toBuffer();
  const tiff = await sharp(await plain(9, 9))
    .tiff()
    .toBuffer();
  for (const bytes of [svg, gif, tiff, Buffer.from('x')]) await expect(encodeUpload(bytes)).rejects.toThrow();
  expect((await encodeUpload(await plain(9, 9))).info).toMatchObject({ format: 'png', width: 9, height: 9 });
});
