import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { sessionUserOf } from './session-request';

/** Admits a request only if its user has signed in, or typed the password again, within 15 minutes. */
@Injectable()
class RecentSignInGuard implements CanActivate {
  /** @throws AppError recent_sign_in_required */
  canActivate(context: ExecutionContext): boolean {
    const user = sessionUserOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (user?.hasSignedInRecently) return true;
    throw new AppError('recent_sign_in_required');
  }
}

/**
 * Requires a sign-in, or a confirmation by `POST /api/auth/confirm`, within the last 15 minutes. Use it for routes that move
 * money or change accounts.
 */
export const RecentSignIn = () => UseGuards(RecentSignInGuard);
