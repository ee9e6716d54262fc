import { type IncomingMessage } from 'node:http';
import { HandshakeLimit, createAddressReader } from './handshake-limit';

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
])(
  'the client address is read, with the trusted proxies %s, from a connection of %s with X-Forwarded-For %s as %s',
  (trusted, peer, forwarded, address) => {
    expect(createAddressReader(trusted)(request(peer, forwarded))).toBe(address);
  },
);

test('createAddressReader refuses a trusted proxy that is not an address', () => {
  expect(() => createAddressReader('everybody')).toThrow();
});

test('the handshake limit counts socket handshakes for a minute, and counts an IPv6 network as one address', () => {
  let now = 0;
  const limit = new HandshakeLimit(() => now);
  for (let count = 0; count < 60; count += 1) limit.count(`2001:db8:1:2::${count}`);
  expect(limit.isWithin('2001:db8:1:2::ffff')).toBe(false);
  expect(limit.isWithin('2001:db8:1:3::1')).toBe(true);
  expect(limit.isWithin('127.0.0.1')).toBe(true);
  now = 60_001;
  expect(limit.isWithin('2001:db8:1:2::ffff')).toBe(true);
});
