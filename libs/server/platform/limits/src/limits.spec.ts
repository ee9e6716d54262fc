import { randomUUID } from 'node:crypto';
import { createLogger } from '@portada/observability';
import { connectRedis } from '@portada/redis';
import { type RedisServer, startRedisServer, testRedis, until } from '@portada/testing';
import { networkOf } from './address';
import { type Limits, createLimits } from './limits';

const logger = createLogger({ name: 'limits-spec', level: 'silent' });
const open: { close(): void }[] = [];
let own: RedisServer;

const statusOf = (limits: Limits): string => (Reflect.get(limits, 'redis') as { status: string }).status;

const start = async (url: string, prefix = `test-${randomUUID()}`): Promise<Limits> => {
  const limits = createLimits({ redisUrl: url, prefix, logger });
  open.push(limits);
  // Until the connection stands it counts in memory.
  await until(() => statusOf(limits) === 'ready', { what: 'Redis' });
  return limits;
};
const three = (key: string, more: object = {}) => ({
  name: 'spec',
  policy: { points: 3, seconds: 100 },
  key,
  ...more,
});
const within = async (limits: Limits, key: string, tries: number): Promise<boolean[]> => {
  const answers: boolean[] = [];
  for (let i = 0; i < tries; i += 1) answers.push((await limits.take(three(key))).isWithin);
  return answers;
};

beforeAll(async () => {
  own = await startRedisServer();
});
afterAll(async () => {
  for (const limits of open) limits.close();
  await own.remove();
});

describe('counting', () => {
  test('so many and no more, with the seconds until it frees up; others are not concerned', async () => {
    const limits = await start(testRedis().url);
    expect(await within(limits, 'ana', 5)).toEqual([true, true, true, false, false]);
    const refused = await limits.take(three('ana'));
    expect(refused.retryAfterSeconds).toBeGreaterThan(90);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(100);
    expect((await limits.take(three('ben'))).isWithin).toBe(true);
  });

  test('after its seconds it starts anew', async () => {
    const limits = await start(testRedis().url);
    // Long enough for what is refused to be given back: the spans of Redis and of the process do not begin together.
    const once = { name: 'short', policy: { points: 1, seconds: 5 }, key: 'ana' };
    expect((await limits.take(once)).isWithin).toBe(true);
    expect((await limits.take(once)).retryAfterSeconds).toBeLessThanOrEqual(5);
    await until(async () => (await limits.take(once)).isWithin, { what: 'the next span', timeoutMs: 30_000 });
  });

  test('all processes count together', async () => {
    const { url, prefix } = testRedis();
    const [one, other] = [await start(url, prefix), await start(url, prefix)];
    expect([await within(one, 'ana', 2), await within(other, 'ana', 2)]).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('a hundred at the same moment get no more than the policy allows', async () => {
    const limits = await start(testRedis().url);
    const answers = await Promise.all(Array.from({ length: 100 }, () => limits.take(three('ana'))));
    expect(answers.filter(({ isWithin }) => isWithin).length).toBeLessThanOrEqual(3);
  });

  test('what is given back can be taken again, and what was refused was not counted', async () => {
    const limits = await start(testRedis().url);
    const first = await limits.take(three('ana'));
    await within(limits, 'ana', 20);
    expect((await limits.take(three('ana'))).isWithin).toBe(false);
    await first.giveBack();
    await first.giveBack();
    expect(await within(limits, 'ana', 2)).toEqual([true, false]);
  });

  test('what is given back too late is not taken off the next span', async () => {
    const limits = await start(testRedis().url);
    const short = { name: 'short', policy: { points: 5, seconds: 5 }, key: 'ana' };
    const old = [];
    for (let i = 0; i < 5; i += 1) old.push(await limits.take(short));
    await until(async () => (await limits.take(short)).isWithin, {
      what: 'the next span',
      timeoutMs: 30_000,
    });
    await Promise.all(old.map(({ giveBack }) => giveBack()));
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push((await limits.take(short)).isWithin);
    expect(answers).toEqual([true, true, true, true, false]);
  });

  test('of several counts all are taken, or none', async () => {
    const limits = await start(testRedis().url);
    const wide = { name: 'wide', policy: { points: 2, seconds: 100 }, key: 'x' };
    const narrow = { name: 'narrow', policy: { points: 1, seconds: 100 }, key: 'y' };
    expect((await limits.take(wide, narrow)).isWithin).toBe(true);
    expect((await limits.take(wide, narrow)).isWithin).toBe(false);
    expect((await limits.take(wide)).isWithin).toBe(true);
    expect((await limits.take(wide)).isWithin).toBe(false);
  });

  test('it says whether half would have done; a key may have a multiple', async () => {
    const limits = await start(testRedis().url);
    const four = { name: 'four', policy: { points: 4, seconds: 100 }, key: 'x' };
    const halves = [];
    for (let i = 0; i < 4; i += 1) halves.push((await limits.take(four)).isWithinHalf);
    expect(halves).toEqual([true, true, false, false]);
    expect((await limits.take(four)).isWithin).toBe(false);
    expect((await limits.take({ ...four, times: 2 })).isWithin).toBe(true);
  });

  test('Redis is told neither e-mail nor address', async () => {
    const { url, prefix } = testRedis();
    const limits = await start(url, prefix);
    await limits.take(three('ana@example.test'), three('203.0.113.9'));
    const redis = connectRedis({ url, name: 'spec', mode: 'wait', logger });
    const keys = await redis.keys(`${prefix}:*`);
    redis.disconnect();
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/:limit:spec:[\w-]{22}$/);
  });

  test('what is counted in memory asks Redis nothing', async () => {
    const { url, prefix } = testRedis();
    const [one, other] = [await start(url, prefix), await start(url, prefix)];
    const here = { name: 'here', policy: { points: 1, seconds: 100, inMemory: true }, key: 'ana' };
    expect((await one.take(here)).isWithin).toBe(true);
    expect((await one.take(here)).isWithin).toBe(false);
    expect((await other.take(here)).isWithin).toBe(true);
  });
});

describe('while Redis is', () => {
  afterEach(() => own.thaw());

  test('not there, each process counts for itself, and is never unlimited', async () => {
    const limits = await start(own.url);
    expect(await within(limits, 'ana', 3)).toEqual([true, true, true]);
    await own.kill();
    await until(() => statusOf(limits) !== 'ready', { what: 'the loss' });
    expect(await within(limits, 'ben', 5)).toEqual([true, true, true, false, false]);
    // What was used up stays used up.
    expect(await within(limits, 'ana', 1)).toEqual([false]);
    await own.start();
    await until(() => statusOf(limits) === 'ready', { what: 'Redis' });
    expect([await within(limits, 'ana', 1), await within(limits, 'ben', 1)]).toEqual([[false], [false]]);
  });

  test('frozen, the first to notice waits for it, and nobody after', async () => {
    const limits = await start(own.url);
    await limits.take(three('somebody'));
    const ask = jest.spyOn(Reflect.get(limits, 'redis') as { rlflxIncr: () => unknown }, 'rlflxIncr');
    own.freeze();
    expect(await within(limits, 'eva', 200)).toEqual(Array.from({ length: 200 }, (_, i) => i < 3));
    expect(ask).toHaveBeenCalledTimes(1);
    own.thaw();
    await until(
      async () => {
        await limits.take(three('another'));
        return ask.mock.calls.length > 1;
      },
      { what: 'Redis to be asked again' },
    );
  });

  test('frozen, a request does not wait until its command has failed', async () => {
    const limits = await start(own.url);
    await limits.take(three('somebody'));
    const ask = jest.spyOn(Reflect.get(limits, 'redis') as { rlflxIncr: () => unknown }, 'rlflxIncr');
    own.freeze();
    await limits.take(three('nora'));
    const command = Promise.resolve(ask.mock.results[0]?.value);
    const ended = command.then(
      () => 'ended',
      () => 'ended',
    );
    expect(await Promise.race([ended, Promise.resolve('under way')])).toBe('under way');
  });

  test('away from the start, it is limited too', async () => {
    const limits = createLimits({ redisUrl: 'redis://127.0.0.1:1', logger });
    open.push(limits);
    expect(await within(limits, 'ana', 4)).toEqual([true, true, true, false]);
  });
});

describe('addresses', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
