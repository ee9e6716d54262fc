import { isIP } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const withoutMapping = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** Whether a caller sits at the machine itself: 127.0.0.0/8 (RFC 1122 section 3.2.1.3) or ::1. */
export const isLoopback = (address: string): boolean => {
  const plain = withoutMapping(address);
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
};

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, since whoever has one has all of it
 * (RFC 6177 section 2).
 */
export const networkOf = (address: string): string => {
  const plain = withoutMapping(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
