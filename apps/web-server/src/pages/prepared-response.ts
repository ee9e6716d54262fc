import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Those that we send, the best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** An answer made ready once, in each encoding that is sent. */
export type PreparedResponse = {
  type: string;
  /** Weak: one for all encodings of the same text. */
  etag: string;
  bodies: Record<(typeof encodings)[number], Buffer>;
};

/** Makes a text ready to be sent. @param type its Content-Type */
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
 * Sends an answer in the best encoding that the browser takes, or says that the browser has it already. It is asked for
 * anew each time: a deploy changes what pages say.
 * @param vary request headers besides Accept-Encoding by which the answer was chosen
 */
export const sendPrepared = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: PreparedResponse,
  vary: readonly string[] = [],
): FastifyReply => {
  void reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', ['accept-encoding', ...vary].join(', '));
  if (reply.statusCode === 200 && isFresh(request, etag)) return reply.code(304).send();
  // The client's order says nothing: browsers name gzip first, and like all equally well.
  const taken = new Negotiator(request.raw).encodings([...encodings]);
  const encoding = encodings.find((name) => taken.includes(name)) ?? 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding]);
};
