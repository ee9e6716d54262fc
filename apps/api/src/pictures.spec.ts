import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { facts, finalImageAnswerSchema } from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import sharp from 'sharp';
import { asking, keyed } from './testing/api-harness';
import { startWorkerSide } from './testing/worker-side';
import { type Creator, type World, startWorld } from './testing/world';

let world: World;
let ana: Creator;
/** Path of a picture of 1920x1080. */
let picture: string;
beforeAll(async () => {
  world = await startWorld();
  const worker = await startWorkerSide({
    databaseUrl: world.databaseUrl,
    redisUrl: world.redis.url,
    storageDirectory: world.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  ana = await world.creator(5);
  picture = await makePicture('16:9');
  await worker.close();
});
afterAll(() => world.close());

const makePicture = async (aspectRatio: string): Promise<string> => {
  const body = asking(ana.thumbnailId, '[slow 1]', { aspectRatio });
  const answer = await ana.client.post('/api/generate-image', body, { ...keyed(), prefer: 'wait=15' });
  const { imageUrl } = answer.body as { imageUrl: string | null };
  if (!imageUrl) throw new Error(`no picture: ${JSON.stringify(answer.body)}`);
  return imageUrl;
};

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe('a picture is served', () => {
  test('as it is kept: a PNG of the exact size', async () => {
    const answer = await ana.client.get(picture);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sizeOf(answer.bytes)).toEqual({ format: 'png', width: 1920, height: 1080 });
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/png', 'image/png', 'png'],
    ['*/*', 'image/png', 'png'],
  ])('for Accept: %s as %s', async (accept, type, format) => {
    const answer = await ana.client.get(`${picture}?w=160`, { accept });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept');
    expect(await sizeOf(answer.bytes)).toEqual({ format, width: 160, height: 90 });
  });

  test.each([
    [1, 160],
    [161, 320],
    [640, 640],
    [1900, 1920],
    [4096, 1920],
  ])('for a width of %i at %i', async (asked, served) => {
    const answer = await ana.client.get(`${picture}?w=${asked}`, { accept: 'image/webp' });
    expect(await sizeOf(answer.bytes)).toMatchObject({ width: served });
  });

  test.each(['w=0', 'w=-1', 'w=5000', 'w=x', 'w=1.5', 'url=http://127.0.0.1/', 'download=all'])(
    'never for ?%s',
    async (query) => {
      expect((await ana.client.get(`${picture}?${query}`)).status).toBe(400);
    },
  );

  test('once: the second time the browser is told that it has it', async () => {
    const first = await ana.client.get(`${picture}?w=320`, { accept: 'image/webp' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const known = { accept: 'image/webp', 'if-none-match': etag };
    const second = await ana.client.get(`${picture}?w=320`, known);
    expect([second.status, second.bytes.length]).toEqual([304, 0]);
    const other = await ana.client.get(`${picture}?w=640`, known);
    expect(other.status).toBe(200);
  });

  test('ten times at once as ten times the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.client.get(`${picture}?w=960`, { accept: 'image/avif' })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  test('for download as YouTube wants it, under its limit, even where nothing can be compressed', async () => {
    const answer = await ana.client.get(`${picture}?download=youtube`);
    expect(await sizeOf(answer.bytes)).toEqual({ format: 'jpeg', width: 1280, height: 720 });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''a-test.jpg`);
    const noise = { width: 1920, height: 1080, channels: 3 as const };
    const upload = await sharp({
      create: { ...noise, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { finalThumbnailUrl } = finalImageAnswerSchema.parse((await send(upload)).body);
    const heavy = await ana.client.get(`${finalThumbnailUrl}?download=youtube`);
    expect(heavy.bytes.length).toBeLessThanOrEqual(facts.download.maxBytes);
    expect(await sizeOf(heavy.bytes)).toEqual({ format: 'jpeg', width: 1280, height: 720 });
  });

  test('as base64 by its own path alone', async () => {
    const original = await ana.client.get(picture);
    const answer = await ana.client.post('/api/convert-to-base64', { imageUrl: picture });
    expect(answer.body).toEqual({
      success: true,
      mimeType: 'image/png',
      base64: original.bytes.toString('base64'),
    });
    for (const imageUrl of [
      'http://169.254.169.254/latest/meta-data',
      `http://127.0.0.1${picture}`,
      `//evil.example${picture}`,
      'file:///etc/passwd',
      '/api/proxy-image/../../etc/passwd',
      `/api/proxy-image/${randomUUID()}.png`,
    ]) {
      expect((await ana.client.post('/api/convert-to-base64', { imageUrl })).status).toBe(404);
    }
  });
});

const send = (
  bytes: Buffer,
  fields: Record<string, string> = { thumbnailId: ana.thumbnailId },
  name = 'final.png',
) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return ana.client.send('POST', '/api/upload-final-image', { body: form });
};

const small = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

const crc32 = (bytes: Buffer): number => {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

/** A whole and valid PNG of 10,000 x 10,000 pixels in some kilobytes. */
const bomb = (): Buffer => {
  const side = 10_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  // One bit per pixel, grey; a line is a filter byte and its bits.
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><script>alert(1)</script><image href="file:///etc/hostname" width="64" height="36"/></svg>`;

describe('the final image of a thumbnail', () => {
  test('is decoded and encoded anew, without what else was in the file', async () => {
    const marked = await sharp(await small())
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    const { finalThumbnailUrl } = finalImageAnswerSchema.strict().parse((await send(marked)).body);
    const thumbnail = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`);
    expect(thumbnail.body).toMatchObject({ finalThumbnailUrl });
    const served = await ana.client.get(finalThumbnailUrl);
    expect(await sizeOf(served.bytes)).toEqual({ format: 'png', width: 64, height: 36 });
    expect((await sharp(served.bytes).metadata()).exif).toBeUndefined();
    expect(served.bytes.toString('latin1')).not.toContain('where I live');
  });

  test('that is a picture and a page at once loses the page', async () => {
    const polyglot = Buffer.concat([await small(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const answer = await send(polyglot, undefined, '../../x.html');
    expect(answer.status).toBe(200);
    const { finalThumbnailUrl } = finalImageAnswerSchema.parse(answer.body);
    const served = await ana.client.get(finalThumbnailUrl);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.bytes.toString('latin1')).not.toContain('<script>');
  });

  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['no picture', () => Buffer.from('hello'), 400],
    ['nothing', () => Buffer.alloc(0), 400],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['an SVG', () => Buffer.from(svg), 400],
    ['half a picture', async () => (await small()).subarray(0, 120), 400],
    ['a bomb', bomb, 400],
    ['a picture too heavy', () => Buffer.alloc(9 * 1024 * 1024, 1), 413],
  ])('is refused where it is %s', async (_what, make, status) => {
    const before = await world.count('SELECT count(*) FROM images');
    const memory = process.memoryUsage().rss;
    const answer = await send(await make());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false });
    expect(await world.count('SELECT count(*) FROM images')).toBe(before);
    expect(process.memoryUsage().rss - memory).toBeLessThan(400e6);
  });

  test.each([{}, { thumbnailId: 'x' }, { thumbnailId: randomUUID() }])(
    'is refused for %j',
    async (fields) => {
      const answer = await send(await small(), fields as Record<string, string>);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'thumbnail_not_editable' });
    },
  );
});
