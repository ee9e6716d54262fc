import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productConfig, finalImageAnswerSchema } from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import sharp from 'sharp';
import { plainPicture, sendUpload } from './harness/uploads';
import { startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

let app: TestApp;
let ana: Creator;
/** Path of a generated image of 1920x1080 pixels. */
let picture: string;
beforeAll(async () => {
  app = await startTestApp();
  const worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  ana = await app.creator(5);
  picture = await makePicture('16:9');
  await worker.close();
});
afterAll(() => app.close());

const makePicture = async (aspectRatio: string): Promise<string> => {
  const body = generateImageBody(ana.thumbnailId, '[slow 1]', { aspectRatio });
  const answer = await ana.client.post('/api/generate-image', body, {
    ...idempotencyKeyHeader(),
    prefer: 'wait=15',
  });
  const { imageUrl } = answer.body as { imageUrl: string | null };
  if (!imageUrl) throw new Error(`no image was generated: ${JSON.stringify(answer.body)}`);
  return imageUrl;
};

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe('responses with an image', () => {
  test('serves an image as it is stored, a PNG of the exact size', async () => {
    const answer = await ana.client.get(picture);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sizeOf(answer.bytes)).toEqual({ format: 'png', width: 1920, height: 1080 });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/webp;q=0, image/avif;q=0, */*', 'image/png', 'png'],
    ['image/png', 'image/png', 'png'],
    ['*/*', 'image/png', 'png'],
  ])('serves an image for the header Accept: %s with the type %s', async (accept, type, format) => {
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
  ])('serves an image for the requested width %i with the width %i', async (asked, served) => {
    const answer = await ana.client.get(`${picture}?w=${asked}`, { accept: 'image/webp' });
    expect(await sizeOf(answer.bytes)).toMatchObject({ width: served });
  });

  test.each(['w=0', 'w=-1', 'w=5000', 'w=x', 'w=1.5', 'url=http://127.0.0.1/', 'download=all'])(
    'refuses an image request with the invalid query ?%s',
    async (query) => {
      expect((await ana.client.get(`${picture}?${query}`)).status).toBe(400);
    },
  );

  test('answers 304 to a browser that has the current version of an image', async () => {
    const first = await ana.client.get(`${picture}?w=320`, { accept: 'image/webp' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const known = { accept: 'image/webp', 'if-none-match': etag };
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await ana.client.get(`${picture}?w=320`, { ...known, 'if-none-match': tags });
      expect([tags, second.status, second.bytes.length]).toEqual([tags, 304, 0]);
    }
    const other = await ana.client.get(`${picture}?w=640`, known);
    expect(other.status).toBe(200);
  });

  test('serves the same ETag in ten simultaneous responses of an image', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.client.get(`${picture}?w=960`, { accept: 'image/avif' })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  test('serves an image for YouTube as a JPEG of 1280x720 below the size limit, even if it can hardly be compressed', async () => {
    const answer = await ana.client.get(`${picture}?download=youtube`);
    expect(await sizeOf(answer.bytes)).toEqual({ format: 'jpeg', width: 1280, height: 720 });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=a-test.jpg');
    const noise = { width: 1920, height: 1080, channels: 3 as const };
    const upload = await sharp({
      create: { ...noise, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { finalThumbnailUrl } = finalImageAnswerSchema.parse((await sendUpload(ana, upload)).body);
    const heavy = await ana.client.get(`${finalThumbnailUrl}?download=youtube`);
    expect(heavy.bytes.length).toBeLessThanOrEqual(productConfig.download.maxBytes);
    expect(await sizeOf(heavy.bytes)).toEqual({ format: 'jpeg', width: 1280, height: 720 });
  });

  test('serves an image as base64 only if the request has the path of the image', async () => {
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

describe('responses for an image that cannot be served', () => {
  const fileOf = async (path: string): Promise<string> => {
    const id = path.split('/').at(-1)?.split('.')[0];
    const { rows } = await app.owner.query<{ object_key: string }>(
      'SELECT object_key FROM images WHERE id = $1',
      [id],
    );
    return join(app.api.storageDirectory, rows[0]?.object_key ?? '');
  };
  const ways = ['', '?w=480', '?download=youtube', '?download=original'];
  const statuses = async (path: string): Promise<number[]> => {
    const accept = { accept: 'image/webp' };
    return Promise.all(ways.map(async (way) => (await ana.client.get(`${path}${way}`, accept)).status));
  };
  const codes = async (path: string): Promise<unknown[]> =>
    Promise.all(
      ways.map(async (way) => ((await ana.client.get(`${path}${way}`)).body as { code: string }).code),
    );
  const uploaded = async (): Promise<string> =>
    finalImageAnswerSchema.parse((await sendUpload(ana, await plainPicture())).body).finalThumbnailUrl;

  test('answers 404 picture_lost if the object of an image is missing', async () => {
    const path = await uploaded();
    await rm(await fileOf(path));
    expect(await statuses(path)).toEqual([404, 404, 404, 404]);
    expect(await codes(path)).toEqual(ways.map(() => 'picture_lost'));
    const answer = await ana.client.post('/api/convert-to-base64', { imageUrl: path });
    expect(answer).toMatchObject({ status: 404, body: { code: 'picture_lost' } });
  });

  test('a preview that has ended is not found, and is not lost', async () => {
    const { rows } = await app.owner.query<{ id: string; preview_key: string }>(
      `UPDATE generations SET preview_key = 'generations/ended/previews/a.webp' RETURNING id`,
    );
    const answer = await ana.client.get(`/api/proxy-image/${rows[0]?.id}.webp`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'picture_not_found' } });
  });

  test('answers 404 if the object of an image is damaged', async () => {
    const path = await uploaded();
    await writeFile(await fileOf(path), 'damaged');
    expect(await statuses(path)).toEqual([404, 404, 404, 404]);
    expect(await codes(path)).toEqual(ways.map(() => 'picture_lost'));
  });

  test('answers 404 if the object of an image is no image and must be decoded', async () => {
    const path = await uploaded();
    const bytes = Buffer.from('no picture');
    const trailer = { sha256: createHash('sha256').update(bytes).digest('hex'), mimeType: 'image/png' };
    await writeFile(await fileOf(path), `${bytes.toString()}\n${JSON.stringify(trailer)}`);
    expect(await statuses(path)).toEqual([404, 404, 404, 200]);
  });

  test('answers 503 with Retry-After if the object store cannot be read', async () => {
    const path = await uploaded();
    const file = await fileOf(path);
    await rm(file);
    await mkdir(file);
    expect(await statuses(path)).toEqual([503, 503, 503, 503]);
    expect((await ana.client.get(path)).headers.get('retry-after')).toBe('2');
  });

  test('uses a title of any letters as the download name of an image', async () => {
    const title = `${'ﷺ'.repeat(3)}a${'𠀀'.repeat(20)}`;
    const path = await uploaded();
    await ana.client.send('PATCH', `/api/thumbnails/${ana.thumbnailId}`, { body: { title } });
    const answer = await ana.client.get(`${path}?download=original`);
    expect(answer.status).toBe(200);
    const names = answer.headers.get('content-disposition');
    expect(names).toMatch(/^attachment; filename="[\x20-\x7e]+\.\w+"; filename\*=UTF-8''/);
    expect(names).toContain(encodeURIComponent('𠀀'));
  });
});
