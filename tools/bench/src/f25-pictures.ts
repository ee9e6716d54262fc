import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFileStore } from '@portada/storage';
import { appSettings, startApi } from './api-process';
import type { PictureStatements } from './bare-pictures';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { CountError } from './counts';
import { Generator } from './load';
import { fillThumbnails } from './many-thumbnails';
import { get, startPeer, startRecordedApi, statementsOf } from './recorded-api';
import type { BenchUser } from './requests';
import { figuresOf, interleave } from './rounds';
import { studioPng } from './studio-png';

/** Number of thumbnails of the user, each with an image of its own. */
const thumbnails = { full: 200, smallest: 10 } as const;

const type = 'image/avif';
/** Value of the header `Accept` with which Chromium requests images. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Ids and keys in the store of the images of a user. */
type Images = { id: string; key: string }[];

const imagesOf = async ({ owner }: BenchApp): Promise<Images> =>
  (await owner.query<Images[number]>('SELECT id, object_key AS key FROM images')).rows;

const pathOf = ({ id }: Images[number]): string => `/api/proxy-image/${id}.png?w=640`;

const pictureAt = async (url: string, path: string, user: BenchUser): Promise<Buffer> => {
  const answer = await get(url, path, user, accept);
  if (answer.headers.get('content-type') !== type)
    throw new CountError(`${path} was answered with ${answer.headers.get('content-type')}`);
  return Buffer.from(await answer.arrayBuffer());
};

/**
 * Stores a picture of the studio and lets the api encode it at the width of a card. Then every image gets a copy of
 * this variant in the store.
 * @returns bytes of the variant
 */
const storeVariants = async (
  bench: Bench,
  app: BenchApp,
  images: Images,
  request: (path: string) => Promise<Buffer>,
): Promise<Buffer> => {
  const [first, ...others] = images;
  if (!first) throw new Error('the benchmark has no images');
  const picture = await studioPng();
  const store = createFileStore({ directory: appSettings(bench, app)['STORAGE_DIR'] ?? '' });
  await store.put(first.key, picture, 'image/png');
  const bytes = await request(pathOf(first));
  for await (const key of store.list('bench/')) {
    if (key === first.key || !key.startsWith(first.key)) continue;
    const suffix = key.slice(first.key.length);
    for (const other of others) await store.put(other.key + suffix, bytes, type);
  }
  return bytes;
};

/** Starts the compared application with a file for each image. @returns its base URL */
const startFiles = async (
  bench: Bench,
  app: BenchApp,
  images: Images,
  { bytes, statements }: { bytes: Buffer; statements: PictureStatements },
): Promise<string> => {
  const folder = join(bench.folder, 'bare-pictures');
  mkdirSync(folder);
  for (const { id } of images) writeFileSync(join(folder, `${id}.avif`), bytes);
  return startPeer(bench, app, 'bare-pictures', {
    FOLDER: folder,
    STATEMENTS: JSON.stringify(statements),
  });
};

/** Benchmark F25: rate at which cached images are served to their owner, compared with files from Fastify. */
export const servePictures: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_25', 1);
  const [user] = app.users;
  if (!user) throw new Error('the benchmark has no users');
  const count = bench.of(thumbnails.full, thumbnails.smallest);
  await fillThumbnails(app, [{ user, count }], count);
  const images = await imagesOf(app);
  const paths = images.map(pathOf);
  const [recorded, ours] = await Promise.all([startRecordedApi(bench, app), startApi(bench, app)]);
  const bytes = await storeVariants(bench, app, images, (path) => pictureAt(recorded.url, path, user));
  const statements = (await statementsOf(recorded, 2, () =>
    pictureAt(recorded.url, paths[0] ?? '', user),
  )) as PictureStatements;
  recorded.recorder.close();
  const peer = await startFiles(bench, app, images, { bytes, statements });
  for (const url of [ours, peer]) {
    for (const path of paths) {
      if (!bytes.equals(await pictureAt(url, path, user))) throw new CountError(`${url} sends another image`);
    }
  }
  const generatorOf = await Generator.startReads(bench, [user]);
  const oursLoad = await generatorOf(ours, { paths, accept });
  const peerLoad = await generatorOf(peer, { paths, accept });
  const measured = await interleave(bench, { ours: () => oursLoad.run(), peer: () => peerLoad.run() });
  bench.say(`an image has ${(bytes.length / 1000).toFixed(1)} kB`);
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F25',
      path: 'cached images of 640 px for their owner, 64 connections',
      beside: 'bare Fastify, the same session and owner check, files',
      figures: figuresOf(measured, ({ perSecond }) => perSecond),
      unit: 'per second',
      aim: { at: 'least', ratio: 0.6 },
    },
  ];
};
