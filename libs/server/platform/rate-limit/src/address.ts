import { isIP } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const withoutMapping = (address: string): string => mapped.exec(address)?.[1] ?? address;

/**
 * Returns the network that is counted as one caller: an IPv4 address, or the /64 of an IPv6 address, because a
 * subscriber usually controls a whole /64 (RFC 6177 section 2).
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
