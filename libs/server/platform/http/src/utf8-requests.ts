import { isUtf8 } from 'node:buffer';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Headers that are not checked: other sites of the same domain write into them, and a browser sends them without the knowledge
 * of its user. Their text is not stored.
 */
const unchecked = new Set(['cookie', 'referer']);

/** Node reads each byte of an address or of a header as one character. */
const isUtf8Text = (text: string): boolean =>
  !/[\u0080-\u00ff]/.test(text) || isUtf8(Buffer.from(text, 'latin1'));

/** Tells if the bytes that an address has in percent-encoded form are UTF-8. */
export const isUtf8Address = (url: string): boolean =>
  isUtf8Text(url) &&
  (url.match(/(?:%[0-9a-f]{2})+/gi) ?? []).every((bytes) =>
    isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')),
  );

const hasUtf8Headers = ({ rawHeaders }: FastifyRequest['raw']): boolean =>
  rawHeaders.every(
    (value, index) =>
      index % 2 === 0 || unchecked.has(rawHeaders[index - 1]?.toLowerCase() ?? '') || isUtf8Text(value),
  );

/**
 * Refuses requests with bytes that are not UTF-8 in the address, in a header or in a JSON body. A decoder would replace them, and
 * the replaced text would be stored.
 */
export const refuseOtherEncodings = (adapter: FastifyAdapter): void => {
  const fastify = adapter.getInstance();
  fastify.addHook('onRequest', async ({ raw, originalUrl }) => {
    if (!isUtf8Address(originalUrl) || !hasUtf8Headers(raw)) throw new AppError('invalid_encoding');
  });
  // After the parser, which keeps the bytes, and before the route.
  fastify.addHook('preValidation', async (request) => {
    const { rawBody } = request as FastifyRequest & { rawBody?: Buffer };
    if (rawBody && !isUtf8(rawBody)) throw new AppError('invalid_encoding');
  });
};
