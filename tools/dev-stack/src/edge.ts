import fastifyProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { isLoopback } from '@portada/config';
import fastify, { type FastifyInstance } from 'fastify';
import { extname, relative, sep } from 'node:path';
import { type BuiltSite, htmlOf, isPage, readSite } from './built-site';
import { type ArrivalLimits, edgeErrorOptions, handleEdgeErrors, sendError } from './edge-errors';
import { fileHeaders, setPageHeaders } from './page-headers';
import { proxyOptions } from './proxied-requests';
import { servePages } from './site-pages';
import { DevStackError, systemCode } from './dev-stack-error';
import { tunnelUpgrades } from './upgrade-tunnel';
import { Upstream } from './upstream';

/** What the edge joins into one origin; `web` is a folder of built files, or the address of a development server. */
export type EdgeOptions = {
  port: number;
  publicUrl: string;
  /** One address, or those of the processes that take requests now. */
  api: Upstream | string;
  gateway: Upstream | string;
  /** Null where there are none: their addresses are then the web's. */
  simulators?: string | null;
  /** Whether callers from other machines reach the simulators; no unless given. */
  simulatorsForAll?: boolean;
  /** Address to listen on; both loopback addresses unless given. */
  listenHost?: string | undefined;
  /** How long requests may take to arrive; see `arrivalLimits`. */
  arrival?: ArrivalLimits;
  web: { folder: string } | { address: string };
  /** Shown on the policy pages. */
  contactEmail?: string;
  /** Name of the third-party provider, on the sign-in page; none unless given. */
  oidcLabel?: string;
  /** Whether the pages use reCAPTCHA; no unless given. */
  withRecaptcha?: boolean;
  /** How long a request may wait while no process takes it (ms); 10 s unless given. */
  holdMs?: number;
};

/** Longer than a process takes to start. */
const defaultHoldMs = 10_000;

/** What is not the web: the beginning of the path, and the process behind. */
const routesOf = (api: Upstream, gateway: Upstream): [prefix: string, upstream: Upstream][] => [
  ['/api', api],
  ['/admin/queues', api],
  ['/dev/mail', api],
  ['/dev/mail.json', api],
  ['/socket.io', gateway],
];

/**
 * Starts the one origin: `/api`, `/socket.io` and a few more go to their processes, everything else is the web.
 * @throws DevStackError when the port is taken
 */
export const startEdge = async (options: EdgeOptions): Promise<FastifyInstance> => {
  const how = {
    protocol: new URL(options.publicUrl).protocol.slice(0, -1),
    holdMs: options.holdMs ?? defaultHoldMs,
  };
  const gateway = Upstream.of(options.gateway);
  // Bodies pass through unread; the processes behind set their own limits.
  const { watch, ...errors } = edgeErrorOptions(options.arrival);
  const app = fastify({
    ...errors,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  });
  watch(app.server);
  handleEdgeErrors(app);
  for (const [prefix, upstream] of routesOf(Upstream.of(options.api), gateway)) {
    await app.register(fastifyProxy, proxyOptions(prefix, upstream, how));
  }
  if (options.simulators) {
    const proxy = proxyOptions('/simulators', Upstream.of(options.simulators), how);
    await serveSimulators(app, proxy, options.simulatorsForAll ?? false);
  }
  // A development server's pages hold inline scripts of its own that change while it runs: they go without the policy.
  const web = 'address' in options.web ? Upstream.of(options.web.address) : undefined;
  if ('folder' in options.web) await serveFolder(app, options.web.folder, options);
  else if (web) await app.register(fastifyProxy, proxyOptions('/', web, how));
  tunnelUpgrades(app.server, (path) => (path.startsWith('/socket.io/') ? gateway : web), how);
  await listen(app, options);
  return app;
};

/** They sign anybody in and pay with made-up cards: only this machine reaches them, unless the settings say all may. */
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

const serveFolder = async (
  app: FastifyInstance,
  folder: string,
  { publicUrl, contactEmail = '', oidcLabel = '', withRecaptcha = false }: EdgeOptions,
): Promise<void> => {
  const site = readSite(folder, { publicUrl, contactEmail, oidcLabel });
  // After the proxies, and not for them: the processes behind send headers of their own.
  await app.register(async (pages) => {
    setPageHeaders(pages, { html: htmlOf(site), publicUrl, withRecaptcha });
    servePages(pages, site);
    leadElsewhere(pages, site);
  });
  await app.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => {
      void reply.headers(fileHeaders);
    });
    await serveFiles(files, folder);
  });
};

/** How long a file may be kept, by the folder it is in. */
const cacheControls: Record<string, string> = {
  // Names with a hash of the content.
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=31536000, immutable',
  // Names that stay, of content that hardly changes.
  cards: 'public, max-age=86400',
  icons: 'public, max-age=86400',
  styles: 'public, max-age=86400',
  'favicon.svg': 'public, max-age=86400',
  'manifest.webmanifest': 'public, max-age=86400',
};

/** What would be asked of a file that may be kept for ever is never asked. */
const validators = ['accept-ranges', 'etag', 'last-modified'];

const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Pages are sent by their addresses alone.
    allowedPath: (path) => !/\.(html|json)(\.|$)/.test(path),
    setHeaders: (reply, path) => {
      const [first = ''] = relative(folder, path).split(sep);
      const cacheControl = cacheControls[first] ?? 'no-cache';
      void reply.header('cache-control', cacheControl);
      if (cacheControl.endsWith('immutable')) for (const name of validators) reply.removeHeader(name);
    },
  });
};

/** `/pricing/` means `/pricing`; any other unknown address leads home, and a file that is not there is not there. */
const leadElsewhere = (app: FastifyInstance, site: BuiltSite): void => {
  app.setNotFoundHandler((request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    const isFile = extname(path) !== '' || !['GET', 'HEAD'].includes(request.method);
    if (isFile) return sendError(request, reply, 'not_found');
    const bare = path.replace(/\/+$/, '');
    if (bare === path || !isPage(site, bare)) return reply.redirect('/', 302);
    return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 301);
  });
};

const listen = async (
  app: FastifyInstance,
  { port, listenHost = 'localhost' }: EdgeOptions,
): Promise<void> => {
  try {
    await app.listen({ port, host: listenHost });
  } catch (error) {
    throw portError(port, error);
  }
};

/** The sentence for a port that cannot be had, or the error itself where it is another one. */
const portError = (port: number, error: unknown): unknown => {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return new DevStackError(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (code === 'EACCES')
    return new DevStackError(`Port ${port} is not allowed to this account: set PORT to 1024 or above.`);
  return error;
};
