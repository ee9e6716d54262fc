import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Access } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { SessionReader } from './session-reader';
import { setSessionUser } from './session-request';

/**
 * Admits a request if its user has the access that the route declares, and records the user.
 * @param access undefined if the route declares no access; the guard then refuses every request
 * @throws AppError signed_out, refused; second_factor_required for an administrator who must set one up first
 */
export const admit = async (
  request: FastifyRequest,
  access: Access | undefined,
  sessions: SessionReader,
): Promise<void> => {
  if (access === 'public') return;
  const user = await sessions.readSession(request.headers.cookie);
  if (!user) throw new AppError('signed_out');
  setSessionUser(request, user);
  if (user.needsSecondFactor && !request.routeOptions.config.portada?.opensWithoutFactor)
    throw new AppError('second_factor_required');
  if (access === 'signed-in' || (access === 'admin' && user.role === 'admin')) return;
  throw new AppError('refused');
};

/**
 * Global guard of every controller handler. It refuses by default; `@Public()`, `@SignedIn()` and `@AdminOnly()`
 * grant access.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: SessionReader) {}

  /** Checks that the caller may call the handler. @throws AppError signed_out, refused, second_factor_required */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await admit(request, request.routeOptions.config.portada?.access, this.sessions);
    return true;
  }
}
