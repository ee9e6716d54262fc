import { randomBytes, randomUUID } from 'node:crypto';
import { ObjectCorruptError, ObjectNotFoundError } from './errors';
import { objectKey } from './keys';
import type { ObjectStore } from './port';

/** An object store under test, and a function that damages a stored object. */
export type StoreUnderTest = {
  store: ObjectStore;
  damage(key: string): Promise<void>;
};

const allOf = async (keys: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found.sort();
};

/**
 * Defines the tests that every object store must pass.
 * @param name name of the object store in the test titles
 * @param open returns a store that answers `ping`
 */
export const describeObjectStore = (name: string, open: () => Promise<StoreUnderTest>): void => {
  describe(`${name} object store`, () => {
    let store: ObjectStore;
    let damage: StoreUnderTest['damage'];
    let folder: string;
    beforeAll(async () => {
      ({ store, damage } = await open());
    });
    beforeEach(() => {
      folder = `generations/${randomUUID()}`;
    });

    test('the store returns the bytes of an object, their type and their checksum', async () => {
      const bytes = randomBytes(300_000);
      const key = objectKey(folder, bytes, 'png');
      await store.put(key, bytes, 'image/png');
      const found = await store.get(key);
      expect(found.bytes.equals(bytes)).toBe(true);
      expect(found.mimeType).toBe('image/png');
      expect(key).toBe(`${folder}/${found.sha256}.png`);
    });

    test('the store stores empty objects, and bytes that look like the metadata of the store', async () => {
      for (const text of ['', '\n{"sha256":"x","mimeType":"y"}', '\n']) {
        const key = objectKey(folder, Buffer.from(text), 'txt');
        await store.put(key, Buffer.from(text), 'text/plain');
        expect((await store.get(key)).bytes.toString()).toBe(text);
      }
    });

    test('the store reports a missing object', async () => {
      const key = `${folder}/nothing.png`;
      await expect(store.get(key)).rejects.toThrow(ObjectNotFoundError);
      expect(await store.exists(key)).toBe(false);
    });

    test('the store reports which objects exist, and deletes objects without an error for missing objects', async () => {
      const keys = Array.from({ length: 25 }, (_, n) => `${folder}/sub-${n % 3}/object-${n}.txt`);
      await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'text/plain')));
      expect(await store.exists(keys[0] ?? '')).toBe(true);
      await store.delete([...keys.slice(0, 20), `${folder}/nothing.png`]);
      expect(await store.exists(keys[0] ?? '')).toBe(false);
      expect(await allOf(store.list(`${folder}/`))).toEqual(keys.slice(20).sort());
      await store.delete([]);
    });

    test('the store lists the objects in a folder and its subfolders only', async () => {
      const inside = [`${folder}/a.txt`, `${folder}/b/c.txt`];
      for (const key of [...inside, `${folder}-beside/a.txt`]) {
        await store.put(key, Buffer.from(key), 'text/plain');
      }
      expect(await allOf(store.list(`${folder}/`))).toEqual(inside);
      expect(await allOf(store.list(`${folder}/none/`))).toEqual([]);
      expect(await allOf(store.list(''))).toEqual(expect.arrayContaining(inside));
    });

    test('concurrent writers of one key leave one complete object', async () => {
      const bytes = randomBytes(100_000);
      const key = objectKey(folder, bytes, 'png');
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          await store.put(key, bytes, 'image/png');
          expect((await store.get(key)).bytes.equals(bytes)).toBe(true);
        }),
      );
      expect(await allOf(store.list(`${folder}/`))).toEqual([key]);
    });

    test('the store never returns a damaged object', async () => {
      const bytes = randomBytes(1_000);
      const key = objectKey(folder, bytes, 'png');
      await store.put(key, bytes, 'image/png');
      await damage(key);
      await expect(store.get(key)).rejects.toThrow(ObjectCorruptError);
      await store.put(key, bytes, 'image/png');
      expect((await store.get(key)).bytes.equals(bytes)).toBe(true);
    });

    test.each(['../out.png', '/etc/passwd', 'a//b', 'a/../b', '.writing/x', 'a/.hidden', 'a\\b', 'a\0b', ''])(
      'the store refuses the key %j',
      async (key) => {
        await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('object key');
        await expect(store.get(key)).rejects.toThrow('object key');
        await expect(store.exists(key)).rejects.toThrow('object key');
        await expect(store.delete([key])).rejects.toThrow('object key');
      },
    );
  });
};
