import { drawingListSchema, drawingSearchLimits, studioFilePaths } from '@portada/contracts';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator();
});
afterAll(() => app.close());

const found = async (q: string): Promise<string[]> => {
  const answer = await ana.client.get(`/api/studio/drawings?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return drawingListSchema.parse(answer.body).items.map(({ name }) => name);
};

test.each([
  ['rocket', 'rocket'],
  ['cohete', 'rocket'],
  ['COHÉTE', 'rocket'],
  ['rock', 'rocket'],
  ['tarjeta gráfica', 'own-graphics-card'],
  ['graphics card', 'own-graphics-card'],
])('a search for "%s" finds the drawing %s first or among the first', async (text, name) => {
  expect((await found(text)).slice(0, 8)).toContain(name);
});

test('a search finds nothing for unknown words, and a full page of drawings without words', async () => {
  expect(await found('xyzzyq')).toEqual([]);
  expect(await found('')).toHaveLength(drawingSearchLimits.count);
});

test('refuses a search text that is too long', async () => {
  const answer = await ana.client.get(`/api/studio/drawings?q=${'a'.repeat(drawingSearchLimits.text + 1)}`);
  expect(answer.status).toBe(400);
});

test.each([
  [studioFilePaths.drawing('rocket'), 'image/svg+xml', '<svg'],
  [studioFilePaths.shapes('rocket'), 'text/plain', '<'],
  [studioFilePaths.panorama('park'), 'image/webp', 'RIFF'],
  [studioFilePaths.font('anton-latin-400-normal.woff2'), 'font/woff2', 'wOF2'],
])('serves %s with its type, and 304 to a client that has it', async (path, type, start) => {
  const answer = await ana.client.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.bytes.toString('latin1').startsWith(start)).toBe(true);
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await ana.client.send('GET', path, { headers })).status).toBe(304);
});

test.each([
  studioFilePaths.drawing('no-such-drawing'),
  studioFilePaths.drawing('../illustrations'),
  studioFilePaths.panorama('../illustrations'),
  studioFilePaths.font('../illustrations.json'),
  studioFilePaths.font('..%2fillustrations.json'),
])('answers 404 for %s', async (path) => {
  expect((await ana.client.get(path)).status).toBe(404);
});
