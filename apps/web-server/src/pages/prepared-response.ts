import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { revalidated } from './file-caching';

/** Content encodings that are sent, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** A response body that is encoded once, in each encoding that is sent. */
export type PreparedResponse = {
  type: string;
  /** A weak ETag, the same for all encodings of a text. */
  etag: string;
  bodies: Record<(typeof encodings)[number], Buffer>;
};

/** Encodes a text for `sendPrepared`. @param type its Content-Type */
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

const isFresh = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) ?? false;

/**
 * Sends a prepared response in the smallest encoding that the browser accepts, or 304 if the browser has it already.
 * Browsers revalidate it at each use, because a deploy changes pages.
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
  if (reply.statusCode === 200 && isFresh(request, etag)) return reply.code(304).send();
  // The order of the header is not a preference, because browsers list gzip first with equal weights.
  const accepted = new Negotiator(request.raw).encodings([...encodings]);
  const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding]);
};
