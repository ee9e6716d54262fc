import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type RoutePolicy, isKeyRequest } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { ApiKeyReader } from '../api-keys/api-key-reader';
import { SessionReader } from './session-reader';
import { setSessionUser } from './session-request';

/** Readers of the two credentials that a request can have. */
export type Credentials = { sessions: SessionReader; apiKeys: ApiKeyReader };

/**
 * Admits a request if its user has the access that the route declares, and records the user.
 * A public route that knows accounts has no user for a caller without one, and for an administrator who must set up a second factor first.
 * @param policy undefined if the route declares no access; the guard then refuses every request
 * @throws AppError signed_out, refused; second_factor_required for an administrator who must set one up first; not_found,
 *   api_key_invalid, api_key_scope and too_many_requests for a request under `/api/v1`
 */
export const admit = async (
  request: FastifyRequest,
  policy: RoutePolicy | undefined,
  { sessions, apiKeys }: Credentials,
): Promise<void> => {
  if (isKeyRequest(request)) {
    if (!policy?.keyScope) throw new AppError('not_found');
    return setSessionUser(request, await apiKeys.admit(request.headers.authorization, policy.keyScope));
  }
  if (policy?.access === 'public') {
    const known = policy.knowsAccount ? await sessions.readAdmitted(request.headers.cookie) : null;
    if (known) setSessionUser(request, known);
    return;
  }
  const user = await sessions.readSession(request.headers.cookie);
  if (!user) throw new AppError('signed_out');
  setSessionUser(request, user);
  if (user.needsSecondFactor && !policy?.opensWithoutFactor) throw new AppError('second_factor_required');
  if (policy?.access === 'signed-in' || (policy?.access === 'admin' && user.role === 'admin')) return;
  throw new AppError('refused');
};

/**
 * Global guard of every controller handler. It refuses by default; `@Public()`, `@SignedIn()` and `@AdminOnly()`
 * grant access.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    readonly sessions: SessionReader,
    readonly apiKeys: ApiKeyReader,
  ) {}

  /** Checks that the caller may call the handler. @throws AppError signed_out, refused, second_factor_required */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await admit(request, request.routeOptions.config.portada, this);
    return true;
  }
}
