import type { FastifyReply } from 'fastify';
import fresh from 'fresh';

/** Sends a file with its ETag, or 304 to a client that has this version (RFC 9110, section 13.1.2). */
export const sendUnlessKnown = async (
  reply: FastifyReply,
  { bytes, mimeType, etag }: { bytes: Buffer; mimeType: string; etag: string },
): Promise<void> => {
  void reply.header('etag', etag);
  // `Cache-Control: no-cache` is about caches on the way, and `fetch` sends it with each `If-None-Match`.
  const known = { 'if-none-match': reply.request.headers['if-none-match'] };
  if (fresh(known, { etag })) await reply.code(304).send();
  else await reply.type(mimeType).send(bytes);
};
