import { prefixOf, redisAddressOf, redisUrl } from './redis-address';

test.each([
  ['redis://127.0.0.1:6379/3', { kind: 'single', url: 'redis://127.0.0.1:6379/3', isTls: false }],
  ['rediss://:secret@redis.example', { kind: 'single', url: 'rediss://:secret@redis.example', isTls: true }],
  [
    'redis+sentinel://a:1,b,[::1]:3/portada',
    {
      kind: 'sentinel',
      name: 'portada',
      database: 0,
      isTls: false,
      hosts: [
        { host: 'a', port: 1 },
        { host: 'b', port: 26_379 },
        { host: '::1', port: 3 },
      ],
    },
  ],
  [
    'rediss+sentinel://ana:s%40cret@a:1/portada/2?sentinelPassword=t%26wo',
    {
      kind: 'sentinel',
      name: 'portada',
      database: 2,
      isTls: true,
      username: 'ana',
      password: 's@cret',
      sentinelPassword: 't&wo',
      hosts: [{ host: 'a', port: 1 }],
    },
  ],
  [
    'redis+cluster://:secret@a:7000,b',
    {
      kind: 'cluster',
      isTls: false,
      password: 'secret',
      hosts: [
        { host: 'a', port: 7_000 },
        { host: 'b', port: 6_379 },
      ],
    },
  ],
])('reads the address %s', (text, address) => {
  expect(redisAddressOf(text)).toEqual(address);
  expect(redisUrl.safeParse(text).data).toBe(text);
});

test.each([
  'localhost',
  'http://localhost:6379',
  'redis+sentinel://a:1,b:2',
  'redis+sentinel://a:1/name/9999999',
  'redis+sentinel://a:one/name',
  'redis+cluster://a:1/2',
  'redis+cluster://,',
  `redis+cluster://${Array.from({ length: 40 }, (_, n) => `h${n}`).join()}`,
])('refuses the address %s with the known forms, and without a part of the address', (text) => {
  const { error } = redisUrl.safeParse(text);
  expect(error?.issues[0]?.message).toContain('redis+cluster://host:port,host:port');
});

test('the prefix of keys is a hash tag in a Cluster only', () => {
  expect(prefixOf('redis+cluster://a', 'portada')).toBe('{portada}');
  expect(prefixOf('redis+sentinel://a/b', 'portada')).toBe('portada');
  expect(prefixOf('redis://a', 'portada')).toBe('portada');
});
