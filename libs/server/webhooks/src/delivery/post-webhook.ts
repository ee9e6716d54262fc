import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupOf } from '@portada/egress';
import { type WebhookAddressRules, resolveWebhookAddress } from '../webhook-address';

/**
 * Limits of a request to an endpoint: ms from the look-up to the status, and bytes and ms of the body of the answer, which is
 * read only to end the connection in an orderly way.
 */
export const postLimits = { ms: 15_000, bodyBytes: 64 * 1024, bodyMs: 1_000 } as const;

/** A request to an endpoint. */
export type WebhookRequest = { url: string; headers: Readonly<Record<string, string>>; body: string };

/**
 * Sends an event to an endpoint. Redirects are not followed. The host is resolved once and checked, and the connection uses
 * the checked address.
 * @param signal ends the request
 * @returns the status of the answer
 * @throws WebhookAddressRefused, an error of the look-up or the connection, or the reason of the signal; a TimeoutError
 *   after `ms`
 */
export const postWebhook = async (
  { url: text, headers, body }: WebhookRequest,
  rules: WebhookAddressRules,
  signal: AbortSignal,
  { ms, bodyMs } = { ms: postLimits.ms as number, bodyMs: postLimits.bodyMs as number },
): Promise<number> => {
  const within = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  try {
    const { url, pinned } = await resolveWebhookAddress(text, rules, within);
    within.throwIfAborted();
    const options: RequestOptions = {
      method: 'POST',
      signal: within,
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: lookupOf(pinned),
    };
    const response = await opened(url, options, body);
    await readSome(response, bodyMs);
    return response.statusCode ?? 0;
  } catch (error) {
    if (within.aborted) throw within.reason;
    throw error;
  }
};

const opened = (url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    request.once('response', resolve).on('error', reject).end(body);
  });

/** Reads the body of an answer up to the limits, and closes the connection. The status counts, whatever the body does. */
const readSome = (response: IncomingMessage, bodyMs: number): Promise<void> =>
  new Promise((resolve) => {
    let size = 0;
    const end = () => {
      clearTimeout(timer);
      response.destroy();
      resolve();
    };
    const timer = setTimeout(end, bodyMs);
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > postLimits.bodyBytes) end();
    });
    response.once('end', end).once('error', end).once('close', end);
  });
