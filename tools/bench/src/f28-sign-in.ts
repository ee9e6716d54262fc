import sharp from 'sharp';
import { startApi } from './api-process';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Bench, Benchmark } from './benchmark';
import { CountError } from './counts';
import { openLoop } from './open-loop';
import { figuresOf, interleave } from './rounds';
import { percentile } from './statistics';
import { setTimeout as delay } from 'node:timers/promises';

/** Sign-ins per second. One core can hash the passwords at this rate without a queue. */
const perSecond = 5;
/** Duration in ms of the load with uploads, and of the load without uploads, in one round. */
const sideMs = { full: 20_000, smallest: 800 } as const;
/** Number of uploads that are in progress at the same time. */
const uploadsAtOnce = { full: 8, smallest: 2 } as const;
/**
 * Size in pixels of each uploaded image: 24 megapixels, the largest accepted size. The file is small, because the
 * image has one color.
 */
const edges = { width: 6000, height: 4000 } as const;
/** Number of accounts that sign in, one after the other. */
const accounts = { full: 10, smallest: 2 } as const;
/**
 * Number of accounts that upload, one after the other. The number is high, so that the rate limit of an account is
 * rarely reached.
 */
const uploaders = { full: 200, smallest: 4 } as const;

const password = 'a bench has long passwords';
const emailOf = (place: number): string => `sign-in-${place}@example.test`;

const sendJson = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

/** Registers the accounts that sign in. @throws CountError if the api refuses a registration */
const registerAccounts = async (url: string, count: number): Promise<void> => {
  for (let place = 0; place < count; place += 1) {
    const body = { email: emailOf(place), password, displayName: 'Bench User', country: 'Spain' };
    const answer = await sendJson(`${url}/api/auth/register`, body);
    if (answer.status !== 201)
      throw new CountError(
        `the api refused a registration with status ${answer.status}: ${await answer.text()}`,
      );
  }
};

/**
 * Signs in at a fixed rate for a fixed duration.
 * @param bench settings and processes of the run
 * @param url base URL of the api
 * @returns 99th percentile of the answer times in ms
 * @throws CountError if a sign-in fails
 */
const signIn = async (bench: Bench, url: string): Promise<number> => {
  const count = bench.of(accounts.full, accounts.smallest);
  const signIns = openLoop(
    perSecond,
    async (n) => {
      const answer = await sendJson(`${url}/api/auth/login`, { email: emailOf(n % count), password });
      await answer.arrayBuffer();
      return answer.status;
    },
    (status) => status === 200,
  );
  await delay(bench.of(sideMs.full, sideMs.smallest));
  const answers = await signIns.stop();
  const failed = answers.find(({ isGood }) => !isGood);
  if (failed) throw new CountError(`a sign-in failed: ${failed.what}`);
  return percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
};

/** Expected statuses of uploads under load: stored, rate limit of the account reached, or too many uploads in progress. */
const uploadStatuses: readonly number[] = [200, 429, 503];

/**
 * Uploads images until `stop` is called.
 * @returns `stop`, which returns the number of stored images; `stop` throws a CountError after an unexpected answer
 */
const uploadImages = (bench: Bench, app: BenchApp, url: string, image: Uint8Array) => {
  let stopped = false;
  let sent = 0;
  let stored = 0;
  const upload = async (): Promise<void> => {
    while (!stopped) {
      const user = app.users[sent++ % app.users.length];
      if (!user) throw new Error('the benchmark has no users');
      const form = new FormData();
      form.append('thumbnailId', user.thumbnailId);
      form.append('image', new Blob([image], { type: 'image/png' }), 'final.png');
      const answer = await fetch(`${url}/api/upload-final-image`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', cookie: `sid=${user.token}` },
        body: form,
      });
      await answer.arrayBuffer();
      if (!uploadStatuses.includes(answer.status))
        throw new CountError(`an upload was answered with status ${answer.status}`);
      if (answer.status === 200) stored += 1;
    }
  };
  const all = Promise.all(
    Array.from({ length: bench.of(uploadsAtOnce.full, uploadsAtOnce.smallest) }, upload),
  );
  // `stop` throws the error of a failed upload.
  all.catch(() => undefined);
  return {
    stop: async (): Promise<number> => {
      stopped = true;
      await all;
      return stored;
    },
  };
};

/**
 * Benchmark F28: time of a sign-in while other accounts upload images of the largest accepted size, compared with
 * the time without uploads.
 */
export const signInUnderUploads: Benchmark = async (bench) => {
  const app = await createBenchApp(bench.settings, 'bench_28', bench.of(uploaders.full, uploaders.smallest));
  const url = await startApi(bench, app);
  await registerAccounts(url, bench.of(accounts.full, accounts.smallest));
  const image = new Uint8Array(
    await sharp({ create: { ...edges, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  await signIn(bench, url);
  let stored = 0;
  const measured = await interleave(bench, {
    ours: async () => {
      const uploads = uploadImages(bench, app, url, image);
      const p99 = await signIn(bench, url);
      stored += await uploads.stop();
      return p99;
    },
    peer: () => signIn(bench, url),
  });
  if (stored === 0) throw new CountError('no upload was stored');
  bench.say(
    `${stored} images of ${(edges.width * edges.height) / 1e6} megapixels were stored during the sign-ins`,
  );
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F28',
      path: `sign in, ${perSecond} a second, during uploads of 24 megapixels, ${uploadsAtOnce.full} at once, p99`,
      beside: 'the same without uploads',
      figures: figuresOf(measured, (p99) => p99),
      unit: 'ms',
      aim: { at: 'most', ratio: 3 },
    },
  ];
};
