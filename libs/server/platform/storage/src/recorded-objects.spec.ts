import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics, createLogger } from '@portada/observability';
import { PinoLogger } from 'nestjs-pino';
import { createFileStore } from './file-store';
import { RecordedObjects } from './recorded-objects';

let directory: string;
const lines: { level: number; key: string; msg: string }[] = [];
const metrics = new Metrics('test');
let recorded: RecordedObjects;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portada-recorded-'));
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const logger = new PinoLogger({
    pinoHttp: { logger: createLogger({ name: 'test', level: 'info' }, { write }) },
  });
  recorded = new RecordedObjects(createFileStore({ directory }), logger, metrics);
});
afterAll(() => rm(directory, { recursive: true, force: true }));
beforeEach(() => {
  lines.length = 0;
});

const lost = async (): Promise<string | undefined> =>
  /^portada_lost_objects\{.*\} (\d+)$/m.exec(await metrics.registry.metrics())?.[1];
const store = () => createFileStore({ directory });

test('a lost image is logged once and counted until it is in the store again', async () => {
  expect(await lost()).toBe('0');
  for (let turn = 0; turn < 3; turn += 1) expect(await recorded.read('images/a.png')).toBeNull();
  await store().put('images/b.png', Buffer.from('b'), 'image/png');
  await writeFile(join(directory, 'images/b.png'), 'damaged');
  for (let turn = 0; turn < 3; turn += 1) expect(await recorded.read('images/b.png')).toBeNull();
  expect(lines.map(({ level, key }) => [level, key])).toEqual([
    [50, 'images/a.png'],
    [50, 'images/b.png'],
  ]);
  expect(await lost()).toBe('2');
  await store().put('images/a.png', Buffer.from('a'), 'image/png');
  expect((await recorded.read('images/a.png'))?.bytes.toString()).toBe('a');
  expect((await recorded.read('images/a.png'))?.mimeType).toBe('image/png');
  expect(await lost()).toBe('1');
  expect(lines.at(-1)).toMatchObject({ level: 40, key: 'images/a.png' });
});

test('an image that cannot be read now is not lost', async () => {
  const before = await lost();
  // A folder cannot be read as a file.
  await mkdir(join(directory, 'images/c.png'), { recursive: true });
  await expect(recorded.read('images/c.png')).rejects.toMatchObject({ name: 'OperationalError' });
  expect([await lost(), lines]).toEqual([before, []]);
});
