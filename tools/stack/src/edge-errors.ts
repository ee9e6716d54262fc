import { type ErrorCode, chooseLanguage, errorCatalogue } from '@portada/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The body of an error of the web server itself, in the shape of every error, in the caller's language. */
const bodyOf = (code: ErrorCode, acceptLanguage: string | undefined, requestId: string) => {
  const language = chooseLanguage(null, acceptLanguage);
  return { language, body: { success: false, error: errorCatalogue[code][language], code, requestId } };
};

/** Answers an error of the web server itself; `unavailable` says when to ask again. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode): void => {
  if (reply.sent || reply.raw.headersSent) return;
  const { language, body } = bodyOf(code, request.headers['accept-language'], request.id);
  if (code === 'unavailable') void reply.header('retry-after', '1');
  void reply
    .code(errorCatalogue[code].status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .send(body);
};

/** The same for a connection that was to be upgraded, where there is no reply yet: the whole answer as text. */
export const errorText = (code: ErrorCode, acceptLanguage: string | undefined, requestId: string): string => {
  const { language, body } = bodyOf(code, acceptLanguage, requestId);
  const { status } = errorCatalogue[code];
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${code}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `Content-Language: ${language}`,
    ...(code === 'unavailable' ? ['Retry-After: 1'] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
};
