import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Language } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './session-reader';

const users = new WeakMap<FastifyRequest, SessionUser>();

/** Records the user who sent a request. */
export const setSessionUser = (request: FastifyRequest, user: SessionUser): void => {
  users.set(request, user);
};

/** Returns the user who sent a request; null before SessionGuard has run, and without a session. */
export const sessionUserOf = (request: FastifyRequest): SessionUser | null => users.get(request) ?? null;

/** Returns the language setting of the user who sent a request; null without a session or a setting. */
export const languageOf = (request: FastifyRequest): Language | null =>
  sessionUserOf(request)?.language ?? null;

/**
 * Parameter decorator: the SessionUser of the request.
 * @throws AppError signed_out on a public route without a session
 */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const user = sessionUserOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (!user) throw new AppError('signed_out');
  return user;
});

/** Parameter decorator: the SessionUser of the request; null on a public route for a caller without an account. */
export const MaybeUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser | null =>
  sessionUserOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

export { Public, SignedIn, SignedInWithoutFactor } from './access';
