import type { Random } from '@portada/testing';
import sharp, { type Sharp } from 'sharp';
import { crc32 } from 'node:zlib';
import {
  type HostileFile,
  declaredPng,
  foreignFiles,
  manyScans,
  withJpegSegment,
  withPngChunk,
} from './hostile-files.fixture';

/**
 * A hostile file and its expected result. `refused`: the provider has failed. `image`: the thumbnail is made. `either`:
 * the file is damaged at random, so that both are possible.
 */
export type HostileImage = HostileFile & { expected: 'refused' | 'image' | 'either' };

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
type Format = (typeof formats)[number];

const noise = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: '#3060a0',
      ...(channels === 3 && { noise: { type: 'gaussian', mean: 128, sigma: 50 } }),
    },
  });
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3060a0' } });
const encoded = (image: Sharp, format: Format): Promise<Buffer> =>
  image.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();

const expecting =
  (expected: HostileImage['expected']) =>
  (name: string, bytes: Buffer): HostileImage => ({ name, bytes, expected });
const [refused, image, either] = [expecting('refused'), expecting('image'), expecting('either')];

/** Changes 32 bits at the first occurrence of four letters, `offset` bytes after their start. */
const patched = (bytes: Buffer, letters: string, offset: number, values: readonly number[]): Buffer => {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(letters, 0, 'latin1');
  if (at === -1) throw new Error(`no ${letters}`);
  copy.set(values, at + offset);
  return copy;
};
const bigEndian = (value: number): number[] => [
  value >>> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

/** Images whose header declares more pixels than they have. */
const declaredSizes = async (): Promise<HostileImage[]> => {
  const sizes = [
    [30_000, 30_000],
    [65_535, 65_535],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 32 - 1, 1],
    [1, 2 ** 31 - 1],
    [0, 0],
    [0, 360],
    [40_000_001, 1],
    [8000, 5001],
  ] as const;
  const [jpeg, webp, lossless, gif, avif] = await Promise.all([
    encoded(noise(64, 36), 'jpeg'),
    noise(64, 36, 4)
      .webp({ exif: true } as object)
      .withMetadata()
      .toBuffer(),
    noise(64, 36).webp({ lossless: true }).toBuffer(),
    encoded(noise(64, 36), 'gif'),
    encoded(noise(64, 36), 'avif'),
  ]);
  const frameHeader = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const sized = (height: number, width: number): Buffer => {
    const copy = Buffer.from(jpeg);
    copy.writeUInt16BE(height, frameHeader + 5);
    copy.writeUInt16BE(width, frameHeader + 7);
    return copy;
  };
  const screen = Buffer.from(gif);
  screen.fill(0xff, 6, 10);
  return [
    ...sizes.map(([width, height]) =>
      refused(`a PNG that declares ${width} x ${height} pixels`, declaredPng(width, height)),
    ),
    refused('a PNG of 16 bits that declares 6,300 x 6,300 pixels', declaredPng(6300, 6300, 16)),
    refused('a JPEG that declares 65,535 x 65,535 pixels', sized(65_535, 65_535)),
    refused('a JPEG that declares 8,000 x 8,000 pixels', sized(8000, 8000)),
    refused('a JPEG that declares 0 x 0 pixels', sized(0, 0)),
    refused('a JPEG that declares 6,000 x 6,000 pixels and has a few', sized(6000, 6000)),
    either('a WebP that declares 16,384 x 16,384 pixels', patched(webp, 'RIFF', 24, Array(6).fill(0xff))),
    refused(
      'a lossless WebP that declares 16,384 x 16,384 pixels',
      patched(lossless, 'VP8L', 9, [0xff, 0xff, 0xff, 0x0f]),
    ),
    either('a GIF that declares 65,535 x 65,535 pixels', screen),
    refused(
      'an AVIF that declares 2,147,483,647 pixels per side',
      patched(avif, 'ispe', 8, [...bigEndian(2 ** 31 - 1), ...bigEndian(2 ** 31 - 1)]),
    ),
    refused('an AVIF that declares no pixels', patched(avif, 'ispe', 8, Array(8).fill(0))),
    refused('a progressive JPEG with 880 scans', manyScans(4000, 880)),
    image('a progressive JPEG with 60 scans', manyScans(640, 60)),
    refused('a PNG of 8,000 x 1 pixels', await encoded(plain(8000, 1), 'png')),
    refused('a PNG of 1 x 8,000 pixels', await encoded(plain(1, 8000), 'png')),
    refused('a PNG of 8,000 x 6,000 pixels of one color', await encoded(plain(8000, 6000), 'png')),
  ];
};

/** Images that are whole but unusual. Each one gives a thumbnail. */
const unusual = async (): Promise<HostileImage[]> => {
  const base = () => noise(96, 54);
  const [png, jpeg] = await Promise.all([encoded(base(), 'png'), encoded(base(), 'jpeg')]);
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(3000, 7)]);
  const frames = await Promise.all(
    ['red', 'blue', 'green'].map((background) =>
      sharp({ create: { width: 64, height: 36, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = (format: 'gif' | 'webp') =>
    sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
  const script = '<script>alert(document.cookie)</script>';
  const made: [string, Promise<Buffer> | Buffer][] = [
    ...formats.map((format): [string, Promise<Buffer>] => [`a whole ${format}`, encoded(base(), format)]),
    ...formats.map((format): [string, Promise<Buffer>] => [
      `one pixel of ${format}`,
      encoded(plain(1, 1), format),
    ]),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, Promise<Buffer>] => [
      `a JPEG with the EXIF orientation ${orientation}`,
      base().withMetadata({ orientation }).jpeg().toBuffer(),
    ]),
    ['a PNG of 16 bits', base().toColourspace('rgb16').png().toBuffer()],
    ['a PNG of one bit', base().greyscale().threshold().png({ palette: true, colours: 2 }).toBuffer()],
    ['a PNG with a palette', base().png({ palette: true }).toBuffer()],
    ['an interlaced PNG', base().png({ progressive: true }).toBuffer()],
    [
      'a transparent PNG',
      noise(96, 54, 4)
        .composite([{ input: frames[0] ?? png, blend: 'dest-out' }])
        .png()
        .toBuffer(),
    ],
    ['a grey PNG', base().greyscale().png().toBuffer()],
    ['a CMYK JPEG', base().toColourspace('cmyk').jpeg().toBuffer()],
    ['a CMYK JPEG with a profile', base().withIccProfile('cmyk').jpeg().toBuffer()],
    ['a JPEG with the profile P3', base().withIccProfile('p3').jpeg().toBuffer()],
    ['a grey JPEG', base().greyscale().jpeg().toBuffer()],
    ['a progressive JPEG', base().jpeg({ progressive: true }).toBuffer()],
    ['an animated GIF', animated('gif')],
    ['an animated WebP', animated('webp')],
    ['a WebP with transparency', noise(96, 54, 4).webp().toBuffer()],
    ['an AVIF with transparency', noise(96, 54, 4).avif({ effort: 0 }).toBuffer()],
    ['a PNG in the ratio 4:1', encoded(plain(400, 100), 'png')],
    ['a PNG of 39 megapixels', encoded(plain(6240, 6240), 'png')],
    ['a JPEG of 39 megapixels', encoded(plain(6240, 6240), 'jpeg')],
    ['a WebP of 16 megapixels', plain(4000, 4000).webp({ effort: 0 }).toBuffer()],
    ['a PNG with an HTML page behind its end', Buffer.concat([png, Buffer.from(`<html>${script}</html>`)])],
    ['a PNG with an archive behind its end', Buffer.concat([png, Buffer.from('PK\x03\x04evil', 'latin1')])],
    ['a PNG with a script as comment', withPngChunk(png, 'tEXt', Buffer.from(`Comment\0${script}`))],
    [
      'a PNG with 8 MB of comments',
      withPngChunk(png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(8e6, 65)])),
    ],
    ['a PNG with an unknown chunk', withPngChunk(png, 'evIl', Buffer.alloc(100_000, 1))],
    ['a JPEG with a script as comment', withJpegSegment(jpeg, 0xfe, Buffer.from(script))],
    ['a JPEG with an HTML page behind its end', Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)])],
    [
      'a JPEG with XMP of another author',
      withJpegSegment(jpeg, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${script}</x>`)),
    ],
    [
      'a JPEG with 64 kB of EXIF',
      withJpegSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*'), Buffer.alloc(65_000, 8)])),
    ],
    [
      'a GIF with a script behind its end',
      Buffer.concat([await encoded(base(), 'gif'), Buffer.from(script)]),
    ],
  ];
  const [images, broken] = [
    await Promise.all(made.map(async ([name, bytes]) => image(name, await bytes))),
    [either('a JPEG with a broken color profile', withJpegSegment(jpeg, 0xe2, profile))],
  ];
  return [...images, ...broken];
};

/** Images that are cut, and images with bytes that are changed at random. */
const damaged = async (random: Random): Promise<HostileImage[]> => {
  const cases: HostileImage[] = [];
  for (const format of formats) {
    const whole = await encoded(noise(200, 112), format);
    for (let part = 1; part <= 10; part += 1) {
      const length = Math.floor((whole.length * (part - random.next())) / 11);
      cases.push(
        refused(`a ${format} cut after ${length} of ${whole.length} bytes`, whole.subarray(0, length)),
      );
    }
    for (let round = 1; round <= 8; round += 1) {
      const changed = Buffer.from(whole);
      const places = Array.from({ length: random.between(1, 12) }, () => random.between(0, whole.length - 1));
      for (const place of places) changed[place] = random.between(0, 255);
      cases.push(either(`a ${format} with other bytes at ${places.join(', ')}`, changed));
    }
  }
  return cases;
};

/** Damages chunks of a PNG in the ways that its checksums do not show. */
const damagedPng = async (): Promise<HostileImage[]> => {
  const png = await encoded(noise(64, 36), 'png');
  const header = Buffer.from(png);
  header.writeUInt8(7, 24);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  const checksum = Buffer.from(png);
  checksum.writeUInt32BE(0, 29);
  return [
    refused('a PNG with a bit depth of 7', header),
    refused('a PNG with a wrong checksum', checksum),
    refused('a PNG with a chunk of 4 GB', patched(png, 'IDAT', -4, [0xff, 0xff, 0xff, 0xff])),
  ];
};

/** Groups of files that a hostile image provider sends. */
export const hostileGroups = ['foreign files', 'declared sizes', 'unusual images', 'damaged images'] as const;

/**
 * Creates the files of a group.
 * @param random chooses offsets and bytes
 * @param trap address on this machine that no decoder may fetch
 */
export const hostileImages = async (
  group: (typeof hostileGroups)[number],
  random: Random,
  trap: string,
): Promise<HostileImage[]> => {
  switch (group) {
    case 'foreign files':
      return foreignFiles(trap).map(({ name, bytes }) => refused(name, bytes));
    case 'declared sizes':
      return declaredSizes();
    case 'unusual images':
      return unusual();
    case 'damaged images':
      return [...(await damaged(random)), ...(await damagedPng())];
  }
};
