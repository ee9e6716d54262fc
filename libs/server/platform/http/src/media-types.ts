import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Creates the error for a body that the route does not read, and names what it reads (RFC 9110, section 15.5.16). */
const unsupported = ({ routeOptions }: FastifyRequest, reply: FastifyReply): AppError => {
  const type = routeOptions.config.portada?.takesForm ? 'multipart/form-data' : 'application/json';
  void reply.header('accept', type).header('accept-encoding', 'identity');
  return new AppError('unsupported_media_type');
};

/**
 * Adds the parser of JSON, which keeps the raw bytes, because the signature of a webhook covers them. Bodies of unknown types
 * stay bytes, which `MediaTypeGuard` refuses; bodies with a content coding are refused at once.
 */
export const parseJson = (adapter: FastifyAdapter): void => {
  adapter.registerParserMiddleware(undefined, true);
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) =>
    done(null, bytes.length > 0 ? bytes : undefined),
  );
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    const coding = request.headers['content-encoding'] ?? 'identity';
    done(coding.toLowerCase() === 'identity' || request.is404 ? null : unsupported(request, reply));
  });
};

/** Global guard, after the guards of access: a route reads JSON, or a form if it declares `takesForm`. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  /** Checks the media type of the body of a request. @throws AppError unsupported_media_type */
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const takesForm = request.routeOptions.config.portada?.takesForm ?? false;
    if (Buffer.isBuffer(request.body) || request.isMultipart() !== takesForm)
      throw unsupported(request, http.getResponse<FastifyReply>());
    return true;
  }
}
