import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DownloadRules, DownloadRefused, downloadImage } from './guarded-download';
import { isPublicAddress } from '@portada/egress';

const never = () => new AbortController().signal;

const serve = async (handle: RequestListener) => {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

let images: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  images = await serve((request, response) => {
    if (request.url === '/redirect')
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    if (request.url === '/large') return response.end(Buffer.alloc(5000));
    if (request.url === '/stuck') return response.write('x');
    return response.end(`${request.url} ${request.headers.authorization ?? 'no key'}`);
  });
});
afterAll(() => images.close());

const provider: DownloadRules = { hosts: ['delivery.example'], base: new URL('https://api.example/v1') };
const local = (): DownloadRules => ({ hosts: [], base: new URL('http://127.0.0.1:9') });
const at = (path: string) => `${images.url}${path}`;

it('the guarded download fetches an image from a provider on this machine, without a key', async () => {
  expect(String(await downloadImage(at('/a.png'), local(), never()))).toBe('/a.png no key');
});

it('the guarded download fetches an image from the server that the operator configured', async () => {
  const rules = { hosts: [], base: new URL(images.url) };
  expect(String(await downloadImage(at('/b.png'), rules, never()))).toBe('/b.png no key');
});

it.each([
  ['another scheme', 'file:///etc/passwd'],
  ['plain http', 'http://delivery.example/a.png'],
  ['a port', 'https://delivery.example:8443/a.png'],
  ['credentials', 'https://a:b@delivery.example/a.png'],
  ['a host that is not listed', 'https://evil.example/a.png'],
  ['a host that ends like a listed one', 'https://evildelivery.example/a.png'],
  ['a private address', 'https://10.0.0.1/a.png'],
  ['an address of this machine', 'http://127.0.0.1:5432/'],
  ['no address at all', 'delivery'],
])('the guarded download refuses to fetch %s', async (_, address) => {
  const resolve = () => Promise.reject(new Error('the host name must not be resolved'));
  await expect(downloadImage(address, { ...provider, resolve }, never())).rejects.toThrow(DownloadRefused);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  'fd00::1',
  'fe80::1',
])('the guarded download refuses an allowed host that resolves to the address %s', async (address) => {
  const resolve = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
  const wanted = downloadImage('https://delivery.example/a.png', { ...provider, resolve }, never());
  await expect(wanted).rejects.toThrow('an address that is not allowed');
});

it('the guarded download refuses an allowed host if one of its two addresses is private', async () => {
  const resolve = () =>
    Promise.resolve([
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
  const wanted = downloadImage('https://delivery.example/a.png', { ...provider, resolve }, never());
  await expect(wanted).rejects.toThrow('an address that is not allowed');
});

it('the guarded download resolves a host name once and connects to the resolved address', async () => {
  const { port } = new URL(images.url);
  let lookUps = 0;
  const resolve = () => {
    lookUps += 1;
    return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  };
  const base = new URL(`http://images.invalid:${port}`);
  const bytes = await downloadImage(`${base.origin}/c.png`, { hosts: [], base, resolve }, never());
  expect(String(bytes)).toBe('/c.png no key');
  expect(lookUps).toBe(1);
});

it('the guarded download follows no redirect', async () => {
  await expect(downloadImage(at('/redirect'), local(), never())).rejects.toThrow('status 302');
});

it('the guarded download limits the size of an image and the time of a download', async () => {
  const small = { ...local(), limits: { bytes: 1000, ms: 5000 } };
  await expect(downloadImage(at('/large'), small, never())).rejects.toThrow(DownloadRefused);
  const shortened = { ...local(), limits: { bytes: 0, ms: 5000 } };
  await expect(downloadImage(at('/a.png'), shortened, never())).rejects.toThrow(/too large|larger/);
  const hurried = { ...local(), limits: { bytes: 1000, ms: 50 } };
  await expect(downloadImage(at('/stuck'), hurried, never())).rejects.toThrow('timeout');
});

it('the guarded download ends with the reason of the signal when aborted', async () => {
  const reason = new Error('request aborted by the test');
  await expect(downloadImage(at('/a.png'), local(), AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('isPublicAddress distinguishes public addresses from private and reserved addresses', () => {
  expect(['93.184.215.14', '2606:2800:21f::1', '8.8.8.8'].every(isPublicAddress)).toBe(true);
  expect(['example', '', '64:ff9b::a00:1', '2002:a00:1::', 'ff02::1'].some(isPublicAddress)).toBe(false);
});
