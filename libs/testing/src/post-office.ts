import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the payment provider sends it: a body, byte by byte, and what is said of it. */
export type ProviderMessage = {
  body: Buffer;
  headers: { 'content-type': string; 'stripe-signature': string };
};

/** Takes the provider's messages in our place and keeps them, as they were signed, for a test to deliver as it likes. */
export type PostOffice = {
  /** Where the provider is to send its messages. */
  url: string;
  /** What has come so far, oldest first. */
  messages: readonly ProviderMessage[];
  /** Called with each message that comes; null: nobody. */
  onMessage: ((message: ProviderMessage) => void) | null;
  close(): Promise<void>;
};

/** Opens a post office on a free port of this machine. Every message is answered 200. */
export const startPostOffice = async (): Promise<PostOffice> => {
  const messages: ProviderMessage[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = {
        'content-type': String(request.headers['content-type']),
        'stripe-signature': String(request.headers['stripe-signature']),
      };
      messages.push({ body, headers });
      office.onMessage?.({ body, headers });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const office: PostOffice = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    messages,
    onMessage: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return office;
};
