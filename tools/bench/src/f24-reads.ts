import { isDeepStrictEqual } from 'node:util';
import { thumbnailSorts } from '@portada/contracts';
import { startApi } from './api-process';
import type { ReadStatements } from './bare-reads';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { CountError } from './counts';
import { Generator } from './load';
import { fillThumbnails, marks } from './many-thumbnails';
import { type RecordedApi, get, startPeer, startRecordedApi, statementsOf } from './recorded-api';
import type { Row } from './report';
import type { BenchUser } from './requests';
import { figuresOf, interleave } from './rounds';
import { type PageTimes, pageTimes } from './sql-times';

/** Number of thumbnails of the user whose reads are measured. */
const ownThumbnails = { full: 1000, smallest: 30 } as const;
/** Number of further users, and of the thumbnails of each. */
const others = { users: { full: 200, smallest: 2 }, thumbnails: { full: 5000, smallest: 60 } } as const;

const accept = 'application/json';

/** Records the statements of each read. */
const recordReads = async (
  recorded: RecordedApi,
  user: BenchUser,
  thumbnail: string,
): Promise<ReadStatements> => {
  const record = (path: string, count: number) =>
    statementsOf(recorded, count, () => get(recorded.url, path, user).then((answer) => answer.json()));
  return {
    session: (await record('/api/session', 2)) as ReadStatements['session'],
    list: (await record('/api/thumbnails', 4)) as ReadStatements['list'],
    thumbnail: (await record(`/api/thumbnails/${thumbnail}`, 3)) as ReadStatements['thumbnail'],
    ids: { user: user.id, thumbnail },
  };
};

/** Base URLs of the api and of the compared application. */
type Sides = { ours: string; peer: string };

/** Checks that both sides answer a read with the same JSON. @throws CountError if the bodies differ */
const expectSameBody = async ({ ours, peer }: Sides, path: string, user: BenchUser): Promise<void> => {
  const [own, other] = await Promise.all(
    [ours, peer].map((url) => get(url, path, user).then((answer) => answer.json())),
  );
  if (!isDeepStrictEqual(own, other))
    throw new CountError(`the compared application answers ${path} with another body`);
};

/** Measures the rate of each read on both sides, after a comparison of the answers. */
const measureReads = async (
  bench: Bench,
  sides: Sides,
  user: BenchUser,
  reads: readonly { path: string; about: string }[],
): Promise<Row[]> => {
  const generatorOf = await Generator.startReads(bench, [user]);
  const rows: Row[] = [];
  for (const { path, about } of reads) {
    await expectSameBody(sides, path, user);
    const ours = await generatorOf(sides.ours, { paths: [path], accept });
    const peer = await generatorOf(sides.peer, { paths: [path], accept });
    const measured = await interleave(bench, { ours: () => ours.run(), peer: () => peer.run() });
    rows.push({
      name: 'F24',
      path: about,
      beside: 'bare Nest on Fastify, the same statements through pg',
      figures: figuresOf(measured, ({ perSecond }) => perSecond),
      unit: 'per second',
      aim: { at: 'least', ratio: 0.6 },
    });
  }
  return rows;
};

const longestOf = (times: readonly PageTimes[]): number =>
  Math.max(...times.flatMap(({ first, middle, last }) => [first, middle, last]));

/** Measures the SQL time of pages in all orders, with and without filters. */
const measurePages = async (bench: Bench, app: BenchApp, recorded: RecordedApi): Promise<Row> => {
  const user = app.users[1];
  if (!user) throw new Error('the benchmark has no second user');
  const timesOf = async (filter: string): Promise<PageTimes[]> => {
    const all: PageTimes[] = [];
    for (const sort of thumbnailSorts) {
      const query = `sort=${sort}${filter}`;
      const times = await pageTimes(bench, app.owner, recorded, { query, user });
      const [first, middle, last] = [times.first, times.middle, times.last].map((ms) => ms.toFixed(2));
      bench.say(`SQL of ${query}: first page ${first} ms, middle page ${middle} ms, last page ${last} ms`);
      all.push(times);
    }
    return all;
  };
  const times = [...(await timesOf('')), ...(await timesOf(`&tag=${marks.tag}`))];
  await timesOf(`&q=${marks.word}`);
  return {
    name: 'F24',
    path: '1,000,000 thumbnails, 5,000 of the user: SQL of the slowest page, all orders, with and without a tag',
    beside: '',
    counted: longestOf(times),
    unit: 'ms',
    aim: { at: 'most', ours: 1 },
  };
};

/** Creates the thumbnails of all users. @returns the user whose reads are measured, and one thumbnail of the user */
const prepare = async (bench: Bench, app: BenchApp): Promise<{ user: BenchUser; thumbnail: string }> => {
  const each = bench.of(others.thumbnails.full, others.thumbnails.smallest);
  const own = bench.of(ownThumbnails.full, ownThumbnails.smallest);
  await fillThumbnails(
    app,
    app.users.map((user, index) => ({ user, count: index === 0 ? own : each })),
    1,
  );
  const [user] = app.users;
  if (!user) throw new Error('the benchmark has no users');
  const { rows } = await app.owner.query<{ id: string }>(
    'SELECT id FROM thumbnails WHERE user_id = $1 ORDER BY id LIMIT 1',
    [user.id],
  );
  return { user, thumbnail: rows[0]?.id ?? '' };
};

/** Benchmark F24: reads of the api under load, and the SQL time of pages of a long list. */
export const readThumbnails: Benchmark = async (bench) => {
  const count = bench.of(others.users.full, others.users.smallest);
  const app = await createBenchApp(bench.settings, 'bench_24', count + 1);
  const { user, thumbnail } = await prepare(bench, app);
  const [recorded, ours] = await Promise.all([startRecordedApi(bench, app), startApi(bench, app)]);
  const statements = await recordReads(recorded, user, thumbnail);
  const pages = await measurePages(bench, app, recorded);
  recorded.recorder.close();
  const peer = await startPeer(bench, app, 'bare-reads', { STATEMENTS: JSON.stringify(statements) });
  const reads = await measureReads(bench, { ours, peer }, user, [
    { path: '/api/thumbnails', about: 'list of 24 of 1,000 thumbnails, 64 connections' },
    { path: `/api/thumbnails/${thumbnail}`, about: 'the same: one thumbnail' },
    { path: '/api/session', about: 'the same: the session' },
  ]);
  await bench.processes.endAll();
  await app.close();
  return [...reads, pages];
};
