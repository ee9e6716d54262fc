import { AppError } from '@portada/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Who may call a route. */
export type Access = 'public' | 'signed-in' | 'admin';

/**
 * What a route says about itself in Fastify's `config`. `handler` stands at the routes of controllers alone, such as
 * `MeController.read`: Nest's guards stand before those, and before the others a hook.
 */
export type RoutePolicy = {
  access: Access;
  handler?: string;
  /** Called by another house's server, which proves who it is by a signature over the bytes of the body. */
  isWebhook?: true;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    portada?: RoutePolicy;
  }
  interface FastifyInstance {
    /** Everything that this process answers. */
    servedRoutes: readonly ServedRoute[];
    /** Answers an error in the one shape, for plugins that bring an error handler of their own. */
    answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
  }
}

/** One method of one address; `access` is undefined where nothing was declared. */
export type ServedRoute = {
  method: string;
  url: string;
  access: Access | undefined;
  handler: string | null;
  isWebhook?: true;
};

/** A route says nothing about who may call it: the process must not start. */
export class UndeclaredAccessError extends Error {
  override readonly name = 'UndeclaredAccessError';

  /** @param routes such as `GET /api/me` or `MeController.read` */
  constructor(readonly routes: readonly string[]) {
    super(
      `These routes do not say who may call them: ${routes.join(', ')}. ` +
        'Declare @Public(), @SignedIn() or @AdminOnly(), or the access in the config of a raw route.',
    );
  }
}

type Registered = { method: string; url: string; options: { config?: { portada?: RoutePolicy } } };

const served = ({ method, url, options: { config } }: Registered): ServedRoute => ({
  method,
  url,
  access: config?.portada?.access,
  handler: config?.portada?.handler ?? null,
  ...(config?.portada?.isWebhook && { isWebhook: true }),
});

/**
 * Notes every route from now on as `servedRoutes`, and refuses to become ready while one of them has no access declared.
 * @param fastify before its first route
 */
export const collectServedRoutes = (fastify: FastifyInstance): void => {
  // The options are read later: a plugin may add its config after this hook has run. Not so the address, which changes
  // where one route is registered with and without a closing slash.
  const registered: Registered[] = [];
  fastify.decorate('servedRoutes', {
    getter: () => registered.map(served),
  });
  fastify.addHook('onRoute', (options) => {
    for (const method of [options.method].flat()) registered.push({ method, url: options.url, options });
  });
  fastify.addHook('onReady', () => {
    const silent = fastify.servedRoutes.filter(({ access }) => access === undefined);
    if (silent.length === 0) return Promise.resolve();
    return Promise.reject(new UndeclaredAccessError(silent.map(({ method, url }) => `${method} ${url}`)));
  });
};

/**
 * Stands before every route that no controller answers and that is not public.
 * Answers by itself (a redirect), or lets through by returning.
 * @throws AppError signed_out, refused
 */
export type RawRouteGuard = (request: FastifyRequest, reply: FastifyReply, access: Access) => Promise<void>;

/**
 * Puts the guard before all raw routes that are not public, those of plugins too. Call before the first plugin.
 * @param guard without one such a route is closed
 */
export const guardRaw = (fastify: FastifyInstance, guard: RawRouteGuard | undefined): void => {
  fastify.addHook('onRequest', async (request, reply) => {
    const policy = request.routeOptions.config.portada;
    // Without an address there is no route; without a policy the process did not start.
    if (request.is404 || !policy || policy.handler || policy.access === 'public') return;
    if (!guard) throw new AppError('refused');
    await guard(request, reply, policy.access);
    if (reply.sent) return reply;
  });
};
