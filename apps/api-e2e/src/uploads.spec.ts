import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { finalImageAnswerSchema, scriptHeader } from '@portada/contracts';
import sharp from 'sharp';
import { noisyPicture, plainPicture, sendUpload } from './harness/uploads';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp({ UPLOAD_QUOTA_BYTES: 4_000 });
  ana = await app.creator();
});
afterAll(() => app.close());

const urlOf = ({ body }: { body: unknown }): string =>
  finalImageAnswerSchema.strict().parse(body).finalThumbnailUrl;

describe('final images that a user uploads', () => {
  test('re-encodes an uploaded image without the metadata of its file', async () => {
    const marked = await sharp(await plainPicture())
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    const finalThumbnailUrl = urlOf(await sendUpload(ana, marked));
    const thumbnail = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`);
    expect(thumbnail.body).toMatchObject({ finalThumbnailUrl });
    const served = await ana.client.get(finalThumbnailUrl);
    const { format, width, height, exif } = await sharp(served.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'png',
      width: 64,
      height: 36,
      exif: undefined,
    });
    expect(served.bytes.toString('latin1')).not.toContain('where I live');
  });

  test('serves an uploaded image without an HTML page that the file also contained', async () => {
    const polyglot = Buffer.concat([
      await plainPicture(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const served = await ana.client.get(urlOf(await sendUpload(ana, polyglot, { fileName: '../../x.html' })));
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.bytes.toString('latin1')).not.toContain('<script>');
  });

  test('replaces the previous final image, and removes its row, object and variants', async () => {
    const bob = await app.creator();
    const first = urlOf(await sendUpload(bob, await plainPicture('red')));
    expect((await bob.client.get(`${first}?w=160`, { accept: 'image/webp' })).status).toBe(200);
    // A second upload of the same bytes creates another image file.
    await sendUpload(bob, await plainPicture('red'));
    const last = urlOf(await sendUpload(bob, await plainPicture('blue')));
    expect(await app.count('SELECT count(*) FROM images WHERE user_id = $1', [bob.id])).toBe(1);
    expect((await bob.client.get(first)).status).toBe(404);
    expect((await bob.client.get(last)).status).toBe(200);
    const folder = join(app.api.storageDirectory, 'finals', bob.thumbnailId);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
    expect(files).toHaveLength(1);
  });

  test('refuses an upload above the quota of the account, and changes no other image', async () => {
    const cleo = await app.creator();
    const { body } = await cleo.client.post('/api/thumbnails', { title: 'Another one' });
    const other = { thumbnailId: (body as { id: string }).id };
    const kept = urlOf(await sendUpload(cleo, await noisyPicture(30, 30)));
    const refused = await sendUpload(cleo, await noisyPicture(40, 30), { fields: other });
    expect([refused.status, refused.body]).toEqual([413, expect.objectContaining({ code: 'upload_quota' })]);
    // An upload that replaces the first image may use the quota bytes of the replaced image.
    expect((await sendUpload(cleo, await noisyPicture(31, 31))).status).toBe(200);
    expect((await cleo.client.get(kept)).status).toBe(404);
  });
});

const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><script>alert(1)</script></svg>`;

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ['a text', () => Buffer.from('hello'), 400, 'unsupported_picture'],
  ['an empty file', () => Buffer.alloc(0), 400, 'unsupported_picture'],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400, 'unsupported_picture'],
  ['an SVG', () => Buffer.from(svg), 400, 'unsupported_picture'],
  ['half a picture', async () => (await plainPicture()).subarray(0, 120), 400, 'unsupported_picture'],
  ['a picture of 8,193 pixels', () => plainPicture('red', 8_193, 2), 400, 'picture_dimensions'],
  ['a picture of 25 megapixels', () => plainPicture('red', 5_000, 5_000), 400, 'picture_dimensions'],
  ['9 MiB', () => Buffer.alloc(9 * 1024 * 1024, 1), 413, 'payload_too_large'],
])('refuses an upload of %s with an error code', async (_what, make, status, code) => {
  const before = await app.count('SELECT count(*) FROM images');
  const answer = await sendUpload(ana, await make());
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ success: false, code })]);
  expect(await app.count('SELECT count(*) FROM images')).toBe(before);
});

describe('upload forms that are invalid', () => {
  const invalid = (fields?: object): unknown =>
    expect.objectContaining({ code: 'invalid_upload', ...(fields && { fields }) });

  test('refuses an upload whose image is in a field with another name', async () => {
    const answer = await sendUpload(ana, await noisyPicture(900, 900), { field: 'file' });
    expect([answer.status, answer.body]).toEqual([400, invalid({ file: 'This field is not known' })]);
  });

  test('refuses an upload of several images', async () => {
    const answer = await sendUpload(ana, await plainPicture(), { times: 3 });
    expect([answer.status, answer.body]).toEqual([400, invalid()]);
  });

  test('refuses an upload with too many fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`field${n}`, 'x']));
    const answer = await sendUpload(ana, await plainPicture(), {
      fields: { ...fields, thumbnailId: ana.thumbnailId },
    });
    expect([answer.status, answer.body]).toEqual([400, invalid()]);
  });

  test('refuses an upload without a thumbnail id', async () => {
    const answer = await sendUpload(ana, await plainPicture(), { fields: {} });
    expect([answer.status, answer.body]).toEqual([400, invalid({ thumbnailId: 'This field is required' })]);
  });

  test.each(['x', randomUUID()])(
    'refuses an upload if the thumbnail %s does not belong to the caller',
    async (thumbnailId) => {
      const answer = await sendUpload(ana, await plainPicture(), { fields: { thumbnailId } });
      expect([answer.status, answer.body]).toEqual([
        404,
        expect.objectContaining({ code: 'thumbnail_not_editable' }),
      ]);
    },
  );

  test.each<[string, Record<string, string>, string]>([
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['an empty form', { 'content-type': 'multipart/form-data; boundary=b' }, '--b--\r\n'],
    ['an empty body', { 'content-type': 'multipart/form-data; boundary=b' }, ''],
  ])('refuses an upload whose body is %s', async (_what, headers, body) => {
    const answer = await ana.client.send('POST', '/api/upload-final-image', { headers, body });
    expect([answer.status, answer.body]).toEqual([400, invalid()]);
  });

  /**
   * Sends an incomplete request body over a connection that stays open.
   * @returns the response as text
   */
  const sendCut = async (body: string, length: number): Promise<string> => {
    const { hostname, port } = new URL(app.api.origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        'POST /api/upload-final-image HTTP/1.1',
        `Host: ${hostname}`,
        `${scriptHeader.name}: ${scriptHeader.value}`,
        `Cookie: ${ana.cookie}`,
        'Content-Type: multipart/form-data; boundary=b',
        `Content-Length: ${length}`,
        '',
        body,
      ].join('\r\n'),
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  };
  const part = (head: string, content: string): string =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}`;

  test('refuses an upload that ends in the middle of its image', async () => {
    const body = part('name="image"; filename="a.png"', 'abc');
    expect(await sendCut(body, body.length)).toMatch(/^HTTP\/1.1 400 [^]*"code":"invalid_upload"/);
  });

  test('refuses an upload with an unknown field before its image has arrived', async () => {
    const body = part('name="photo"; filename="a.png"', 'abc');
    expect(await sendCut(body, 5_000_000)).toMatch(/^HTTP\/1.1 400 [^]*"photo"/);
  });

  test('refuses an upload that is too large by its Content-Length alone', async () => {
    expect(await sendCut('', 500_000_000)).toMatch(/^HTTP\/1.1 413 [^]*"code":"payload_too_large"/);
  });
});

test('refuses a third simultaneous upload of one account, with Retry-After', async () => {
  const dora = await app.creator();
  const picture = await noisyPicture(700, 700);
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendUpload(dora, picture)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toMatchObject({ code: 'too_many_requests' });
  }
});
