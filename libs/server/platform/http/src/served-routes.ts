import type { ApiKeyScope } from '@portada/contracts';
import { AppError } from '@portada/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Callers that may use a route: all callers, signed-in users, or administrators. */
export type Access = 'public' | 'signed-in' | 'admin';

/**
 * The declaration of a route in Fastify's `config`. `handler`, such as `MeController.read`, is set only on routes of
 * controllers, which Nest's guards protect. A hook protects the other routes.
 */
export type RoutePolicy = {
  access: Access;
  handler?: string;
  /** The route is called by a third-party server, which is authenticated by a signature of the body. */
  isWebhook?: true;
  /** The body of a request is a document, which may be larger than other bodies. */
  takesDocument?: true;
  /** The body of a request is a form with a file. The other routes read JSON. */
  takesForm?: true;
  /** An administrator who must have a second factor and has none may call the route, to set one up. */
  opensWithoutFactor?: true;
  /** A public route that also knows who is signed in. */
  knowsAccount?: true;
  /** Scope that an API key needs for the route; without it, the route does not exist under `/api/v1`. */
  keyScope?: ApiKeyScope;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    portada?: RoutePolicy;
  }
  interface FastifyInstance {
    /** All HTTP routes of this process. */
    servedRoutes: readonly ServedRoute[];
    /** Sends an error response; plugins with their own error handler call this function. */
    answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
  }
}

/** A route with one method and path; `access` is undefined if the route declares no access. */
export type ServedRoute = {
  method: string;
  url: string;
  access: Access | undefined;
  handler: string | null;
  isWebhook?: true;
  takesForm?: true;
  keyScope?: ApiKeyScope;
};

/** Error: a route declares no access, so the process must not start. */
export class UndeclaredAccessError extends Error {
  override readonly name = 'UndeclaredAccessError';

  /**
   * Creates the error.
   * @param routes routes or handlers without declared access, such as `GET /api/me` or `MeController.read`
   */
  constructor(readonly routes: readonly string[]) {
    super(
      `These routes declare no access: ${routes.join(', ')}. ` +
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
  ...(config?.portada?.takesForm && { takesForm: true }),
  ...(config?.portada?.keyScope && { keyScope: config.portada.keyScope }),
});

/**
 * Collects all routes that are added later as `servedRoutes`. The application does not become ready if one of these
 * routes declares no access.
 * @param fastify the server, before its first route is added
 */
export const collectServedRoutes = (fastify: FastifyInstance): void => {
  // The options of a route are read later, because a plugin may add its config after this hook. The path is copied
  // now, because Fastify changes the path of a route that is registered with and without a trailing slash.
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
 * Guard of non-public routes that have no controller. The guard sends a response, such as a redirect, or returns, and
 * then the request continues.
 * @throws AppError signed_out, refused
 */
export type RawRouteGuard = (request: FastifyRequest, reply: FastifyReply, access: Access) => Promise<void>;

/**
 * Adds a guard to all non-public routes that have no controller, including those of plugins. Call it before the first
 * plugin.
 * @param guard undefined to refuse requests to these routes
 */
export const guardRaw = (fastify: FastifyInstance, guard: RawRouteGuard | undefined): void => {
  fastify.addHook('onRequest', async (request, reply) => {
    const policy = request.routeOptions.config.portada;
    // A request that is answered with 404 has no route. A route without a policy is impossible, because the process
    // would not have started.
    if (request.is404 || !policy || policy.handler || policy.access === 'public') return;
    if (!guard) throw new AppError('refused');
    await guard(request, reply, policy.access);
    if (reply.sent) return reply;
  });
};
