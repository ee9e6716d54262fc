import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Logger } from './logger';
import { redactPath } from './redaction';

/** Name of the header that contains the id of a request, in the request and in the response. */
export const requestIdHeader = 'x-request-id';

const ids = new WeakMap<object, string>();

/**
 * Returns the id of a request: the caller's `x-request-id` if it is valid (8 to 64 letters, digits, `-`, `_`),
 * otherwise a new UUID. Repeated calls return the same id. Fastify gets this function as `genReqId`, so that
 * `request.id` is the same id.
 * @param request the request of Node
 */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const known = ids.get(request);
  if (known) return known;
  const given = request.headers[requestIdHeader];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
};

const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';

/** Error of a response: its code, and the error itself if the code is `internal` or `unavailable`. */
type NotedError = { code: string; err?: unknown };

const errors = new WeakMap<object, NotedError>();

/**
 * Adds the error of a response to the log line of its request.
 * @param request the request of Node
 */
export const noteError = (request: object, noted: NotedError): void => void errors.set(request, noted);

/** Returns the code of the error that `noteError` stored for a request; undefined without one. */
export const notedErrorCode = (request: object): string | undefined => errors.get(request)?.code;

/** Returns true for an intended refusal: 503 with the time of the next try, as in overload or without a dependency. */
const isRefusal = (response: ServerResponse): boolean =>
  response.statusCode === 503 && response.hasHeader('retry-after');

const levelOf = (_request: IncomingMessage, response: ServerResponse, error?: Error) => {
  if (error) return 'error';
  if (isRefusal(response)) return 'warn';
  return response.statusCode >= 500 ? 'error' : 'info';
};

/** Returns the fields of the log line of an HTTP request; never headers, query values or bodies. */
const requestLine = (
  request: IncomingMessage,
  response: ServerResponse,
  fields: object,
  error?: unknown,
) => ({
  method: request.method,
  path: redactPath(pathOf(request)),
  status: response.statusCode,
  // The connection was closed before the response ended, so the client has disconnected.
  ...(response.writableEnded ? {} : { aborted: true }),
  ...('responseTime' in fields ? { ms: fields.responseTime } : {}),
  ...(error ? { err: error } : {}),
  ...errors.get(request),
});

/**
 * Parameters for nestjs-pino's `LoggerModule.forRoot`: one line per request, and the header `x-request-id` in each
 * response. Inside a handler every line of `PinoLogger` contains `requestId`; `PinoLogger.assign({ generationId })`
 * adds that id to the later lines and to the line of the request.
 * @param options `logger` of the process; `ignore` names paths without a line, such as health checks
 */
export const httpLogger = (options: { logger: Logger; ignore?: readonly string[] }): Params => ({
  assignResponse: true,
  pinoHttp: {
    logger: options.logger,
    genReqId: requestIdOf,
    // Only ids are added to the log lines, because whole requests would write headers to the log.
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customProps: (request, response) => {
      // The header is set here and not in genReqId, which is not called if Fastify already assigned the id.
      if (!response.headersSent) response.setHeader(requestIdHeader, requestIdOf(request));
      return {};
    },
    autoLogging: { ignore: (request) => options.ignore?.includes(pathOf(request)) ?? false },
    customLogLevel: levelOf,
    customSuccessObject: (request, response, fields: object) => requestLine(request, response, fields),
    customErrorObject: (request, response, _error, fields: object) =>
      requestLine(request, response, fields, response.err),
    customSuccessMessage: () => 'request',
    customErrorMessage: (_request, response) => (isRefusal(response) ? 'request refused' : 'request failed'),
  },
});
