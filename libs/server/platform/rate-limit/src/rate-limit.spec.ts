import { randomUUID } from 'node:crypto';
import { createLogger } from '@portada/observability';
import { connectRedis } from '@portada/redis';
import { type RedisServer, startRedisServer, testRedis, until } from '@portada/testing';
import { networksOf } from './address';
import { type RateLimitRequest, defineRateLimits } from './rate-limit-policy';
import { type RateLimitOptions, type RateLimitService, createRateLimitService } from './rate-limit.service';

const logger = createLogger({ name: 'rate-limit-spec', level: 'silent' });
const started: RateLimitService[] = [];
let ownRedis: RedisServer;

const policies = defineRateLimits({
  threePoints: { points: 3, seconds: 100 },
  // A window of five seconds is long enough for refunds of refused requests: the windows of Redis and of the process
  // do not begin together.
  onePointBriefly: { points: 1, seconds: 5 },
  fivePointsBriefly: { points: 5, seconds: 5 },
  onePoint: { points: 1, seconds: 100 },
  twoPoints: { points: 2, seconds: 100 },
  fourPoints: { points: 4, seconds: 100 },
  hundredPoints: { points: 100, seconds: 100 },
  onePointInMemory: { points: 1, seconds: 100, inMemory: true },
});

const redisStatusOf = (limits: RateLimitService): string =>
  (Reflect.get(limits, 'redis') as { status: string }).status;

const start = async (url: string, options: Partial<RateLimitOptions> = {}): Promise<RateLimitService> => {
  const limits = createRateLimitService({
    redisUrl: url,
    prefix: `test-${randomUUID()}`,
    logger,
    ...options,
  });
  started.push(limits);
  // The rate limiter counts in memory until the connection to Redis is ready.
  await until(() => redisStatusOf(limits) === 'ready', { what: 'the connection to Redis' });
  return limits;
};
const three = (key: string): RateLimitRequest => ({ policy: policies.threePoints, key });
const isAllowed = async (limits: RateLimitService, request: RateLimitRequest): Promise<boolean> =>
  (await limits.consume(request)).isAllowed;
const consumeThree = async (limits: RateLimitService, key: string, times: number): Promise<boolean[]> => {
  const results: boolean[] = [];
  for (let i = 0; i < times; i += 1) results.push(await isAllowed(limits, three(key)));
  return results;
};

beforeAll(async () => {
  ownRedis = await startRedisServer();
});
afterAll(async () => {
  for (const limits of started) limits.close();
  await ownRedis.remove();
});

describe('RateLimitService with Redis', () => {
  test('the rate limiter allows the points of a policy for each key and then returns the seconds to wait', async () => {
    const limits = await start(testRedis().url);
    expect(await consumeThree(limits, 'ana', 5)).toEqual([true, true, true, false, false]);
    const refused = await limits.consume(three('ana'));
    expect(refused.retryAfterSeconds).toBeGreaterThan(90);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(100);
    expect(await isAllowed(limits, three('ben'))).toBe(true);
  });

  test('the rate limiter allows new points after the window has ended', async () => {
    const limits = await start(testRedis().url);
    const once = { policy: policies.onePointBriefly, key: 'ana' };
    expect(await isAllowed(limits, once)).toBe(true);
    expect((await limits.consume(once)).retryAfterSeconds).toBeLessThanOrEqual(5);
    await until(() => isAllowed(limits, once), { what: 'the next window', timeoutMs: 30_000 });
  });

  test('the rate limiter counts the requests of all processes together', async () => {
    const { url, prefix } = testRedis();
    const [one, other] = [await start(url, { prefix }), await start(url, { prefix })];
    expect([await consumeThree(one, 'ana', 2), await consumeThree(other, 'ana', 2)]).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('the rate limiter allows at most the points of the policy when a hundred requests arrive at once', async () => {
    const limits = await start(testRedis().url);
    const results = await Promise.all(Array.from({ length: 100 }, () => isAllowed(limits, three('ana'))));
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  test('the rate limiter allows one further request for a refunded point, and does not count refused requests', async () => {
    const limits = await start(testRedis().url);
    const first = await limits.consume(three('ana'));
    await consumeThree(limits, 'ana', 20);
    expect(await isAllowed(limits, three('ana'))).toBe(false);
    await first.refund();
    await first.refund();
    expect(await consumeThree(limits, 'ana', 2)).toEqual([true, false]);
  });

  test('the rate limiter ignores a refund that arrives after its window has ended', async () => {
    const limits = await start(testRedis().url);
    const five = { policy: policies.fivePointsBriefly, key: 'ana' };
    const old = [];
    for (let i = 0; i < 5; i += 1) old.push(await limits.consume(five));
    await until(() => isAllowed(limits, five), { what: 'the next window', timeoutMs: 30_000 });
    await Promise.all(old.map(({ refund }) => refund()));
    const results = [];
    for (let i = 0; i < 5; i += 1) results.push(await isAllowed(limits, five));
    expect(results).toEqual([true, true, true, true, false]);
  });

  test('the rate limiter counts all requests of one call or none of these requests', async () => {
    const limits = await start(testRedis().url);
    const wide = { policy: policies.twoPoints, key: 'x' };
    const narrow = { policy: policies.onePoint, key: 'y' };
    expect((await limits.consume(wide, narrow)).isAllowed).toBe(true);
    expect((await limits.consume(wide, narrow)).isAllowed).toBe(false);
    expect(await isAllowed(limits, wide)).toBe(true);
    expect(await isAllowed(limits, wide)).toBe(false);
  });

  test('reserved points of an address count for each of its networks, and a refused reservation for none', async () => {
    const limits = await start(testRedis().url);
    const reserve = (address: string, points: number, factor?: number) =>
      limits.reserveByAddressOrThrow(policies.hundredPoints, address, {
        points,
        ...(factor !== undefined && { factor }),
      });
    const refused = { code: 'too_many_requests' };
    await reserve('2001:db8:3:100::1', 100);
    await expect(reserve('2001:db8:3:100::2', 1)).rejects.toMatchObject(refused);
    // Other networks of the same /56 have the rest of its 500 points.
    for (let nr = 1; nr < 5; nr += 1) await reserve(`2001:db8:3:10${nr}::1`, 100);
    await expect(reserve('2001:db8:3:105::1', 1)).rejects.toMatchObject(refused);
    const other = await reserve('2001:db8:3:200::1', 100);
    await other.settle(20);
    await reserve('2001:db8:3:200::2', 80);
    await reserve('127.0.0.1', 250, 2.5);
    await expect(reserve('127.0.0.1', 1, 2.5)).rejects.toMatchObject(refused);
  });

  test('reserved points are replaced by the points that were used, in all processes together', async () => {
    const { url, prefix } = testRedis();
    const [one, other] = [await start(url, { prefix }), await start(url, { prefix })];
    const reserve = (limits: RateLimitService, points: number, share?: number) =>
      limits.reserveOrThrow(
        policies.hundredPoints,
        'ana',
        share === undefined ? { points } : { points, share },
      );
    const refused = { code: 'too_many_requests', retryAfterSeconds: 100 };
    const first = await reserve(one, 60);
    await expect(reserve(other, 41)).rejects.toMatchObject(refused);
    const second = await reserve(other, 40);
    await first.settle(9.2);
    await second.settle(40);
    await expect(reserve(one, 51)).rejects.toMatchObject(refused);
    // Two thirds of the points are used by 50 and 16 together.
    await (await reserve(other, 16, 2 / 3)).settle(0);
    await expect(reserve(one, 17, 2 / 3)).rejects.toMatchObject(refused);
    // Work may use more than it reserved.
    await (await reserve(one, 1)).settle(70);
    await expect(reserve(other, 0)).rejects.toMatchObject(refused);
  });

  test('the rate limiter reports whether half of the points would be enough, and multiplies the points by a factor', async () => {
    const limits = await start(testRedis().url);
    const four = { policy: policies.fourPoints, key: 'x' };
    const halves = [];
    for (let i = 0; i < 4; i += 1) halves.push((await limits.consume(four)).isWithinHalf);
    expect(halves).toEqual([true, true, false, false]);
    expect(await isAllowed(limits, four)).toBe(false);
    expect(await isAllowed(limits, { ...four, factor: 2 })).toBe(true);
  });

  test('the rate limiter stores neither e-mail nor address in Redis', async () => {
    const { url, prefix } = testRedis();
    const limits = await start(url, { prefix });
    await limits.consume(three('ana@example.test'), three('203.0.113.9'));
    const redis = connectRedis({ url, name: 'spec', mode: 'wait', logger });
    const keys = await redis.keys(`${prefix}:*`);
    redis.disconnect();
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/:limit:threePoints:[\w-]{22}$/);
  });

  test('the rate limiter counts a policy with inMemory in each process separately', async () => {
    const { url, prefix } = testRedis();
    const [one, other] = [await start(url, { prefix }), await start(url, { prefix })];
    const here = { policy: policies.onePointInMemory, key: 'ana' };
    expect(await isAllowed(one, here)).toBe(true);
    expect(await isAllowed(one, here)).toBe(false);
    expect(await isAllowed(other, here)).toBe(true);
  });

  test('the rate limiter applies an override to the policy of its name only', async () => {
    const overrides = { threePoints: { points: 1, seconds: 100 } };
    const limits = await start(testRedis().url, { overrides });
    expect(await consumeThree(limits, 'ana', 2)).toEqual([true, false]);
    const two = { policy: policies.twoPoints, key: 'ana' };
    expect([await isAllowed(limits, two), await isAllowed(limits, two)]).toEqual([true, true]);
  });

  test('the rate limiter refuses a second policy with a name that is in use', async () => {
    const limits = await start(testRedis().url);
    await limits.consume(three('ana'));
    const { threePoints: other } = defineRateLimits({ threePoints: { points: 9, seconds: 9 } });
    await expect(limits.consume({ policy: other, key: 'ana' })).rejects.toThrow('are named threePoints');
  });

  test('the rate limiter throws too_many_requests with the seconds to wait', async () => {
    const limits = await start(testRedis().url);
    await limits.consumeOrThrow(policies.onePoint, 'ana');
    await expect(limits.consumeOrThrow(policies.onePoint, 'ana')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 100,
    });
  });
});

describe('RateLimitService without Redis', () => {
  afterEach(() => ownRedis.thaw());

  test('the rate limiter counts in each process while Redis is stopped, and keeps these counts afterwards', async () => {
    const limits = await start(ownRedis.url);
    expect(await consumeThree(limits, 'ana', 3)).toEqual([true, true, true]);
    await ownRedis.kill();
    await until(() => redisStatusOf(limits) !== 'ready', { what: 'the lost connection' });
    expect(await consumeThree(limits, 'ben', 5)).toEqual([true, true, true, false, false]);
    expect(await consumeThree(limits, 'ana', 1)).toEqual([false]);
    await ownRedis.start();
    await until(() => redisStatusOf(limits) === 'ready', { what: 'the connection to Redis' });
    expect([await consumeThree(limits, 'ana', 1), await consumeThree(limits, 'ben', 1)]).toEqual([
      [false],
      [false],
    ]);
  });

  test('the rate limiter sends one command to a frozen Redis and none after it until Redis replies again', async () => {
    const limits = await start(ownRedis.url);
    await limits.consume(three('first'));
    const command = jest.spyOn(Reflect.get(limits, 'redis') as { rlflxIncr: () => unknown }, 'rlflxIncr');
    ownRedis.freeze();
    expect(await consumeThree(limits, 'eva', 200)).toEqual(Array.from({ length: 200 }, (_, i) => i < 3));
    expect(command).toHaveBeenCalledTimes(1);
    ownRedis.thaw();
    await until(
      async () => {
        await limits.consume(three('another'));
        return command.mock.calls.length > 1;
      },
      { what: 'a further command to Redis' },
    );
  });

  test('the rate limiter answers before the command to a frozen Redis has failed', async () => {
    const limits = await start(ownRedis.url);
    await limits.consume(three('first'));
    const command = jest.spyOn(Reflect.get(limits, 'redis') as { rlflxIncr: () => unknown }, 'rlflxIncr');
    ownRedis.freeze();
    await limits.consume(three('nora'));
    const ended = Promise.resolve(command.mock.results[0]?.value).then(
      () => 'ended',
      () => 'ended',
    );
    expect(await Promise.race([ended, Promise.resolve('under way')])).toBe('under way');
  });

  test('the rate limiter refuses a request whose points were used up by others, and counts nothing for it', async () => {
    const limits = await start(testRedis().url);
    for (const policy of [policies.twoPoints, policies.onePointInMemory]) {
      const request = { policy, key: randomUUID() };
      for (let left = policy.points; left > 0; left -= 1) {
        await limits.refuseIfUsedUp(policy, request.key);
        expect(await isAllowed(limits, request)).toBe(true);
      }
      await expect(limits.refuseIfUsedUp(policy, request.key)).rejects.toMatchObject({
        code: 'too_many_requests',
        retryAfterSeconds: 100,
      });
      await limits.refuseIfUsedUp(policy, 'another key');
    }
  });

  test('the rate limiter limits requests when Redis was unavailable from the start', async () => {
    const limits = createRateLimitService({ redisUrl: 'redis://127.0.0.1:1', logger });
    started.push(limits);
    expect(await consumeThree(limits, 'ana', 4)).toEqual([true, true, true, false]);
  });
});

describe('networksOf', () => {
  const wide = (key: string, site = key.replace(/[^:]*$/, '0')) => [
    `${key}/64`,
    `${site}/56`,
    `${key.split(':').slice(0, 3).join(':')}/48`,
  ];
  test.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['::FFFF:cb00:7109', ['203.0.113.9']],
    ['0:0:0:0:0:ffff:203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2:3:4:5:6', wide('2001:db8:1:2')],
    ['2001:0db8:0001:02ff::9', wide('2001:db8:1:2ff', '2001:db8:1:200')],
    ['2001:db8::1', wide('2001:db8:0:0')],
    ['64:ff9b:1:fffe::203.0.113.9', wide('64:ff9b:1:fffe', '64:ff9b:1:ff00')],
    ['fe80::1%eth0', wide('fe80:0:0:0')],
    ['::1', wide('0:0:0:0')],
    ['', ['']],
  ])('the networks of the address %s are %j', (address, networks) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(networks);
  });

  test('a /56 has five times and a /48 twenty times the points of a /64, and one of them refuses alone', async () => {
    const limits = await start(testRedis().url);
    const block = randomUUID().slice(0, 4);
    const count = async (subnet: number) => {
      const address = `2001:db8:${block}:${subnet.toString(16)}::${randomUUID().slice(0, 4)}`;
      return (await limits.consumeByAddress(policies.onePoint, address)).isAllowed;
    };
    const allowed = async (subnets: number[]) => {
      const results: boolean[] = [];
      for (const subnet of subnets) results.push(await count(subnet));
      return results.filter(Boolean).length;
    };
    expect(await allowed([0, 0])).toBe(1);
    // A refused request counts in no network.
    expect(await allowed([1, 2, 3, 4, 5, 6])).toBe(4);
    const others = Array.from({ length: 17 }, (_, nr) => 0x100 * (nr + 1));
    expect(await allowed(others)).toBe(15);
    expect(await allowed([0xffff])).toBe(0);
  });
});
