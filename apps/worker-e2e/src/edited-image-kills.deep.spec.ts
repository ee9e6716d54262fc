import type { Thumbnail } from '@portada/contracts';
import { startRedisServer, testDatabase, until } from '@portada/testing';
import { type Creator, Product, ask } from './harness/product';

let product: Product;
let close: () => Promise<void>;
beforeEach(async () => {
  const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  close = async () => {
    await product.close();
    await Promise.all([database.drop(), redis.remove()]);
  };
  await product.startApi();
});
afterEach(() => close());

const read = async ({ client, thumbnailId }: Creator) =>
  (await client.get(`/api/thumbnails/${thumbnailId}`)).body as Thumbnail;
const layer = {
  kind: 'arrow',
  id: 'arrow',
  name: 'Arrow',
  locked: false,
  hidden: false,
  from: { x: 100, y: 100 },
  to: { x: 400, y: 300 },
  bend: 0.2,
  width: 20,
  color: '#ff0000',
  outline: '#ffffff',
  opacity: 1,
  blend: 'normal',
};
/** Generates an image and edits its document. */
const editImage = async (): Promise<Creator> => {
  const creator = await product.creator();
  await ask(creator, '[slow 50]');
  expect(await product.settled()).toEqual({ succeeded: 1 });
  const actions = [{ name: 'add', args: { layer } }];
  const path = `/api/thumbnails/${creator.thumbnailId}/document/actions`;
  expect(await creator.client.post(path, { actions })).toMatchObject({ status: 200 });
  return creator;
};
const edited = (creator: Creator) =>
  until(async () => (await read(creator)).editedImage, { what: 'the edited image', timeoutMs: 60_000 });

test('a worker makes an edit the current image of its thumbnail, for no credit', async () => {
  await product.startWorker();
  const creator = await editImage();
  const { url } = await edited(creator);
  const { generatedImageUrl, generatedImages } = await read(creator);
  expect(generatedImageUrl).toBe(url);
  expect(generatedImages).toHaveLength(1);
  await product.expectFair();
});

test('a worker is killed after it drew an edited document, and another worker draws it again', async () => {
  const doomed = await product.startWorker({ CRASH_AT: 'after-drawing' });
  const creator = await editImage();
  expect(await doomed.ended).toBe('SIGKILL');
  expect((await read(creator)).editedImage).toBeNull();
  await product.startWorker();
  // The claim of the killed worker ends after 60 s.
  await product.owner.query('UPDATE thumbnail_documents SET draw_at = now() WHERE draw_at IS NOT NULL');
  await edited(creator);
  const { rows } = await product.owner.query(`SELECT FROM images WHERE kind = 'edited'`);
  expect(rows).toHaveLength(1);
  await product.expectFair();
});
