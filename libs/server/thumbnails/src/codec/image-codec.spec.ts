import sharp from 'sharp';
import { striped } from '../testing/images.fixture';
import { encodeImage } from './image-codec';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } }).png();

test.each([
  [1920, 1080, 1280, 720],
  [1440, 1080, 960, 720],
  [1080, 1080, 1080, 1080],
  [1080, 1920, 1080, 1920],
  [1000, 600, 1280, 720],
])(
  'an image of %i x %i pixels is downloaded as %i x %i pixels, without transparency',
  async (width, height, ...size) => {
    const { bytes } = await encodeImage({ kind: 'youtube', bytes: await plain(width, height).toBuffer() });
    const found = await sharp(bytes).metadata();
    expect([found.format, found.hasAlpha, found.width, found.height]).toEqual(['jpeg', false, ...size]);
  },
);

const upload = (bytes: Buffer) => encodeImage({ kind: 'upload', bytes });

test('the image codec stores an upload with at most 1920 pixels per side and never enlarges it', async () => {
  expect(await upload(await plain(4000, 2000).jpeg().toBuffer())).toMatchObject({ width: 1920, height: 960 });
  expect(await upload(await plain(9, 9).webp().toBuffer())).toMatchObject({ width: 9, height: 9 });
  const portrait = await plain(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await upload(portrait)).toMatchObject({ width: 20, height: 30 });
});

test('the image codec refuses an upload of an unsupported format, regardless of its declared type', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const half = (await plain(300, 300).png().toBuffer()).subarray(0, 200);
  const gif = await plain(9, 9).gif().toBuffer();
  const tiff = await plain(9, 9).tiff().toBuffer();
  for (const bytes of [svg, half, gif, tiff, Buffer.from('x'), Buffer.alloc(0)]) {
    await expect(upload(bytes)).rejects.toMatchObject({ fault: 'unreadable' });
  }
});

test('the image codec refuses an animated upload as animated', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('red'), frame('blue')]);
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  await expect(upload(animated)).rejects.toMatchObject({ fault: 'animated' });
});

test.each([
  [1, 39_999_999],
  [8_193, 10],
  [10, 8_193],
  [5_000, 5_000],
])(
  'the image codec refuses an upload of %i x %i pixels by its header, before a pixel is decoded',
  async (width, height) => {
    const bytes = striped(width, height);
    const start = process.cpuUsage();
    await expect(upload(bytes)).rejects.toMatchObject({ fault: 'dimensions' });
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(200);
  },
);
