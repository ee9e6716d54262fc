import type { INestApplicationContext } from '@nestjs/common';
import type { RawRouteGuard } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './session.guard';
import { SessionReader } from './session-reader';

/** Whether a browser requests a page, and not a script JSON. */
const looksAtPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/**
 * The guard before routes that no controller answers, such as the queue dashboard: they are for reading alone, and who
 * opens one in a browser without being allowed to is led to a page instead of a JSON error.
 * @param app gives the SessionReader
 */
export const guardRawRoutes =
  (app: INestApplicationContext): RawRouteGuard =>
  async (request: FastifyRequest, reply: FastifyReply, access): Promise<void> => {
    if (!['GET', 'HEAD'].includes(request.method)) throw new AppError('refused');
    try {
      await admit(request, access, app.get(SessionReader, { strict: false }));
    } catch (error) {
      if (!(error instanceof AppError) || !looksAtPage(request)) throw error;
      await reply.redirect(error.code === 'signed_out' ? '/auth' : '/', 303);
    }
  };
