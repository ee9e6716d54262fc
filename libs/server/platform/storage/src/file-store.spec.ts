import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFileStore } from './file-store';
import type { ObjectStore } from './port';
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

test('the file store reports a truncated file as corrupt', async () => {
  const store = createFileStore({ directory });
  await store.put('cut/a.png', Buffer.alloc(1_000, 1), 'image/png');
  const path = join(directory, 'cut/a.png');
  await writeFile(path, (await readFile(path)).subarray(0, 500));
  await expect(store.get('cut/a.png')).rejects.toThrow('damaged');
});

test('the file store removes old partial files of a killed process', async () => {
  const own = join(directory, 'own');
  await createFileStore({ directory: own }).open({ mayCreate: true });
  await writeFile(join(own, '.writing', 'old'), 'x');
  await utimes(join(own, '.writing', 'old'), 0, 0);
  await writeFile(join(own, '.writing', 'new'), 'x');
  await createFileStore({ directory: own }).ping();
  expect(await readdir(join(own, '.writing'))).toEqual(['new']);
});

test('the file store leaves no partial file after a failed write', async () => {
  const own = join(directory, 'full');
  const store = createFileStore({ directory: own });
  await store.open({ mayCreate: true });
  await store.put('a', Buffer.from('x'), 'text/plain');
  // The path `a` is a file, so the object store cannot create the file `a/b`.
  await expect(store.put('a/b', Buffer.from('y'), 'text/plain')).rejects.toThrow();
  expect(await readdir(join(own, '.writing'))).toEqual([]);
});

/** Returns functions that call every method that writes to the object store. */
const writes = (store: ObjectStore) => [
  () => store.put('pictures/a.png', Buffer.alloc(100_000, 1), 'image/png'),
  () => store.ping(),
];

test.each(['a-file/store', '/dev/null/store'])(
  'the file store at %s, which is not writable, reports an operational failure',
  async (path) => {
    await writeFile(join(directory, 'a-file'), 'x');
    for (const write of writes(createFileStore({ directory: resolve(directory, path) }))) {
      await expect(write()).rejects.toMatchObject({ name: 'OperationalError' });
    }
  },
);

const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
/** True if this test may mount file systems, which needs rights that tests do not have on every machine. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;

(canMount ? test : test.skip)(
  'the file store reports a full or read-only disk as an operational failure, and works again when the disk is writable',
  async () => {
    const own = await mkdtemp(join(directory, 'disk-'));
    if (!mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', own)) return;
    try {
      const store = createFileStore({ directory: own });
      const picture = Buffer.alloc(100_000, 1);
      await expect(store.put('a.png', picture, 'image/png')).rejects.toMatchObject({
        name: 'OperationalError',
        cause: { code: 'ENOSPC' },
      });
      mount('-o', 'remount,size=1m', own);
      await store.put('a.png', picture, 'image/png');
      mount('-o', 'remount,ro', own);
      await expect(store.put('b.png', picture, 'image/png')).rejects.toMatchObject({
        name: 'OperationalError',
        cause: { code: 'EROFS' },
      });
      // A read-only store is not ready, because the next image could not be stored.
      expect((await store.get('a.png')).bytes.length).toBe(100_000);
      await expect(createFileStore({ directory: own }).ping()).rejects.toMatchObject({
        name: 'OperationalError',
      });
      mount('-o', 'remount,rw', own);
      await createFileStore({ directory: own }).ping();
    } finally {
      spawnSync('umount', [own]);
    }
  },
);

test('the file store never creates its lost folder again, and stores objects again after the folder exists', async () => {
  const own = join(directory, 'gone');
  const store = createFileStore({ directory: own });
  await store.open({ mayCreate: true });
  await store.put('a', Buffer.from('x'), 'text/plain');
  await rm(own, { recursive: true });
  for (let turn = 0; turn < 3; turn += 1)
    await expect(store.put('b', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      name: 'OperationalError',
      message: expect.stringContaining('ENOENT'),
    });
  await expect(store.open({ mayCreate: false })).rejects.toMatchObject({
    name: 'StoreRefusedError',
    message: expect.stringContaining(
      `The folder ${own} of the object store is missing, and the database has images.`,
    ),
  });
  await mkdir(own);
  // The first attempt finds that the folder of partial files is missing, too.
  await store.put('b', Buffer.from('x'), 'text/plain').catch(() => undefined);
  await store.put('b', Buffer.from('x'), 'text/plain');
});

test('the file store is not opened if its folder cannot be created', async () => {
  const blocked = join(directory, 'blocked');
  await writeFile(blocked, 'a file');
  for (const place of [blocked, join(blocked, 'store')]) {
    const store = createFileStore({ directory: place });
    await expect(store.open({ mayCreate: true })).rejects.toMatchObject({
      name: 'StoreRefusedError',
      message: expect.stringMatching(/cannot be used: (EEXIST|ENOTDIR).* Check STORAGE_DIR/),
    });
    await expect(store.ping()).rejects.toMatchObject({ name: 'OperationalError' });
  }
});
