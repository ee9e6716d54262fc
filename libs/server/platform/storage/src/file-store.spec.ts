import { chmod, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from './file-store';
import { describeObjectStore } from './store.contract';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portada-store-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describeObjectStore('file', async () => ({
  store: createFileStore({ directory }),
  damage: async (key) => {
    const path = join(directory, key);
    const content = await readFile(path);
    content[10] = (content[10] ?? 0) ^ 1;
    await writeFile(path, content);
  },
}));

test('a file that was cut short is damaged', async () => {
  const store = createFileStore({ directory });
  await store.put('cut/a.png', Buffer.alloc(1_000, 1), 'image/png');
  const path = join(directory, 'cut/a.png');
  await writeFile(path, (await readFile(path)).subarray(0, 500));
  await expect(store.get('cut/a.png')).rejects.toThrow('damaged');
});

test('what a killed process left half-written is cleared, and nothing newer', async () => {
  const own = join(directory, 'own');
  await createFileStore({ directory: own }).ping();
  await writeFile(join(own, '.writing', 'old'), 'x');
  await utimes(join(own, '.writing', 'old'), 0, 0);
  await writeFile(join(own, '.writing', 'new'), 'x');
  await createFileStore({ directory: own }).ping();
  expect(await readdir(join(own, '.writing'))).toEqual(['new']);
});

test('a write that fails leaves nothing behind', async () => {
  const own = join(directory, 'full');
  const store = createFileStore({ directory: own });
  await store.put('a', Buffer.from('x'), 'text/plain');
  // `a` is a file, so `a/b` cannot be moved into place.
  await expect(store.put('a/b', Buffer.from('y'), 'text/plain')).rejects.toThrow();
  expect(await readdir(join(own, '.writing'))).toEqual([]);
});

test('ping fails where the folder cannot be made', async () => {
  const blocked = join(directory, 'blocked');
  await writeFile(blocked, 'a file');
  await chmod(blocked, 0o600);
  await expect(createFileStore({ directory: join(blocked, 'store') }).ping()).rejects.toThrow();
});
