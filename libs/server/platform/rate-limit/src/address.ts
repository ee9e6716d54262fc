import { isIP } from 'node:net';

/** A network that is counted as one caller. */
export type Network = {
  /** Names the network and its size, such as `2001:db8:1:200/56` or `203.0.113.9`. */
  readonly key: string;
  /** Multiplies the points of a limit for one subscriber. */
  readonly factor: number;
};

/**
 * Sizes of IPv6 networks that are counted, the smallest first. A subscriber usually has a /64 or a /56, a site or a tunnel up
 * to a /48, with 65,536 of the former (RFC 6177 section 2). Wider networks have more points, because many people may share one.
 */
const prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 5 },
  { bits: 48, factor: 20 },
] as const;

/**
 * Returns the networks of an address that limits count, the smallest first: an IPv4 address, also in its IPv6-mapped form, or
 * the /64, the /56 and the /48 of an IPv6 address. A text that is no address is one network.
 */
export const networksOf = (address: string): readonly Network[] => {
  if (isIP(address) !== 6) return [{ key: address, factor: 1 }];
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [{ key: [high >> 8, high & 255, low >> 8, low & 255].join('.'), factor: 1 }];
  return prefixes.map(({ bits, factor }) => ({ key: `${prefixOf(groups, bits)}/${bits}`, factor }));
};

/** Returns the eight groups of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  const [plain = ''] = address.split('%', 1);
  const [front = [], back = []] = plain.split('::').map((half) => half.split(':').flatMap(numbersOf));
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
};

/** Returns the groups of a part of an IPv6 address: none of an empty part, two of an IPv4 address at its end. */
const numbersOf = (part: string): number[] => {
  if (part === '') return [];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return part.includes('.') ? [a * 256 + b, c * 256 + d] : [Number.parseInt(part, 16)];
};

/** Returns the first `bits` bits of an address, in hexadecimal groups of 16 bits. */
const prefixOf = (groups: readonly number[], bits: number): string =>
  groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, at) => group & (0xffff << Math.max(0, 16 * (at + 1) - bits)))
    .map((group) => group.toString(16))
    .join(':');
