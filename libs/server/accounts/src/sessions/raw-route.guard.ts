import type { INestApplicationContext } from '@nestjs/common';
import { type RawRouteGuard, namesMediaType } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './session.guard';
import { ApiKeyReader } from '../api-keys/api-key-reader';
import { SessionReader } from './session-reader';

/**
 * Tells if the request comes from a browser that opens a page.
 * @returns true if a browser requests a page, false if a script requests JSON
 */
const looksAtPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && namesMediaType(headers.accept, 'text/html');

/**
 * The guard of routes without a controller, such as the queue dashboard. It allows only reading. A browser that is
 * refused is redirected to a page instead of a JSON error.
 * @param app provides SessionReader and ApiKeyReader
 */
export const guardRawRoutes =
  (app: INestApplicationContext): RawRouteGuard =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!['GET', 'HEAD'].includes(request.method)) throw new AppError('refused');
    try {
      const sessions = app.get(SessionReader, { strict: false });
      const apiKeys = app.get(ApiKeyReader, { strict: false });
      await admit(request, request.routeOptions.config.portada, { sessions, apiKeys });
    } catch (error) {
      if (!(error instanceof AppError) || !looksAtPage(request)) throw error;
      await reply.redirect(error.code === 'signed_out' ? '/auth' : '/', 303);
    }
  };
