import type { Random } from '@portada/testing';

/** Number of addresses of each network. */
const rounds = 4;

/** A name and an address. */
type NamedAddress = [name: string, address: string];

/**
 * Creates addresses of networks that are no public hosts (IANA special-purpose registries).
 * @param random source of the parts of the addresses that do not matter
 * @returns IPv4 and IPv6 addresses with the names of their networks
 */
export const closedAddresses = (random: Random): NamedAddress[] => {
  const byte = () => random.between(0, 255);
  const group = () => random.between(0, 0xffff).toString(16);
  const networks: [name: string, make: () => string][] = [
    ['this network', () => `0.${byte()}.${byte()}.${byte()}`],
    ['private 10', () => `10.${byte()}.${byte()}.${byte()}`],
    ['private 172.16', () => `172.${random.between(16, 31)}.${byte()}.${byte()}`],
    ['private 192.168', () => `192.168.${byte()}.${byte()}`],
    ['carrier-grade NAT', () => `100.${random.between(64, 127)}.${byte()}.${byte()}`],
    ['loopback', () => `127.${byte()}.${byte()}.${byte()}`],
    ['link-local', () => `169.254.${byte()}.${byte()}`],
    ['protocol assignments', () => `192.0.0.${byte()}`],
    ['documentation 1', () => `192.0.2.${byte()}`],
    ['documentation 2', () => `198.51.100.${byte()}`],
    ['documentation 3', () => `203.0.113.${byte()}`],
    ['6to4 relays', () => `192.88.99.${byte()}`],
    ['benchmarks', () => `198.${random.between(18, 19)}.${byte()}.${byte()}`],
    ['multicast', () => `${random.between(224, 239)}.${byte()}.${byte()}.${byte()}`],
    ['reserved', () => `${random.between(240, 255)}.${byte()}.${byte()}.${byte()}`],
    ['IPv4-mapped private', () => `::ffff:10.${byte()}.${byte()}.${byte()}`],
    ['IPv4-mapped private in hexadecimal', () => `::ffff:c0a8:${group()}`],
    ['IPv4-mapped loopback in hexadecimal', () => `::ffff:7f00:${group()}`],
    ['IPv4-compatible', () => `::${byte()}.${byte()}.${byte()}.${byte()}`],
    ['NAT64', () => `64:ff9b::${group()}:${group()}`],
    ['local NAT64', () => `64:ff9b:1::${group()}:${group()}`],
    ['discard', () => `100::${group()}`],
    ['6to4', () => `2002:${group()}:${group()}::1`],
    ['Teredo', () => `2001:0:${group()}:${group()}::1`],
    ['ORCHID', () => `2001:20:${group()}::1`],
    ['documentation', () => `2001:db8:${group()}::1`],
    ['documentation of 2024', () => `3fff:${random.between(0, 0xfff).toString(16)}::1`],
    ['unique local', () => `fd${byte().toString(16).padStart(2, '0')}:${group()}::1`],
    ['link-local IPv6', () => `fe80::${group()}`],
    ['site-local', () => `fec0::${group()}`],
    ['multicast IPv6', () => `ff02::${group()}`],
    ['segment routing', () => `5f00:${group()}::1`],
  ];
  return networks
    .flatMap(([name, make]) =>
      Array.from({ length: rounds }, (_, round): NamedAddress => [`${name}, ${round + 1}`, make()]),
    )
    .concat([
      ['IPv6 loopback', '::1'],
      ['the unspecified address', '::'],
      ['a cloud metadata service', '169.254.169.254'],
      ['a cloud metadata service in IPv6', 'fd00:ec2::254'],
    ]);
};

/** Addresses that no provider may name for an image: other schemes, ports, hosts, user names and notations. */
export const hostileUrls = [
  'http://delivery.example/a.png',
  'HTTP://DELIVERY.EXAMPLE/a.png',
  'ftp://delivery.example/a.png',
  'file:///etc/passwd',
  'file://delivery.example/etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:https://delivery.example/1',
  'javascript:alert(1)',
  'gopher://delivery.example:70/_',
  'ws://delivery.example/',
  'wss://delivery.example/',
  'about:blank',
  'unix:/run/docker.sock',
  'https://delivery.example:8443/a.png',
  'https://delivery.example:22/',
  'https://delivery.example:80/',
  'https://delivery.example:6379/',
  'https://user@delivery.example/a.png',
  'https://user:secret@delivery.example/a.png',
  'https://:secret@delivery.example/a.png',
  'https://delivery.example@evil.example/a.png',
  'https://delivery.example%40evil.example/a.png',
  'https://evil.example/?delivery.example',
  'https://evil.example#delivery.example',
  'https://evil.example\\@delivery.example/a.png',
  'https://evildelivery.example/a.png',
  'https://delivery.example.evil.example/a.png',
  'https://delivery.example./a.png',
  'https://.delivery.example./a.png',
  'https://delivery.exаmple/a.png',
  'https://dеlivery.example/a.png',
  'https://delivery。example.evil.example/a.png',
  'https://xn--delivery-7ze.example/a.png',
  'https://delivery.example%00.evil.example/a.png',
  'https://delivery.example%2eevil.example/a.png',
  'https://delivery/a.png',
  'https://example/a.png',
  'https://localhost./a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0x7f.1/a.png',
  'https://017700000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://127.1/a.png',
  'https://127.0.0.1./a.png',
  'https://127.0.0.1:443/a.png',
  'https://10.0.0.1/a.png',
  'https://012.0.0.1/a.png',
  'https://167772161/a.png',
  'https://0xa000001/a.png',
  'https://①②⑦.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[0:0:0:0:0:ffff:7f00:1]/a.png',
  'https://[::127.0.0.1]/a.png',
  'https://[fe80::1%25eth0]/a.png',
  'https://[v1.a]/a.png',
  'https://256.1.1.1/a.png',
  'https://1.2.3.4.5/a.png',
  'https:///a.png',
  'https://',
  'https:delivery',
  '//delivery.example/a.png',
  '/a.png',
  'delivery.example/a.png',
  '',
  ' ',
  '\u0000',
  'https://evil.example\r\nhost: delivery.example/a.png',
  `https://${'a'.repeat(300)}.evil.example/a.png`,
  `https://${'a.'.repeat(5000)}evil.example/`,
  `https://evil.example/${'a'.repeat(1_000_000)}`,
  'https://api.example.evil.example/a.png',
  'http://api.example/a.png',
  'https://api.example:444/a.png',
] as const;

/**
 * Returns the URL of an image at an address.
 * @param address IPv4 or IPv6
 */
export const urlOfAddress = (address: string): string =>
  `https://${address.includes(':') ? `[${address}]` : address}/a.png`;
