import fastifyProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { isLoopback } from '@portada/config';
import fastify, { type FastifyInstance } from 'fastify';
import { type ArrivalLimits, connectionErrorOptions, handleRouteErrors, sendError } from './error-responses';
import { serveSite } from './pages/serve-site';
import { proxiedPrefixes } from './proxy/proxied-prefixes';
import { proxyOptions } from './proxy/proxied-requests';
import { tunnelUpgrades } from './proxy/upgrade-tunnel';
import { Upstream } from './proxy/upstream';
import { systemCode } from './system-error';

/** What the web server joins into one origin. */
export type WebServerOptions = {
  port: number;
  publicUrl: string;
  /** One address, or the addresses of the processes that accept requests at the moment. */
  api: Upstream | string;
  gateway: Upstream | string;
  /** Address of the simulators. Null where there are none: their paths are then unknown paths of the site. */
  simulators?: string | null;
  /** Whether callers from other machines reach the simulators; no unless given. */
  simulatorsForAll?: boolean;
  /** Address to listen on; both loopback addresses unless given. */
  listenHost?: string | undefined;
  /** Time limits for the arrival of requests; see `arrivalLimits`. */
  arrival?: ArrivalLimits;
  /** The folder of the built site, or the address of a development server. */
  web: { folder: string } | { address: string };
  /** Shown on the policy pages. */
  contactEmail?: string;
  /** Name of the third-party provider, on the sign-in page; none unless given. */
  oidcLabel?: string;
  /** Whether the pages use reCAPTCHA; no unless given. */
  withRecaptcha?: boolean;
  /** How long a request may wait while no process accepts it (ms); 10 s unless given. */
  holdMs?: number;
};

/** The port cannot be used; the message says why and what to do. */
export class PortUnavailableError extends Error {}

/** Longer than a process takes to start (ms). */
const defaultHoldMs = 10_000;

/**
 * Starts the web server: proxied prefixes go to the processes behind it, everything else is the site.
 * @returns the listening server
 * @throws PortUnavailableError when the port is taken or not allowed
 */
export const startWebServer = async (options: WebServerOptions): Promise<FastifyInstance> => {
  const forwarding = {
    protocol: new URL(options.publicUrl).protocol.slice(0, -1),
    holdMs: options.holdMs ?? defaultHoldMs,
  };
  const upstreams = { api: Upstream.of(options.api), gateway: Upstream.of(options.gateway) };
  // Bodies pass through unread; the processes behind set their own limits.
  const { watch, ...errors } = connectionErrorOptions(options.arrival);
  const app = fastify({
    ...errors,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  });
  watch(app.server);
  handleRouteErrors(app);
  for (const [prefix, name] of Object.entries(proxiedPrefixes)) {
    await app.register(fastifyProxy, proxyOptions(prefix, upstreams[name], forwarding));
  }
  if (options.simulators) {
    const proxy = proxyOptions('/simulators', Upstream.of(options.simulators), forwarding);
    await serveSimulators(app, proxy, options.simulatorsForAll ?? false);
  }
  // The pages of a development server have inline scripts that change while it runs: they have no security policy.
  const web = 'address' in options.web ? Upstream.of(options.web.address) : undefined;
  if ('folder' in options.web) await serveSite(app, { ...options, folder: options.web.folder });
  else if (web) await app.register(fastifyProxy, proxyOptions('/', web, forwarding));
  tunnelUpgrades(
    app.server,
    (path) => (path.startsWith('/socket.io/') ? upstreams.gateway : web),
    forwarding,
  );
  await listen(app, options);
  return app;
};

/** Simulators sign in any user and accept invented cards: only this machine reaches them, unless settings allow all. */
const serveSimulators = async (
  app: FastifyInstance,
  proxy: FastifyHttpProxyOptions,
  simulatorsForAll: boolean,
): Promise<void> => {
  await app.register(async (simulators) => {
    simulators.addHook('onRequest', async (request, reply) => {
      if (simulatorsForAll || isLoopback(request.ip)) return;
      sendError(request, reply, 'not_found');
      return reply;
    });
    await simulators.register(fastifyProxy, proxy);
  });
};

const listen = async (
  app: FastifyInstance,
  { port, listenHost = 'localhost' }: WebServerOptions,
): Promise<void> => {
  try {
    await app.listen({ port, host: listenHost });
  } catch (error) {
    throw portError(port, error);
  }
};

/** The error for a port that cannot be used, or the same error where it is another one. */
const portError = (port: number, error: unknown): unknown => {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return new PortUnavailableError(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (code === 'EACCES')
    return new PortUnavailableError(
      `Port ${port} is not allowed to this account: set PORT to 1024 or above.`,
    );
  return error;
};
