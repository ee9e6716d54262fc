import { BlockList, isIP } from 'node:net';

/**
 * IPv4 and IPv6 networks that are not on the public internet: loopback, private, link-local, documentation,
 * multicast, reserved.
 */
const closedNetworks: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Parts of the public IPv6 range 2000::/3 that are not public hosts: documentation, 6to4, Teredo. */
const closedIn2000: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closedNetworks) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedIn2000) closed.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Returns the IPv4 address inside an IPv4-mapped IPv6 address, in either notation; any other address is returned
 * unchanged.
 */
const unmapped = (address: string): string => {
  const [, dotted, high, low] =
    /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(address) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return address;
  const [a, b] = [parseInt(high, 16), parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
};

/**
 * Returns true if an address is on the public internet.
 * @param address IPv4 or IPv6, without brackets; false for anything else
 */
export const isPublicAddress = (address: string): boolean => {
  const plain = unmapped(address);
  if (isIP(plain) === 4) return !closed.check(plain, 'ipv4');
  return isIP(plain) === 6 && globalUnicast.check(plain, 'ipv6') && !closed.check(plain, 'ipv6');
};

/**
 * Returns true if an address is on this machine.
 * @param address IPv4 or IPv6, without brackets
 */
export const isLoopbackAddress = (address: string): boolean => {
  const plain = unmapped(address);
  const kind = isIP(plain);
  return kind !== 0 && loopback.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
};
