import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { extname, relative, sep } from 'node:path';
import { sendError } from '../error-responses';
import { type BuiltSite, htmlOf, isPage, readSite } from './built-site';
import { cacheControlOf, internalFiles, isImmutable } from './file-caching';
import { fileHeaders, fileHeadersOf, setPageHeaders } from './page-headers';
import { servePages, wellKnownFolder } from './site-pages';

/** A built site and the values that its pages show. */
export type SiteOptions = {
  /** Folder of the build, with `site.json`. */
  folder: string;
  publicUrl: string;
  /** Contact address that the policy pages show; empty by default. */
  contactEmail?: string;
  /** Name of the third-party sign-in provider, shown on the sign-in page; none by default. */
  oidcLabel?: string;
  /** True if the pages use reCAPTCHA; false by default. */
  withRecaptcha?: boolean;
};

/**
 * Serves a built site: its pages, its files, and the redirects of unknown addresses.
 * @param app the application, with all routes that are not part of the site
 * @throws Error if the folder has no built site
 */
export const serveSite = async (app: FastifyInstance, options: SiteOptions): Promise<void> => {
  const { folder, publicUrl, contactEmail = '', oidcLabel = '', withRecaptcha = false } = options;
  const site = readSite(folder, { publicUrl, contactEmail, oidcLabel });
  // Pages are registered in a separate Fastify context, so that proxied responses keep the headers of the api and
  // the gateway.
  await app.register(async (pages) => {
    setPageHeaders(pages, { html: htmlOf(site), publicUrl, withRecaptcha });
    servePages(pages, site);
    redirectShared(pages, site);
    redirectUnknown(pages, site);
  });
  await app.register(async (files) => serveFiles(files, folder));
};

/**
 * Redirects what another app shared to the screen that continues. This happens without a service worker, so nothing can be
 * kept; the body of the request is not read.
 */
const redirectShared = (app: FastifyInstance, { shareTarget }: BuiltSite): void => {
  const onRequest = (_: unknown, reply: FastifyReply) => void reply.redirect(shareTarget.screen, 303);
  app.post(shareTarget.path, { onRequest }, () => undefined);
};

/**
 * Response headers that let a browser revalidate a file. These headers are useless in the response of an immutable
 * file.
 */
const validators = ['accept-ranges', 'etag', 'last-modified'];

/**
 * Serves the files of a built site. The precompressed copy of a file is sent if such a copy exists and the browser
 * accepts its encoding.
 */
export const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(fileHeaders);
    // @fastify/static reads `*` as gzip, also if gzip is refused. The order of the encodings is not a preference.
    const { headers } = request;
    if (headers['accept-encoding'] !== undefined) {
      const accepted = new Negotiator(request.raw).encodings(['br', 'gzip']);
      headers['accept-encoding'] = ['br', 'gzip'].filter((name) => accepted.includes(name)).join(', ');
    }
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !internalFiles.test(path),
    setHeaders: (reply, path) => {
      // The path may be the path of the precompressed copy of a file.
      const [first = ''] = relative(folder, path)
        .replace(/\.(br|gz)$/, '')
        .split(sep);
      const cacheControl = cacheControlOf(first);
      void reply.header('cache-control', cacheControl).headers(fileHeadersOf(first));
      if (isImmutable(cacheControl)) for (const name of validators) reply.removeHeader(name);
    },
  });
};

/**
 * Redirects a path with a trailing slash, such as `/pricing/`, to the page, and other unknown paths to `/`. A missing
 * file is a 404, as is a path that programs look for (RFC 8615): a page would tell them that it exists.
 */
const redirectUnknown = (app: FastifyInstance, site: BuiltSite): void => {
  app.setNotFoundHandler((request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    const isFile = extname(path) !== '' || path.startsWith(wellKnownFolder);
    if (isFile || !['GET', 'HEAD'].includes(request.method)) return sendError(request, reply, 'not_found');
    const bare = path.replace(/\/+$/, '');
    if (bare === path || !isPage(site, bare)) return reply.redirect('/', 302);
    return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 301);
  });
};
