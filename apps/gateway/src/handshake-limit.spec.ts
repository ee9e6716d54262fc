import { HandshakeLimit } from './handshake-limit';

test('the handshake limit counts socket handshakes for a minute, and counts an IPv6 network as one address', () => {
  let now = 0;
  const limit = new HandshakeLimit(() => now);
  for (let count = 0; count < 60; count += 1) limit.count(`2001:db8:1:2::${count}`);
  expect(limit.isWithin('2001:db8:1:2::ffff')).toBe(false);
  expect(limit.isWithin('2001:db8:1:3::1')).toBe(true);
  expect(limit.isWithin('127.0.0.1')).toBe(true);
  // The /56 and the /48 have 300 and 1,200 handshakes.
  for (let count = 0; count < 240; count += 1) limit.count(`2001:db8:1:4::${count}`);
  expect(limit.isWithin('2001:db8:1:5::1')).toBe(false);
  expect(limit.isWithin('2001:db8:1:100::1')).toBe(true);
  for (let count = 0; count < 900; count += 1) limit.count(`2001:db8:1:${(count % 9) + 1}00::1`);
  expect(limit.isWithin('2001:db8:1:ff00::1')).toBe(false);
  expect(limit.isWithin('2001:db8:2::1')).toBe(true);
  now = 60_001;
  expect(limit.isWithin('2001:db8:1:2::ffff')).toBe(true);
});
