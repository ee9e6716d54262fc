import fastifyProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import {
  type AllowedHosts,
  createAddressReader,
  createHostCheck,
  isLoopback,
  strictTransportSecurity,
} from '@portada/config';
import { type DrainTimes, drainable } from '@portada/lifecycle';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  type ArrivalLimits,
  connectionErrorOptions,
  handleRouteErrors,
  misdirected,
  sendError,
} from './error-responses';
import { serveSite } from './pages/serve-site';
import { proxiedPrefixes } from './proxy/proxied-prefixes';
import { type Forwarding, proxyOptions } from './proxy/proxied-requests';
import { tunnelUpgrades } from './proxy/upgrade-tunnel';
import { Upstream } from './proxy/upstream';
import { systemCode } from './system-error';

/** Options of the web server, which serves the api, the gateway, the simulators and the site at one origin. */
export type WebServerOptions = {
  port: number;
  publicUrl: string;
  /** Host names besides the one of `publicUrl` for which requests are answered; every host name by default. */
  allowedHosts?: AllowedHosts;
  /** Address of the api, or the addresses of the api processes that accept requests now. */
  api: Upstream | string;
  gateway: Upstream | string;
  /** Address of the simulators. If null, there are no simulators, and their paths are unknown paths of the site. */
  simulators?: string | null;
  /** True if callers from other machines may reach the simulators; false by default. */
  simulatorsForAll?: boolean;
  /** Address that the web server listens on; both loopback addresses by default. */
  listenHost?: string | undefined;
  /** Time limits for the arrival of requests; see `arrivalLimits`. */
  arrival?: ArrivalLimits;
  /** The folder of the built site, or the address of a development server. */
  web: { folder: string } | { address: string };
  /** Contact address that the policy pages show. */
  contactEmail?: string;
  /** Name of the third-party sign-in provider, shown on the sign-in page; none by default. */
  oidcLabel?: string;
  /** True if the pages use reCAPTCHA; false by default. */
  withRecaptcha?: boolean;
  /** Time in ms that a request may wait while no process accepts requests; 10,000 by default. */
  holdMs?: number;
  /** Proxies whose X-Forwarded-For header is used, in the form of TRUSTED_PROXIES; none by default. */
  trustedProxies?: string | undefined;
};

/** A listening web server. */
export type WebServer = Pick<FastifyInstance, 'addresses'> & {
  /** Stops the web server at once, and closes all connections. */
  close(): Promise<void>;
  /**
   * Stops the web server: it announces its end, closes the sockets of browsers evenly over `socketMs`, and resolves when
   * all requests are answered.
   */
  drain(times: DrainTimes & { socketMs: number }): Promise<void>;
};

/** Error of a port that cannot be used. The message states the reason and a remedy. */
export class PortUnavailableError extends Error {}

/** Default of `holdMs` in ms. The time is longer than the start of a process takes. */
const defaultHoldMs = 10_000;

/**
 * Starts the web server. The web server forwards the proxied prefixes to the api and the gateway, and serves the
 * site at all other paths.
 * @returns the listening server
 * @throws PortUnavailableError if the port is taken or not allowed
 */
export const startWebServer = async (options: WebServerOptions): Promise<WebServer> => {
  const forwarding: Forwarding = {
    addressOf: createAddressReader(options.trustedProxies ?? ''),
    protocol: new URL(options.publicUrl).protocol.slice(0, -1),
    holdMs: options.holdMs ?? defaultHoldMs,
  };
  const upstreams = { api: Upstream.of(options.api), gateway: Upstream.of(options.gateway) };
  // The web server forwards request bodies without reading them. The api and the gateway limit the size of bodies.
  const everywhere = headersOfEveryAnswer(options.publicUrl);
  const { watch, ...errors } = connectionErrorOptions(everywhere, options.arrival);
  const app = fastify({
    ...errors,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  });
  watch(app.server);
  // Fastify calls no hook for a request with an invalid URL, so the headers are set before Fastify reads the request.
  app.server.prependListener('request', (_request, response) => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
  });
  const isKnownHost = createHostCheck(options.publicUrl, options.allowedHosts ?? '*');
  app.addHook('onRequest', async (request, reply) => {
    if (isKnownHost(request.headers.host)) return;
    sendError(request, reply, 'not_found', misdirected);
    return reply;
  });
  handleRouteErrors(app);
  for (const [prefix, name] of Object.entries(proxiedPrefixes)) {
    await app.register(fastifyProxy, proxyOptions(prefix, upstreams[name], forwarding));
  }
  if (options.simulators) {
    const proxy = proxyOptions('/simulators', Upstream.of(options.simulators), forwarding);
    await serveSimulators(
      app,
      proxy,
      ({ raw }) => options.simulatorsForAll || isLoopback(forwarding.addressOf(raw)),
    );
  }
  // Pages of a development server have no content security policy, because their inline scripts change during
  // development.
  const web = 'address' in options.web ? Upstream.of(options.web.address) : undefined;
  if ('folder' in options.web) await serveSite(app, { ...options, folder: options.web.folder });
  else if (web) await app.register(fastifyProxy, proxyOptions('/', web, forwarding));
  const closeTunnels = tunnelUpgrades(
    app.server,
    ({ url = '/', headers }) => {
      if (!isKnownHost(headers.host)) return undefined;
      return url.startsWith('/socket.io/') ? upstreams.gateway : web;
    },
    { ...forwarding, everywhere },
  );
  await listen(app, options);
  const drainServer = drainable(app.server);
  const drain: WebServer['drain'] = async ({ socketMs, ...times }) => {
    await drainServer(times, () => void closeTunnels(socketMs));
    await app.close();
  };
  return { addresses: () => app.addresses(), close: () => app.close(), drain };
};

/**
 * Returns the headers that every answer has: pages, files, redirects, errors and forwarded responses.
 * @param publicUrl address of the site
 */
const headersOfEveryAnswer = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': strictTransportSecurity } : {};

/**
 * Forwards the paths of the simulators. Simulators sign in any user and accept invented cards, so by default only
 * callers on this machine reach the simulators.
 */
const serveSimulators = async (
  app: FastifyInstance,
  proxy: FastifyHttpProxyOptions,
  isAllowed: (request: FastifyRequest) => boolean,
): Promise<void> => {
  await app.register(async (simulators) => {
    simulators.addHook('onRequest', async (request, reply) => {
      if (isAllowed(request)) return;
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

/** Returns a PortUnavailableError if the port cannot be used, and any other error unchanged. */
const portError = (port: number, error: unknown): unknown => {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return new PortUnavailableError(
      `Port ${port} is taken: stop the program that uses this port, or set PORT to another port.`,
    );
  if (code === 'EACCES')
    return new PortUnavailableError(
      `Port ${port} is not allowed to this account: set PORT to 1024 or above.`,
    );
  return error;
};
