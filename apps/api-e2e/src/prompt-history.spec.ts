import type { EarlierPrompt } from '@portada/contracts';
import { reserveGeneration } from '@portada/testing';
import { type Creator, type TestApp, generateImageBody, startTestApp } from './harness/test-app';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator(20);
});
afterAll(() => app.close());

const generate = async ({ client, thumbnailId }: Creator, body: object): Promise<string> => {
  const answer = await client.post('/api/generate-image', { ...generateImageBody(thumbnailId), ...body });
  expect(answer.status).toBe(202);
  return (answer.body as { generationId: string }).generationId;
};
const list = async ({ client }: Creator): Promise<EarlierPrompt[]> => {
  const answer = await client.get('/api/me/prompts');
  expect(answer.status).toBe(200);
  return (answer.body as { items: EarlierPrompt[] }).items;
};

test('lists different requests once, newest first, with their settings, and only those of the user', async () => {
  expect(await list(ana)).toEqual([]);
  const request = { prompt: 'A red rocket on a messy desk', style: 'comic', headline: 'LIFT OFF' };
  await generate(ana, request);
  const again = await generate(ana, request);
  const other = await generate(ana, { ...request, style: 'neon', place: 'forest', person: { hair: 'red' } });
  const found = await list(ana);
  expect(found.map(({ generationId }) => generationId)).toEqual([other, again]);
  expect(found[0]).toMatchObject({
    thumbnailId: ana.thumbnailId,
    request: { ...request, style: 'neon', place: 'forest', person: { hair: 'red' } },
  });
  expect(await list(await app.creator())).toEqual([]);
});

test('leaves out the prompts of a deleted thumbnail', async () => {
  const bob = await app.creator(5);
  const id = await generate(bob, { prompt: 'A blue whale in a bath tub' });
  expect((await list(bob)).map(({ generationId }) => generationId)).toEqual([id]);
  await app.owner.query('UPDATE thumbnails SET deleted_at = now() WHERE id = $1', [bob.thumbnailId]);
  expect(await list(bob)).toEqual([]);
});

test('leaves out a request of another version that is not valid any more, and lists at most 50', async () => {
  const eva = await app.creator(100);
  const { thumbnailId } = eva;
  const reserve = () => reserveGeneration(app.owner, { userId: eva.id, thumbnailId });
  const first = await reserve();
  await app.owner.query(`UPDATE generations SET request = '{"prompt": "x"}' WHERE id = $1`, [first]);
  expect(await list(eva)).toEqual([]);
  const ids = [first];
  for (let n = 0; n < 60; n += 1) ids.push(await reserve());
  await app.owner.query(
    `UPDATE generations g SET request = jsonb_build_object('prompt', 'A long prompt ' || o.n),
            created_at = now() - o.n * interval '1 minute'
       FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, n) WHERE g.id = o.id AND o.n > 1`,
    [ids],
  );
  const found = await list(eva);
  // The invalid request takes one of the 50 places.
  expect(found).toHaveLength(49);
  expect(found[0]?.request.prompt).toBe('A long prompt 2');
});
