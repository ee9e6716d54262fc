import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type Language, chooseLanguage, errorCatalogue } from '@portada/contracts';
import { type Logger, requestIdHeader, requestIdOf } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PublicError, toErrorAnswer, toPublicError } from './error-answer';

/**
 * Sends an error response.
 * @param setting the signed-in user's language, null without a setting
 * @returns the public form of the error
 */
export const answerError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  setting: Language | null,
): PublicError => {
  const publicError = toPublicError(error);
  // The connection is closed, or a part of the response was sent, so no error response can be sent.
  if (reply.sent || reply.raw.headersSent) return publicError;
  const seconds =
    publicError.retryAfterSeconds ?? (publicError.code === 'too_many_requests' ? 10 : undefined);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  const language = chooseLanguage(setting, request.headers['accept-language']);
  const requestId = requestIdOf(request.raw);
  void reply
    .status(errorCatalogue[publicError.code].status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .header(requestIdHeader, requestId)
    .send(toErrorAnswer(publicError, language, requestId));
  return publicError;
};

/** Sends every error in the same form, in the caller's language. Unexpected errors are logged with details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /**
   * Creates the filter.
   * @param languageOf returns the signed-in user's language, null without a setting
   */
  constructor(
    private readonly logger: Logger,
    private readonly languageOf: (request: FastifyRequest) => Language | null,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    this.answer(error, request, reply);
  }

  /** Sends the response for an error in a route that has no controller. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const publicError = answerError(error, request, reply, this.languageOf(request));
    const log = { err: error, requestId: requestIdOf(request.raw) };
    if (publicError.code === 'internal') this.logger.error(log, 'request failed');
    if (publicError.code === 'unavailable')
      this.logger.warn(log, 'request failed, a dependency is unavailable');
  }
}
