import https from 'node:https';
import type { RequestOptions } from 'node:https';
import { postWebhook } from './post-webhook';

afterEach(() => jest.restoreAllMocks());

test('a webhook connects to the address that was checked, whatever the name resolves to later', async () => {
  // A public address cannot be reached in a test, so the request ends before it connects.
  const request = jest.spyOn(https, 'request').mockImplementation(() => {
    throw new Error('no connection in this test');
  });
  const answers = ['93.184.216.34', '127.0.0.1'];
  const rules = {
    allowsLoopback: false,
    resolve: () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]),
  };
  const event = { url: 'https://hooks.example.com/portada', headers: {}, body: '{}' };
  await expect(postWebhook(event, rules, new AbortController().signal)).rejects.toThrow('no connection');
  const { lookup } = request.mock.calls[0]?.[1] as unknown as RequestOptions;
  const found = new Promise((resolve) =>
    lookup?.('hooks.example.com', { all: false }, (_, address) => resolve(address)),
  );
  await expect(found).resolves.toBe('93.184.216.34');
});
