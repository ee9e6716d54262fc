import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seeded } from '@portada/testing';
import { type DownloadRules, DownloadRefused, downloadImage } from './guarded-download';
import { closedAddresses, hostileUrls, urlOfAddress } from './hostile-addresses.fixture';
import { isLoopbackAddress, isPublicAddress } from '@portada/egress';

const never = () => new AbortController().signal;
const random = seeded('hostile addresses');
/** Rules of a hosted provider. A name that is resolved without permission fails the test. */
const provider: DownloadRules = {
  hosts: ['delivery.example', '10.0.0.1', 'localhost'],
  base: new URL('https://api.example/v1'),
  resolve: (name) => Promise.reject(new Error(`the host ${name} must not be resolved`)),
};

it.each(closedAddresses(random))(
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
    await expect(downloadImage(urlOfAddress(address), provider, never())).rejects.toThrow(DownloadRefused);
  },
);

it.each(hostileUrls)(
  'the guarded download refuses the address %j before a host name is resolved',
  async (address) => {
    await expect(downloadImage(address, provider, never())).rejects.toThrow(DownloadRefused);
  },
);

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
