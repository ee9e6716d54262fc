import { type IncomingMessage } from 'node:http';
import { createAddressReader } from './trusted-proxies';

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['loopback', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['loopback', '::1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['loopback', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['uniquelocal', '172.18.0.5', '203.0.113.7', '203.0.113.7'],
  ['uniquelocal', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['198.51.100.1, 10.0.0.0/8', '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['uniquelocal', '10.0.0.2', '6.6.6.6, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
])(
  'the client address is read, with the trusted proxies %s, from a connection of %s with X-Forwarded-For %s as %s',
  (trusted, peer, forwarded, address) => {
    expect(createAddressReader(trusted)(request(peer, forwarded))).toBe(address);
  },
);

test('createAddressReader refuses a trusted proxy that is not an address', () => {
  expect(() => createAddressReader('everybody')).toThrow();
});
