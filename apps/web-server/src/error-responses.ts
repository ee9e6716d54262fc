import { type ErrorCode, type Language, chooseLanguage, errorCatalogue } from '@portada/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Time limits in ms for the arrival of a request: `headersMs` for the headers, `requestMs` for the whole request.
 * `checkMs` is the interval of the check.
 */
export type ArrivalLimits = { headersMs: number; requestMs: number; checkMs: number };

/** Time limits of every web server. An upload of 8 MiB arrives in time at 0.6 Mbit/s. */
export const arrivalLimits: ArrivalLimits = { headersMs: 15_000, requestMs: 120_000, checkMs: 5_000 };

const bodyOf = (code: ErrorCode, language: Language, requestId: string) => ({
  success: false,
  error: errorCatalogue[code][language],
  code,
  requestId,
});

/**
 * Creates the body of an error response of the web server itself, in the format of the api and in the caller's
 * language.
 */
const localizedBody = (code: ErrorCode, acceptLanguage: string | undefined) => {
  const language = chooseLanguage(null, acceptLanguage);
  return { language, body: bodyOf(code, language, randomUUID()) };
};

/**
 * Sends an error of the web server itself as a response. The error `unavailable` has a Retry-After header.
 * @param status HTTP status; the status of the error code by default
 */
export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  status: number = errorCatalogue[code].status,
): void => {
  if (reply.sent || reply.raw.headersSent) return;
  const { language, body } = localizedBody(code, request.headers['accept-language']);
  if (code === 'unavailable') void reply.header('retry-after', '1');
  void reply
    .code(status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
};

/** Status of a request with a Host header that the web server does not answer (RFC 9110, section 15.5.20). */
export const misdirected = 421;

/**
 * Creates a whole error response as text, for a connection that has no Fastify reply object.
 * @param headers headers that every answer of the web server has, by name
 */
export const errorText = (
  code: ErrorCode,
  acceptLanguage: string | undefined,
  headers: Readonly<Record<string, string>>,
  status: number = errorCatalogue[code].status,
): string => {
  const { language, body } = localizedBody(code, acceptLanguage);
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? code}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `Content-Language: ${language}`,
    ...(code === 'unavailable' ? ['Retry-After: 1'] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
};

const codesByStatus: Record<number, ErrorCode> = {
  400: 'invalid_request',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'invalid_request',
  415: 'unsupported_media_type',
  [misdirected]: 'not_found',
  431: 'invalid_request',
  503: 'unavailable',
};

/**
 * Creates the JSON body of the error response with a status.
 * @param requestId id of the request, or a placeholder that nginx replaces
 */
export const errorBody = (status: number, language: Language, requestId: string): string =>
  JSON.stringify(bodyOf(codesByStatus[status] ?? 'internal', language, requestId));

/** Sends an error by its HTTP status; a status without an error code becomes an internal error. */
const sendStatus = (request: FastifyRequest, reply: FastifyReply, status = 500): void => {
  const code = codesByStatus[status];
  if (code === undefined) sendError(request, reply, 'internal');
  else sendError(request, reply, code, status);
};

const statusOfClientError = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/**
 * Closes a connection that sent no complete request. An error response is sent first unless another response has
 * started.
 */
const endConnection = (
  error: Error & { code?: string },
  socket: Socket,
  { hasStarted, headers }: { hasStarted: boolean; headers: Readonly<Record<string, string>> },
): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || hasStarted) {
    socket.destroy();
    return;
  }
  const status = statusOfClientError(error.code);
  socket.end(errorText(codesByStatus[status] ?? 'invalid_request', undefined, headers, status), () =>
    socket.destroy(),
  );
};

/**
 * Fastify options that end incomplete requests, and send errors of the server itself in the format of the api.
 * @param headers headers that every answer of the web server has, by name
 * @param limits time limits for the arrival of a request
 */
export const connectionErrorOptions = (
  headers: Readonly<Record<string, string>>,
  limits: ArrivalLimits = arrivalLimits,
) => {
  const responses = new WeakMap<Socket, ServerResponse>();
  return {
    requestTimeout: limits.requestMs,
    http: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      // Two digits after each percent sign, and still unreadable: the bytes are not UTF-8.
      if (error.code === 'FST_ERR_BAD_URL' && !/%(?![\da-f]{2})/i.test(request.url))
        sendError(request, reply, 'invalid_encoding');
      else sendStatus(request, reply, error.statusCode);
    },
    clientErrorHandler: (error: Error, socket: Socket) => {
      const response = responses.get(socket);
      const hasStarted = response !== undefined && response.headersSent && !response.writableEnded;
      endConnection(error, socket, { hasStarted, headers });
    },
    /**
     * Records the running response of each connection. Clients that close their side of the connection after a request,
     * as scripts do, get their response. Call `watch` once, when the server exists.
     */
    watch: (server: Server): void => {
      // The types of Node lack this property. Node would otherwise close the whole connection.
      Object.assign(server, { httpAllowHalfOpen: true });
      server.on('request', ({ socket }, response) => void responses.set(socket, response));
    },
  };
};

/** Makes a Fastify application send the errors that routes of the web server throw. */
export const handleRouteErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(({ statusCode }: FastifyError, request, reply) =>
    // The file server refuses paths that lead out of its folder with 403.
    sendStatus(request, reply, statusCode === 403 ? 404 : statusCode),
  );
};
