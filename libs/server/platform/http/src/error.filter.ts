import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { type ErrorCode, type Language, chooseLanguage, errorCatalogue } from '@portada/contracts';
import { noteError, requestIdHeader, requestIdOf } from '@portada/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PublicError, toErrorAnswer, toPublicError } from './error-answer';

/**
 * Returns the value of the header WWW-Authenticate: API keys are Bearer tokens (RFC 6750, section 3). Sessions have no scheme of
 * their own, and every 401 needs a challenge (RFC 9110, section 15.5.2).
 */
const challengeOf = (code: ErrorCode, { headers, routeOptions }: FastifyRequest): string => {
  const bearer = 'Bearer realm="Portada"';
  if (code === 'api_key_scope')
    return `${bearer}, error="insufficient_scope", scope="${routeOptions.config.portada?.keyScope}"`;
  const hasToken = code === 'api_key_invalid' && /^bearer +\S/i.test(headers.authorization ?? '');
  return hasToken ? `${bearer}, error="invalid_token"` : bearer;
};

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
  const { code } = publicError;
  // Only these codes do not explain what happened.
  noteError(request.raw, code === 'internal' || code === 'unavailable' ? { code, err: error } : { code });
  // The connection is closed, or a part of the response was sent, so no error response can be sent.
  if (reply.sent || reply.raw.headersSent) return publicError;
  const seconds =
    publicError.retryAfterSeconds ?? (publicError.code === 'too_many_requests' ? 10 : undefined);
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  const { status } = errorCatalogue[publicError.code];
  if (status === 401 || publicError.code === 'api_key_scope')
    void reply.header('www-authenticate', challengeOf(publicError.code, request));
  const language = chooseLanguage(setting, request.headers['accept-language']);
  const requestId = requestIdOf(request.raw);
  void reply
    .status(status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .header(requestIdHeader, requestId)
    .send(toErrorAnswer(publicError, language, requestId));
  return publicError;
};

/** Sends every error in the same form, in the caller's language. The log line of the request has its code. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /**
   * Creates the filter.
   * @param languageOf returns the signed-in user's language, null without a setting
   */
  constructor(private readonly languageOf: (request: FastifyRequest) => Language | null) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    this.answer(error, request, reply);
  }

  /** Sends the response for an error in a route that has no controller. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    answerError(error, request, reply, this.languageOf(request));
  }
}
