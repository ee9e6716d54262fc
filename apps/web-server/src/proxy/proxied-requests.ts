import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { sendError } from '../error-responses';
import { forwardedHeaders } from './forwarded-headers';
import { systemCode } from '../system-error';
import { type Upstream } from './upstream';

/** Largest body (bytes) that is kept in memory so that it can be sent again; a larger one is sent once. */
const largestKept = 256 * 1024;

/** Errors of a connection that was never established: the request cannot have reached a process. */
const refused = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** Errors of a connection that ended without a response: a process may have handled the request. */
const dropped = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** Methods without effects, which may be repeated. */
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const codeOf = (error: Error): string => systemCode(error.cause) ?? systemCode(error) ?? '';

/** A function that gives the body of a request, as often as needed; undefined where it can be sent only once. */
const repeatable = async ({ body, headers }: FastifyRequest): Promise<(() => unknown) | undefined> => {
  if (!(body instanceof Readable)) return () => body;
  if (headers['content-length'] === undefined || Number(headers['content-length']) > largestKept)
    return undefined;
  const bytes = await buffer(body);
  return () => Readable.from([bytes], { objectMode: false });
};

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;

/**
 * Forwards a request. It waits while no process accepts requests. It is retried when its connection was refused, and a
 * request without effects also when its connection was lost. After `holdMs` the response is 503.
 */
const forward =
  (upstream: Upstream, holdMs: number): Handler =>
  async (request, reply, dest, options) => {
    const deadline = Date.now() + holdMs;
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
      finish = upstream.begin(address);
      if (body) request.body = body();
      void reply.from(dest, {
        ...options,
        getUpstream: () => address,
        onError: (_reply, { error }) => {
          finish();
          const code = codeOf(error);
          const mayRetry = body && (refused.has(code) || (dropped.has(code) && safe.has(request.method)));
          if (mayRetry) void attempt(address).catch(() => sendError(request, reply, 'unavailable'));
          else sendError(request, reply, 'unavailable');
        },
      });
    };
    await attempt();
    return reply;
  };

/**
 * Options of @fastify/http-proxy that forward a prefix to the processes of an upstream.
 * @param options `protocol` of clients' requests (`http`, `https`); `holdMs` how long a request may wait for a process
 */
export const proxyOptions = (
  prefix: string,
  upstream: Upstream,
  { protocol, holdMs }: { protocol: string; holdMs: number },
): FastifyHttpProxyOptions => ({
  upstream: '',
  prefix,
  rewritePrefix: prefix,
  // A call may wait for an image, a poll for an event: the process behind limits the time.
  undici: { connections: 256, headersTimeout: 0, bodyTimeout: 0 },
  handler: forward(upstream, holdMs),
  replyOptions: {
    // `forward` chooses the address for each attempt; the library needs one to check that the path is below the prefix.
    getUpstream: () => 'http://127.0.0.1',
    // The library would retry ten times after a 503, which is a response of the process.
    retryDelay: () => null,
    // The library has replaced `host` with the address of the process; the process needs the client's.
    rewriteRequestHeaders: (request, headers) =>
      forwardedHeaders({ ...headers, host: request.headers.host }, { address: request.ip, protocol }),
    // They describe the connection to the process behind (RFC 9110, section 7.6.1), not the client's.
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
  },
});
