import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './session-reader';
import { sessionUserOf } from './session-request';

/**
 * Checks that a user has signed in, or confirmed the sign-in, within 15 minutes.
 * @throws AppError recent_sign_in_required, also without a user
 */
export const assertRecentSignIn = (user: SessionUser | null | undefined): void => {
  if (!user?.hasSignedInRecently) throw new AppError('recent_sign_in_required');
};

/** Admits a request only if its user has signed in, or typed the password again, within 15 minutes. */
@Injectable()
class RecentSignInGuard implements CanActivate {
  /** @throws AppError recent_sign_in_required */
  canActivate(context: ExecutionContext): boolean {
    assertRecentSignIn(sessionUserOf(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}

/**
 * Requires a sign-in, or a confirmation by `POST /api/auth/confirm`, within the last 15 minutes. Use it for routes that move
 * money, change accounts, hand out personal data or stop the product for everybody.
 */
export const RecentSignIn = () => UseGuards(RecentSignInGuard);
