import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { sendError } from '../error-responses';
import { forwardedHeaders } from './forwarded-headers';
import { systemCode } from '../system-error';
import { type Upstream } from './upstream';

/** Largest body, in bytes, that is kept so that it can be sent again; a larger one is sent once. */
const largestKept = 256 * 1024;

/** The connection was never made: the request cannot have reached a process. */
const refused = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** The connection ended without an answer: the request may have been worked on. */
const dropped = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** Methods that change nothing, so that asking twice is as good as once. */
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const codeOf = (error: Error): string => systemCode(error.cause) ?? systemCode(error) ?? '';

/** A request's body, to be sent as often as needed; undefined where it can be sent only once. */
const repeatable = async ({ body, headers }: FastifyRequest): Promise<(() => unknown) | undefined> => {
  if (!(body instanceof Readable)) return () => body;
  if (headers['content-length'] === undefined || Number(headers['content-length']) > largestKept)
    return undefined;
  const bytes = await buffer(body);
  return () => Readable.from([bytes], { objectMode: false });
};

type Handler = NonNullable<FastifyHttpProxyOptions['handler']>;

/**
 * Forwards a request. It waits while no process takes requests, and is tried again where its connection was refused or,
 * if it changes nothing, was lost; what cannot be forwarded in `holdMs` is answered 503.
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
          const may = body && (refused.has(code) || (dropped.has(code) && safe.has(request.method)));
          if (may) void attempt(address).catch(() => sendError(request, reply, 'unavailable'));
          else sendError(request, reply, 'unavailable');
        },
      });
    };
    await attempt();
    return reply;
  };

/**
 * What @fastify/http-proxy is told to forward a prefix.
 * @param options `protocol` by which clients come, `holdMs` how long a request may wait for a process
 */
export const proxyOptions = (
  prefix: string,
  upstream: Upstream,
  { protocol, holdMs }: { protocol: string; holdMs: number },
): FastifyHttpProxyOptions => ({
  upstream: '',
  prefix,
  rewritePrefix: prefix,
  // A call may wait for a picture, a poll for an event: the process behind decides how long.
  undici: { connections: 256, headersTimeout: 0, bodyTimeout: 0 },
  handler: forward(upstream, holdMs),
  replyOptions: {
    // Chosen for each try; the library asks once before to see that the path stays below the prefix.
    getUpstream: () => 'http://127.0.0.1',
    // The library would ask again ten times after a 503, which is an answer.
    retryDelay: () => null,
    // The library has put the address of the process behind into `host`; the client's own is what counts there.
    rewriteRequestHeaders: (request, headers) =>
      forwardedHeaders({ ...headers, host: request.headers.host }, { address: request.ip, protocol }),
    // They are about the connection to the process behind (RFC 9110, section 7.6.1), not about the client's.
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
  },
});
