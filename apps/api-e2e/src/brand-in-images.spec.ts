import { join } from 'node:path';
import { createStudio } from '@portada/studio/engine';
import { auditOf } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { addAsset } from './harness/uploads';
import { type Creator, type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createStudio({ directory: join(__dirname, '../../../dist/studio'), threads: 1 }),
  });
});
afterAll(async () => {
  await worker.close();
  await app.close();
});
beforeEach(async () => {
  ana = await app.creator(3);
});
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const kit = { faces: ['Bangers'], colors: ['#ff7a00'], finish: null, outline: null, logo: null };
const setKit = async ({ client }: Creator, body: object) =>
  expect((await client.send('PUT', '/api/brand-kit', { body })).status).toBe(200);
const kitWithLogo = async (creator: Creator) => {
  const assetId = await addAsset(creator, 'logo');
  await setKit(creator, { ...kit, logo: { assetId, corner: 'top-left', size: 12 } });
  return assetId;
};

const generate = ({ client, thumbnailId }: Creator, more: object, key = idempotencyKeyHeader()) =>
  client.post(
    '/api/generate-image',
    { thumbnailId, prompt: 'I built a rocket in 24 hours', headline: 'IT FLIES', ...more },
    { ...key, prefer: 'wait=60' },
  );

type Layer = { kind: string; face?: string; assetId?: string };
const layersOf = async ({ client, thumbnailId }: Creator): Promise<Layer[]> => {
  const { body } = await client.get(`/api/thumbnails/${thumbnailId}/document`);
  return (body as { scene: { layers: Layer[] } }).scene.layers;
};
const facesOf = (layers: Layer[]) =>
  new Set(layers.flatMap(({ kind, face }) => (kind === 'text' ? face : [])));
const logosOf = (layers: Layer[]) => layers.flatMap(({ assetId }) => assetId ?? []);

/** Runs a statement right after each acceptance, before a worker can claim the generation, while `act` runs. */
const afterAcceptance = async (statement: string, act: () => Promise<void>): Promise<void> => {
  await app.owner.query(
    `CREATE FUNCTION after_acceptance() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN ${statement}; RETURN NEW; END'`,
  );
  await app.owner.query(
    'CREATE TRIGGER after_acceptance AFTER INSERT ON generations FOR EACH ROW EXECUTE FUNCTION after_acceptance()',
  );
  try {
    await act();
  } finally {
    await app.owner.query('DROP TRIGGER after_acceptance ON generations; DROP FUNCTION after_acceptance');
  }
};

test('an image with the brand has its typeface and logo, and an image without it has not', async () => {
  const logo = await kitWithLogo(ana);
  expect((await generate(ana, { brand: true })).body).toMatchObject({ success: true });
  const own = await layersOf(ana);
  expect([facesOf(own), logosOf(own)]).toEqual([new Set(['Bangers']), [logo]]);
  expect((await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`)).body).toMatchObject({
    prompt: { brand: true },
  });
  for (const more of [{ brand: false }, {}]) {
    expect((await generate(ana, more)).body).toMatchObject({ success: true });
    const usual = await layersOf(ana);
    expect([facesOf(usual).has('Bangers'), logosOf(usual)]).toEqual([false, []]);
  }
});

test('an image gets the brand as it was when the request was accepted', async () => {
  const logo = await kitWithLogo(ana);
  await afterAcceptance('UPDATE brand_kits SET kit = kit || \'\'{"faces":["Anton"]}\'\'', async () => {
    expect((await generate(ana, { brand: true })).body).toMatchObject({ success: true });
  });
  const own = await layersOf(ana);
  expect([facesOf(own), logosOf(own)]).toEqual([new Set(['Bangers']), [logo]]);
});

test('an image is drawn without a logo that was deleted after the request', async () => {
  await kitWithLogo(ana);
  await afterAcceptance(
    "DELETE FROM brand_kits; UPDATE assets SET deleted_at = now() WHERE kind = ''logo''",
    async () => {
      expect((await generate(ana, { brand: true })).body).toMatchObject({ success: true });
    },
  );
  const own = await layersOf(ana);
  expect([facesOf(own), logosOf(own)]).toEqual([new Set(['Bangers']), []]);
});

test('a repeated request gets its first answer after a change of the brand, and the brand of another user is not used', async () => {
  const bob = await app.creator(1);
  await kitWithLogo(bob);
  const key = idempotencyKeyHeader();
  const first = await generate(ana, { brand: true }, key);
  expect(first).toMatchObject({ status: 200, body: { success: true } });
  expect(logosOf(await layersOf(ana))).toEqual([]);
  await kitWithLogo(ana);
  expect(await generate(ana, { brand: true }, key)).toMatchObject({
    status: 200,
    body: first.body as object,
  });
  expect((await generate(ana, { brand: false }, key)).status).toBe(409);
  expect((await generate(ana, { brand: 'yes' })).status).toBe(400);
});
