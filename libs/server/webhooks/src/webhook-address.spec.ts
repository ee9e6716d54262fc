import { startEventReceiver } from '@portada/testing';
import { postWebhook } from './delivery/post-webhook';
import { WebhookAddressRefused, checkWebhookAddress, resolveWebhookAddress } from './webhook-address';

const signal = new AbortController().signal;
const strict = { allowsLoopback: false };
const named = (...addresses: string[]) => ({
  ...strict,
  resolve: () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
});

it.each([
  'http://example.com/hook',
  'https://example.com:8443/hook',
  'https://user@example.com/hook',
  'https://:secret@example.com/hook',
  'https://localhost/hook',
  'https://a.localhost/hook',
  'https://printer.local/hook',
  'https://metadata.google.internal/hook',
  'https://intranet/hook',
  'https://0.0.0.0/hook',
  'https://127.0.0.1/hook',
  'https://127.1/hook',
  'https://2130706433/hook',
  'https://0x7f000001/hook',
  'https://0177.0.0.1/hook',
  'https://10.0.0.1/hook',
  'https://100.64.0.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.1/hook',
  'https://224.0.0.1/hook',
  'https://[::]/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[fe80::1]/hook',
  'https://[fd00::1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'ftp://example.com/hook',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'example.com/hook',
  '',
])('refuses the address %j of an endpoint without a look-up', async (address) => {
  const resolve = () => Promise.reject(new Error('the name must not be resolved'));
  expect(() => checkWebhookAddress(address, strict)).toThrow(WebhookAddressRefused);
  await expect(resolveWebhookAddress(address, { ...strict, resolve }, signal)).rejects.toThrow(
    WebhookAddressRefused,
  );
});

it.each(['https://example.com/hook', 'https://hooks.example.com./a?b=c', 'https://93.184.215.14/hook'])(
  'accepts the address %j of an endpoint',
  (address) => {
    expect(checkWebhookAddress(address, strict).isLoopback).toBe(false);
  },
);

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '239.1.1.1',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1',
])('refuses a name that resolves to the address %s, also beside a public address', async (address) => {
  for (const found of [[address], ['93.184.215.14', address]])
    await expect(resolveWebhookAddress('https://example.com/hook', named(...found), signal)).rejects.toThrow(
      WebhookAddressRefused,
    );
});

it('refuses a name without an address', async () => {
  await expect(resolveWebhookAddress('https://example.com/', named(), signal)).rejects.toThrow(
    WebhookAddressRefused,
  );
});

it('connects to the address that was checked, and does not resolve the name again', async () => {
  const asked: string[] = [];
  const rules = {
    ...strict,
    resolve: (name: string) => {
      asked.push(name);
      return Promise.resolve([{ address: '93.184.215.14', family: 4 }]);
    },
  };
  const { pinned } = await resolveWebhookAddress('https://example.com/hook', rules, signal);
  expect([pinned.address, asked]).toEqual(['93.184.215.14', ['example.com']]);
});

it('allows this machine, with http and a port, only if the rules say so', async () => {
  const receiver = await startEventReceiver();
  const request = { url: receiver.url, headers: { 'webhook-id': '1' }, body: '{}' };
  try {
    await expect(postWebhook(request, strict, signal)).rejects.toThrow(WebhookAddressRefused);
    expect(receiver.events).toEqual([]);
    expect(await postWebhook(request, { allowsLoopback: true }, signal)).toBe(204);
    for (const url of [
      'http://10.0.0.1/',
      'http://example.com/',
      'http://0.0.0.0/',
      'http://user@localhost/',
    ])
      await expect(postWebhook({ ...request, url }, { allowsLoopback: true }, signal)).rejects.toThrow(
        WebhookAddressRefused,
      );
    const named = { ...request, url: receiver.url.replace('127.0.0.1', 'localhost') };
    expect(await postWebhook(named, { allowsLoopback: true }, signal)).toBe(204);
  } finally {
    await receiver.close();
  }
});

it('ends a look-up that hangs when the time is over', async () => {
  const rules = { ...strict, resolve: () => new Promise<never>(() => undefined) };
  const request = { url: 'https://example.com/', headers: {}, body: '{}' };
  await expect(postWebhook(request, rules, signal, { ms: 50, bodyMs: 50 })).rejects.toThrow(/timeout/i);
});
