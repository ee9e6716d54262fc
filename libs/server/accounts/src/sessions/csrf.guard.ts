import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { scriptHeader } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { PUBLIC_ORIGIN } from './session-cookie';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Global: an unsafe method is for our own pages, as the browser itself says (`Sec-Fetch-Site`, else `Origin`), and for
 * scripts that say who they are with a header that no foreign page can set. Webhooks check their callers themselves.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(@Inject(PUBLIC_ORIGIN) private readonly origin: string) {}

  /** @throws AppError refused */
  canActivate(context: ExecutionContext): boolean {
    const { method, headers, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    if (safeMethods.has(method) || routeOptions.config.portada?.isWebhook || this.isOurs(headers))
      return true;
    throw new AppError('refused');
  }

  private isOurs(headers: FastifyRequest['headers']): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    if (headers.origin !== undefined) return headers.origin === this.origin;
    return headers[scriptHeader.name] === scriptHeader.value;
  }
}
