import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { errorAnswerSchema, errorCatalogue, fieldMessages } from '@portada/contracts';
import { ApiClient, type Answer } from '@portada/testing';
import { type Creator, type TestApp, publicUrl, startTestApp } from './harness/test-app';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator();
});
afterAll(() => app.close());

/**
 * Expects an error response in the common format, without internal details.
 * @returns the body of the response
 */
const expectError = (answer: Answer, status: number) => {
  expect(answer.status).toBe(status);
  const body = errorAnswerSchema.strict().parse(answer.body);
  expect(answer.headers.get('x-request-id')).toBe(body.requestId);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.bytes.toString()).not.toMatch(/node_modules|\.ts:|SELECT|INSERT|postgres|Error:|at \w+ \(/i);
  return body;
};

describe('text that is not UTF-8', () => {
  const json = { 'content-type': 'application/json' };
  const titleOf = (bytes: string) => Buffer.from(`{"title":"${bytes}"}`, 'latin1');
  const titles = () => app.count('SELECT count(*) AS balance FROM thumbnails WHERE user_id = $1', [ana.id]);

  test.each<[place: string, () => Promise<Answer>]>([
    ['a body', () => ana.client.post('/api/thumbnails', titleOf('ma\xffana'), json)],
    ['half a character in a body', () => ana.client.post('/api/thumbnails', titleOf('manana \xc3'), json)],
    ['a path', () => ana.client.get('/api/thumbnails/%ff')],
    ['a query', () => ana.client.get('/api/thumbnails?q=%C3%28')],
    ['a header', () => ana.client.get('/api/thumbnails', { 'user-agent': 'caf\xe9' })],
    ['an address without a route', () => app.anonymous.get('/api/none?%FE')],
  ])('is refused in %s, and nothing is stored', async (_, send) => {
    const before = await titles();
    expect(expectError(await send(), 400).code).toBe('invalid_encoding');
    expect(await titles()).toBe(before);
  });

  test('is accepted in headers of other sites, and UTF-8 is accepted everywhere', async () => {
    const headers = { 'user-agent': 'caf\xc3\xa9', referer: 'https://other.test/caf\xe9', ...json };
    const made = await ana.client.post('/api/thumbnails', Buffer.from('{"title":"mañana 🚀"}'), headers);
    expect([made.status, made.body]).toMatchObject([201, { title: 'mañana 🚀' }]);
    const found = await ana.client.get('/api/thumbnails?q=ma%C3%B1ana%20%F0%9F%9A%80');
    expect(found.body).toMatchObject({ items: [{ title: 'mañana 🚀' }] });
    // A percent sign that a person has typed into an address.
    expect((await ana.client.get('/api/thumbnails?q=100%')).status).toBe(200);
  });
});

describe.each(['en', 'es'] as const)('error messages in the language %s', (language) => {
  const headers = { 'accept-language': language === 'es' ? 'es-MX,es;q=0.9,en;q=0.5' : 'en-GB' };

  test('are the error messages of the specification', async () => {
    const anonymous = await app.anonymous.get('/api/me', headers);
    expect(expectError(anonymous, 401).error).toBe(errorCatalogue.signed_out[language]);
    await app.owner.query('UPDATE users SET language = NULL WHERE id = $1', [ana.id]);
    const missing = await ana.client.get('/api/thumbnails/00000000-0000-4000-8000-000000000000', headers);
    expect(expectError(missing, 404).error).toBe(
      language === 'es'
        ? 'Acceso denegado: No tienes permisos para acceder a esta portada'
        : 'Thumbnail not found',
    );
    const short = await ana.client.post('/api/thumbnails', { title: 'ab' }, headers);
    expect(expectError(short, 400)).toMatchObject({
      code: 'invalid_request',
      fields: { title: fieldMessages.title_short[language] },
    });
    const poor = await app.creator(0);
    await app.owner.query('UPDATE users SET language = NULL WHERE id = $1', [poor.id]);
    const body = { thumbnailId: poor.thumbnailId, prompt: 'A red boat on a lake' };
    const unpaid = await poor.client.post('/api/generate-image', body, headers);
    expect(expectError(unpaid, 402).error).toBe(errorCatalogue.insufficient_credits[language]);
  });

  test('selects the language of errors by the user’s setting before the header Accept-Language', async () => {
    await app.owner.query('UPDATE users SET language = $2 WHERE id = $1', [ana.id, language]);
    const other = { 'accept-language': language === 'es' ? 'en' : 'es' };
    const answer = await ana.client.post('/api/thumbnails', { title: '' }, other);
    expect(expectError(answer, 400).fields).toEqual({ title: fieldMessages.title_required[language] });
    expect(answer.headers.get('content-language')).toBe(language);
  });
});

test('an error names unknown fields at any depth of the body and in the query', async () => {
  const body = { title: 'A title', credits: 99, userId: 'me' };
  const answer = expectError(await ana.client.post('/api/thumbnails', body), 400);
  expect(Object.keys(answer.fields ?? {}).sort()).toEqual(['credits', 'userId']);
  const query = expectError(await ana.client.get('/api/thumbnails?owner=other'), 400);
  expect(Object.keys(query.fields ?? {})).toEqual(['owner']);
  const patch = await ana.client.send('PATCH', `/api/thumbnails/${ana.thumbnailId}`, {
    body: { settings: { hue: 1 } },
  });
  expect(Object.keys(expectError(patch, 400).fields ?? {})).toEqual(['settings.hue']);
});

const json = { 'content-type': 'application/json' };
const generate = '/api/generate-image';
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const nul = '\\u0000';

test.each<[string, number, string, string, Record<string, string>, string | undefined]>([
  ['malformed JSON', 400, 'POST', '/api/thumbnails', json, '{"title":'],
  ['no JSON at all', 400, 'POST', '/api/thumbnails', json, undefined],
  ['a body that is a list', 400, 'POST', '/api/thumbnails', json, '[1,2]'],
  ['a body that is null', 400, 'POST', '/api/thumbnails', json, 'null'],
  ['a deep body', 400, 'POST', '/api/thumbnails', json, deep],
  ['a poisoned prototype', 400, 'POST', '/api/thumbnails', json, '{"__proto__":{"a":1},"title":"A title"}'],
  ['a body too large', 413, 'POST', '/api/thumbnails', json, `{"title":"${'x'.repeat(70_000)}"}`],
  ['text', 415, 'POST', '/api/thumbnails', { 'content-type': 'text/plain' }, 'title'],
  ['a form with a file', 415, 'POST', '/api/thumbnails', form(), '--x--'],
  ['a compressed body', 415, 'POST', '/api/thumbnails', { ...json, 'content-encoding': 'gzip' }, 'x'],
  ['a compressed body at an unknown path', 404, 'POST', '/api/x', { 'content-encoding': 'gzip' }, 'x'],
  ['an unknown type at an unknown path', 404, 'POST', '/api/x', { 'content-type': 'a/b' }, 'x'],
  [
    'a form',
    415,
    'POST',
    '/api/thumbnails',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'title=A',
  ],
  ['an unknown type', 415, 'POST', '/api/thumbnails', { 'content-type': 'a/b' }, 'x'],
  ['a NUL in a title', 400, 'POST', '/api/thumbnails', json, `{"title":"A ${nul} title"}`],
  ['a NUL in a search', 400, 'GET', '/api/thumbnails?q=%00', {}, undefined],
  ['a NUL in a cursor', 400, 'GET', '/api/thumbnails?cursor=%00', {}, undefined],
  ['a wrong limit', 400, 'GET', '/api/thumbnails?limit=1e9', {}, undefined],
  ['a doubled query field', 400, 'GET', '/api/thumbnails?q=a&q=b', {}, undefined],
  ['a bad id', 404, 'GET', '/api/thumbnails/1', {}, undefined],
  ['a bad generation id', 404, 'GET', `/api/generations/${encodeURIComponent(`' OR 1=1`)}`, {}, undefined],
  ['a NUL in an id', 404, 'GET', '/api/generations/%00', {}, undefined],
  ['a path that climbs', 404, 'GET', '/api/proxy-image/..%2f..%2fetc%2fpasswd', {}, undefined],
  ['an absolute path', 404, 'GET', '/api/proxy-image/%2Fetc%2Fpasswd.png', {}, undefined],
  ['an unknown path', 404, 'GET', '/api/nothing', {}, undefined],
  ['an unknown method', 404, 'PUT', '/api/thumbnails', {}, undefined],
  ['a malformed address', 400, 'GET', '/api/thumbnails/%E0%A4%A', {}, undefined],
  ['a long address', 404, 'GET', `/api/thumbnails/${'a'.repeat(3000)}`, {}, undefined],
  [
    'an unfinished upload',
    400,
    'POST',
    '/api/upload-final-image',
    form(),
    '--x\r\nContent-Disposition: form',
  ],
  [
    'an upload without boundary',
    400,
    'POST',
    '/api/upload-final-image',
    { 'content-type': 'multipart/form-data' },
    'x',
  ],
  ['an upload that is text', 415, 'POST', '/api/assets', { 'content-type': 'text/plain' }, 'x'],
  ['an upload that is JSON', 415, 'POST', '/api/upload-final-image', json, '{}'],
  ['a bad key', 400, 'POST', generate, { ...json, 'idempotency-key': 'x' }, '{}'],
])(
  'responds to %s with %i in the common error format',
  async (_what, status, method, path, headers, body) => {
    expectError(
      await ana.client.send(method, path, { headers, ...(body !== undefined && { body }) }),
      status,
    );
  },
);

test('a refused media type names the type that the route reads, and an empty body has no type', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [path, type] of [
    ['/api/thumbnails', 'application/json'],
    ['/api/assets', 'multipart/form-data'],
  ] as const) {
    const answer = await ana.client.send('POST', path, { headers, body: 'title=A' });
    expect(expectError(answer, 415)).toMatchObject({
      code: 'unsupported_media_type',
      error: expect.stringContaining(type) as string,
    });
    expect([answer.headers.get('accept'), answer.headers.get('accept-encoding')]).toEqual([type, 'identity']);
  }
  expectError(await app.anonymous.send('POST', '/api/assets', { headers, body: 'title=A' }), 401);
  const empty = await ana.client.send('POST', `/api/generations/${randomUUID()}/cancel`, {
    headers,
    body: '',
  });
  expectError(empty, 404);
});

function form() {
  return { 'content-type': 'multipart/form-data; boundary=x' };
}

test.each([
  ['a NUL', nul],
  ['half of a surrogate pair', '\\ud83d'],
])('refuses a prompt with %s and holds no credit', async (_what, character) => {
  const body = `{"thumbnailId":"${ana.thumbnailId}","prompt":"A red boat ${character} on a lake"}`;
  expectError(await ana.client.send('POST', generate, { headers: json, body }), 400);
  const held = await app.count(`SELECT balance FROM credit_accounts WHERE user_id = $1 AND kind = 'held'`, [
    ana.id,
  ]);
  expect(held).toBe(0);
});

describe('the check of the origin of a request', () => {
  /** Sends a request with exactly the given headers. `fetch` would refuse to send some of these headers. */
  const post = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request(`${app.api.origin}/api/auth/logout`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.on('error', reject).end();
    });
  const script = { 'x-requested-with': 'portada' };

  test.each([
    [403, {}],
    [403, { 'sec-fetch-site': 'cross-site', ...script }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [403, { 'sec-fetch-site': 'none' }],
    [403, { origin: 'https://evil.example', ...script }],
    [403, { origin: 'null', ...script }],
    [403, { 'x-requested-with': 'XMLHttpRequest' }],
    [204, { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    [204, { origin: publicUrl }],
    [204, script],
  ])('responds %i to a change with the headers %j', async (status, headers) => {
    expect(await post(headers)).toBe(status);
  });

  test('allows a read from another origin without a CORS header, so that browsers hide the response', async () => {
    const answer = await new ApiClient(app.api.origin).get('/api/config', {
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
