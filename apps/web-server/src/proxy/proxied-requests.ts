import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { sendError } from '../error-responses';
import { forwardedHeaders } from './forwarded-headers';
import { systemCode } from '../system-error';
import { type Upstream } from './upstream';

/** Size in bytes of the largest request body that is kept in memory to be sent again. A larger body is sent once. */
const largestKept = 256 * 1024;

/** Error codes of a connection that was never established, so that no process can have received the request. */
const refused = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** Error codes of a connection that ended without a response, so that a process may have handled the request. */
const dropped = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** HTTP methods without effects, whose requests may be repeated. */
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Time in ms until a connection counts as refused, so that a request finds another process within `holdMs`. */
const connectMs = 2_000;

/** Returns true if a process that receives a request twice handles it once. The api keeps answers by idempotency key. */
const mayRepeat = ({ method, headers }: FastifyRequest): boolean =>
  safe.has(method) || headers['idempotency-key'] !== undefined;

const codeOf = (error: Error): string => systemCode(error.cause) ?? systemCode(error) ?? '';

/**
 * Returns a function that gives the body of a request for each attempt; undefined if the body is too large to be
 * sent twice.
 */
const repeatable = async ({ body, headers }: FastifyRequest): Promise<(() => unknown) | undefined> => {
  if (!(body instanceof Readable)) return () => body;
  if (headers['content-length'] === undefined || Number(headers['content-length']) > largestKept)
    return undefined;
  const bytes = await buffer(body);
  return () => Readable.from([bytes], { objectMode: false });
};

/**
 * How requests are forwarded: `protocol` of the clients' requests (`http`, `https`), `holdMs`: time in ms that a request
 * may wait for a process, `addressOf`: returns the address of the client of a request.
 */
export type Forwarding = {
  protocol: string;
  holdMs: number;
  addressOf: (request: IncomingMessage) => string;
};

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;

/**
 * Forwards a request to a process. The request waits while no process accepts requests. A request is retried if its
 * connection was refused. A request without effects, or with an idempotency key, is also retried if its connection was
 * lost. After `holdMs` the response is 503, and also if the process is silent and no other one may answer instead.
 */
const forward =
  (upstream: Upstream, holdMs: number): Handler =>
  async (request, reply, dest, options) => {
    const deadline = performance.now() + holdMs;
    const gone = new AbortController();
    let finish = (): void => {};
    reply.raw.once('close', () => {
      finish();
      gone.abort();
    });
    const body = await repeatable(request);
    const attempt = async (failed?: string): Promise<void> => {
      const address = await upstream.next({ deadline, failed, signal: gone.signal });
      if (address === undefined) return sendError(request, reply, 'unavailable');
      if (body) request.body = body();
      const mayRetry = body && mayRepeat(request);
      let isOver = false;
      const end = (retry: boolean | undefined): void => {
        if (isOver) return;
        isOver = true;
        finish();
        if (retry) void attempt(address).catch(() => sendError(request, reply, 'unavailable'));
        else sendError(request, reply, 'unavailable');
      };
      finish = upstream.begin(address, () => {
        if (!reply.raw.headersSent) end(mayRetry && upstream.hasOther(address));
      });
      void reply.from(dest, {
        ...options,
        getUpstream: () => address,
        // A response that arrives after the request was given up is dropped.
        rewriteHeaders: (headers, raw) => (isOver ? {} : (options.rewriteHeaders?.(headers, raw) ?? headers)),
        onResponse: (_request, _reply, { stream }) => void (isOver ? stream.destroy() : reply.send(stream)),
        onError: (_reply, { error }) => {
          const code = codeOf(error);
          end(body && (refused.has(code) || (dropped.has(code) && mayRetry)));
        },
      });
    };
    await attempt();
    return reply;
  };

/**
 * Creates the options of @fastify/http-proxy that forward a path prefix to the processes of an upstream.
 */
export const proxyOptions = (
  prefix: string,
  upstream: Upstream,
  { protocol, holdMs, addressOf }: Forwarding,
): FastifyHttpProxyOptions => ({
  upstream: '',
  prefix,
  rewritePrefix: prefix,
  // No time limits apply here, because a request may wait for an image and a poll for an event. The api and the gateway
  // limit the time.
  undici: { connections: 256, headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectMs } },
  handler: forward(upstream, holdMs),
  replyOptions: {
    // `forward` chooses the address for each attempt. The library needs an address to check that the path is below the
    // prefix.
    getUpstream: () => 'http://127.0.0.1',
    // Retries of the proxy library are off, because the library would repeat a request ten times after a 503 of the
    // process.
    retryDelay: () => null,
    // The library has replaced the header `host` with the address of the process, but the process needs the `host`
    // that the client sent.
    // The other headers are about the connection of the client (RFC 9110, sections 7.6.1 and 10.1.1), and the library
    // refuses to send them. Node has answered `Expect: 100-continue`.
    // The web server does not speak HTTP/2, so the request is never an Http2ServerRequest.
    rewriteRequestHeaders: (
      request,
      { upgrade: _upgrade, 'keep-alive': _keepAlive, expect: _expect, ...headers },
    ) =>
      forwardedHeaders(
        { ...headers, host: request.headers.host },
        {
          address: addressOf(request.raw as IncomingMessage),
          protocol,
        },
      ),
    // `connection` and `keep-alive` are removed, because they describe the connection to the process, not the
    // connection of the client (RFC 9110, section 7.6.1).
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
  },
});
