import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from '@portada/observability';
import type { FastifyRequest } from 'fastify';
import { SessionReader } from './session-reader';
import { type Access, accessKey, setSessionUser } from './session-request';

/** Global: a route without `@Public()` needs a session, one with `@AdminOnly()` an administrator's. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionReader,
    private readonly reflector: Reflector,
  ) {}

  /** @throws AppError signed_out, refused */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = await this.sessions.readSession(request.headers.cookie);
    if (!user) throw new AppError('signed_out');
    setSessionUser(request, user);
    if (access === 'admin' && user.role !== 'admin') throw new AppError('refused');
    return true;
  }
}
