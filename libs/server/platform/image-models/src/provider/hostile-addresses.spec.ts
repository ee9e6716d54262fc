import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seeded } from '@portada/testing';
import { type DownloadRules, DownloadRefused, downloadImage } from './guarded-download';
import { isLoopbackAddress, isPublicAddress } from './public-address';

const never = () => new AbortController().signal;
const random = seeded('hostile addresses');
const byte = () => random.between(0, 255);
const group = () => random.between(0, 0xffff).toString(16);

/** Rules of a hosted provider. A name that is resolved without permission fails the test. */
const provider: DownloadRules = {
  hosts: ['delivery.example', '10.0.0.1', 'localhost'],
  base: new URL('https://api.example/v1'),
  resolve: (name) => Promise.reject(new Error(`the host ${name} must not be resolved`)),
};

/** Networks that are no public hosts, each with a generator of its addresses (IANA special-purpose registries). */
const closedNetworks: [name: string, make: () => string][] = [
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
const rounds = 4;
const closedAddresses = closedNetworks
  .flatMap(([name, make]) =>
    Array.from({ length: rounds }, (_, round): [string, string] => [`${name}, ${round + 1}`, make()]),
  )
  .concat([
    ['IPv6 loopback', '::1'],
    ['the unspecified address', '::'],
    ['a cloud metadata service', '169.254.169.254'],
    ['a cloud metadata service in IPv6', 'fd00:ec2::254'],
  ]);

it.each(closedAddresses)(
  'the guarded download refuses a listed host with an address of a network that is not public: %s (%s)',
  async (_, address) => {
    const family = address.includes(':') ? 6 : 4;
    const resolve = () => Promise.resolve([{ address, family }]);
    const wanted = downloadImage('https://delivery.example/a.png', { ...provider, resolve }, never());
    await expect(wanted).rejects.toThrow(DownloadRefused);
    expect(isPublicAddress(address)).toBe(false);
    // The same address as second answer of the resolver, after a public one.
    const both = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address, family },
      ]);
    const second = downloadImage('https://delivery.example/a.png', { ...provider, resolve: both }, never());
    await expect(second).rejects.toThrow(DownloadRefused);
    // The same address as the host of the URL.
    const literal = `https://${family === 6 ? `[${address}]` : address}/a.png`;
    await expect(downloadImage(literal, provider, never())).rejects.toThrow(DownloadRefused);
  },
);

it.each([
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
])('the guarded download refuses the address %j before a host name is resolved', async (address) => {
  await expect(downloadImage(address, provider, never())).rejects.toThrow(DownloadRefused);
});

describe('a host name whose address changes between two look-ups (DNS rebinding)', () => {
  const serve = async () => {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url ?? '');
      response.end('image');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { paths, server, port: (server.address() as AddressInfo).port };
  };
  const changing = (answers: readonly string[]) => {
    const asked: string[] = [];
    return {
      asked,
      resolve: (name: string) => {
        const address = answers[Math.min(asked.length, answers.length - 1)] ?? '';
        asked.push(name);
        return Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
      },
    };
  };

  it('is resolved once, and the connection uses the address that was checked', async () => {
    const { paths, server, port } = await serve();
    const base = new URL('http://127.0.0.1:9');
    const { asked, resolve } = changing(['127.0.0.1', '10.0.0.1']);
    const bytes = await downloadImage(
      `http://localhost:${port}/a.png`,
      { hosts: [], base, resolve },
      never(),
    );
    expect([String(bytes), asked, paths]).toEqual(['image', ['localhost'], ['/a.png']]);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  it.each(['10.0.0.1', '169.254.169.254', '::ffff:10.0.0.1', 'fd00::1'])(
    'is refused if the first look-up gives %s, and no second look-up is made',
    async (address) => {
      const base = new URL('http://127.0.0.1:9');
      const { asked, resolve } = changing([address, '127.0.0.1']);
      const wanted = downloadImage('http://localhost:9/a.png', { hosts: [], base, resolve }, never());
      await expect(wanted).rejects.toThrow(DownloadRefused);
      expect(asked).toEqual(['localhost']);
      expect(isLoopbackAddress(address)).toBe(false);
    },
  );
});
