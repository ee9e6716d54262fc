import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { scriptHeader } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { isKeyRequest } from '@portada/http';
import type { FastifyRequest } from 'fastify';
import { PUBLIC_ORIGIN } from './session-cookie';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Global guard against cross-site request forgery. Accepts unsafe methods from pages of Portada, as the browser
 * reports (`Sec-Fetch-Site`, else `Origin`), and from scripts with a header that no page of another origin can set.
 * Webhooks authenticate their callers themselves. Requests with an API key ignore cookies, so no page can misuse a session.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(@Inject(PUBLIC_ORIGIN) private readonly origin: string) {}

  /** Admits safe methods, webhooks and requests of Portada's own pages. @throws AppError refused otherwise */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { method, headers, routeOptions } = request;
    if (safeMethods.has(method) || routeOptions.config.portada?.isWebhook) return true;
    if (isKeyRequest(request) || this.isOurs(headers)) return true;
    throw new AppError('refused');
  }

  private isOurs(headers: FastifyRequest['headers']): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    if (headers.origin !== undefined) return headers.origin === this.origin;
    return headers[scriptHeader.name] === scriptHeader.value;
  }
}
