import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A webhook request of the payment provider: the exact bytes of its body, and its headers. */
export type ProviderMessage = {
  body: Buffer;
  headers: { 'content-type': string; 'stripe-signature': string };
};

/** Receives the provider's webhooks instead of the api and keeps them with their signatures, so that a test can deliver them. */
export type WebhookCapture = {
  /** Address that the provider sends webhooks to. */
  url: string;
  /** Captured messages, oldest first. */
  messages: readonly ProviderMessage[];
  /** Called with each captured message. */
  onMessage: ((message: ProviderMessage) => void) | null;
  close(): Promise<void>;
};

/** Opens a post capture on a free port of this machine. Every message is answered 200. */
export const startWebhookCapture = async (): Promise<WebhookCapture> => {
  const messages: ProviderMessage[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = {
        'content-type': String(request.headers['content-type']),
        'stripe-signature': String(request.headers['stripe-signature']),
      };
      messages.push({ body, headers });
      capture.onMessage?.({ body, headers });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const capture: WebhookCapture = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    messages,
    onMessage: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return capture;
};
