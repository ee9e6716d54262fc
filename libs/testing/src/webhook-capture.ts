import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A webhook request of the payment provider: the exact bytes of its body, and its headers. */
export type ProviderMessage = {
  body: Buffer;
  headers: { 'content-type': string; 'stripe-signature': string };
};

/**
 * Receives the webhooks of the payment provider instead of the api and stores them with their signatures, so that a
 * test can deliver them later.
 */
export type WebhookCapture = {
  /** URL to which the payment provider sends its webhooks. */
  url: string;
  /** Captured webhook requests, oldest first. */
  messages: readonly ProviderMessage[];
  /** Called with each captured webhook request, if it is set. */
  onMessage: ((message: ProviderMessage) => void) | null;
  close(): Promise<void>;
};

/** Starts a webhook capture on a free port of this machine. The capture answers every request with 200. */
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
