import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { hash } from '@node-rs/argon2';
import { type Answer, createUser, seeded } from '@portada/testing';
import { type TestApp, startTestApp } from './harness/test-app';

/** Number of pairs; `PAIRS` sets another, and with more pairs the test finds smaller differences. */
const pairs = Number(process.env['PAIRS'] ?? 100);
const warmUps = 20;
/**
 * Allowed distance from 0.5 of the share of comparisons in which a known e-mail took longer. Chance alone exceeds the
 * tolerance in one run of a hundred thousand (4.4 standard deviations of √(1/6n)). If only one kind of e-mail causes
 * additional work, the share is near 0 or 1.
 */
const tolerance = 4.4 * Math.sqrt(1 / (6 * pairs));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Timed = { ms: number; answer: Answer };

/** Returns everything that a caller can see of a response, except the time of day. */
const seen = ({ status, headers, bytes }: Answer) => ({
  status,
  headers: [...headers].filter(([name]) => name !== 'date').sort(),
  body: bytes.toString(),
});

/**
 * Returns the share of all n times n comparisons in which the first value is greater (the U statistic of Mann and
 * Whitney, by ranks).
 */
const shareGreater = (first: readonly number[], second: readonly number[]): number => {
  const all = [...first.map((ms) => ({ ms, own: 1 })), ...second.map((ms) => ({ ms, own: 0 }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { own }, index) => sum + own * (index + 1), 0);
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
};

/**
 * Measures the response times of requests for pairs of a known and an unknown e-mail, in random order, and compares the
 * responses.
 */
const compare = async (
  what: string,
  ask: (email: string, headers: Record<string, string>) => Promise<Answer>,
): Promise<void> => {
  const random = seeded(what);
  const passwordHash = await hash('correct horse battery', {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  const timed = async (email: string, nr: number): Promise<Timed> => {
    // Each request has a separate address, so that no rate limit is reached.
    const headers = { 'x-request-id': 'the-same-id', 'x-forwarded-for': `10.1.${nr >> 8}.${nr & 255}` };
    const begin = performance.now();
    const answer = await ask(email, headers);
    return { ms: performance.now() - begin, answer };
  };
  const known: Timed[] = [];
  const unknown: Timed[] = [];
  for (let nr = 0; nr < warmUps + pairs; nr += 1) {
    const [there, nowhere] = [`a-${randomUUID()}@example.test`, `b-${randomUUID()}@example.test`];
    await createUser(app.owner, { email: there, passwordHash });
    const knownFirst = random.next() < 0.5;
    const first = await timed(knownFirst ? there : nowhere, nr);
    const second = await timed(knownFirst ? nowhere : there, nr);
    if (nr < warmUps) continue;
    known.push(knownFirst ? first : second);
    unknown.push(knownFirst ? second : first);
  }
  const [sample] = known;
  for (const { answer } of [...known, ...unknown])
    expect(seen(answer)).toEqual(seen((sample as Timed).answer));
  const share = shareGreater(
    known.map(({ ms }) => ms),
    unknown.map(({ ms }) => ms),
  );
  console.info(`${what}: known took longer in ${(share * 100).toFixed(1)}% of comparisons`);
  expect(Math.abs(share - 0.5)).toBeLessThan(tolerance);
};

test('a sign-in with a wrong password does not reveal whether an account exists', async () => {
  await compare('sign-in', (email, headers) =>
    app.anonymous.post('/api/auth/login', { email, password: 'a wrong guess' }, headers),
  );
}, 600_000);

test('a request for a password reset does not reveal whether an account exists', async () => {
  await compare('reset', (email, headers) =>
    app.anonymous.post('/api/auth/password-reset', { email }, headers),
  );
  expect(await app.count('SELECT count(*) FROM mails')).toBeGreaterThanOrEqual(pairs);
}, 600_000);
