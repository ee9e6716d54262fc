import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { revalidated } from './file-caching';

/** Content encodings of prepared responses, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** A response body that is encoded once, in each of the content encodings. */
export type PreparedResponse = {
  type: string;
  /** A weak ETag; all encodings of a text have the same ETag. */
  etag: string;
  bodies: Record<(typeof encodings)[number], Buffer>;
};

/**
 * Encodes a text in every content encoding, for `sendPrepared`.
 * @param type Content-Type of the text
 */
export const prepare = (text: string, type: string): PreparedResponse => {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    type,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    bodies: {
      br: brotliCompressSync(bytes, { params }),
      gzip: gzipSync(bytes, { level: 9 }),
      identity: bytes,
    },
  };
};

/**
 * Sends a prepared response in the smallest encoding that the browser accepts, or 304 if the browser has this
 * version. Browsers revalidate the response at each use, because a deployment changes pages.
 * @param vary request headers besides Accept-Encoding by which the response was chosen
 */
export const sendPrepared = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: PreparedResponse,
  vary: readonly string[] = [],
): FastifyReply => {
  void reply
    .header('etag', etag)
    .header('cache-control', revalidated)
    .header('vary', ['accept-encoding', ...vary].join(', '));
  // `Cache-Control: no-cache` is about caches on the way, and `fetch` sends it with each `If-None-Match`.
  const known = { 'if-none-match': request.headers['if-none-match'] };
  if (reply.statusCode === 200 && fresh(known, { etag })) return reply.code(304).send();
  // The order of the encodings in Accept-Encoding is not a preference, because browsers list gzip first with equal
  // weights.
  const accepted = new Negotiator(request.raw).encodings([...encodings]);
  const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding]);
};
