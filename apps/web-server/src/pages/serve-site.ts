import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { extname, relative, sep } from 'node:path';
import { sendError } from '../error-responses';
import { type BuiltSite, htmlOf, isPage, readSite } from './built-site';
import { cacheControlOf, internalFiles, isImmutable } from './file-caching';
import { fileHeaders, setPageHeaders } from './page-headers';
import { servePages } from './site-pages';

/** A built site and the values that its pages show. */
export type SiteOptions = {
  /** Folder of the build, with `site.json`. */
  folder: string;
  publicUrl: string;
  /** Shown on the policy pages; empty unless given. */
  contactEmail?: string;
  /** Name of the third-party provider, on the sign-in page; none unless given. */
  oidcLabel?: string;
  /** Whether the pages use reCAPTCHA; no unless given. */
  withRecaptcha?: boolean;
};

/**
 * Serves a built site: its pages, its files, and the redirects of unknown addresses.
 * @param app with the routes that are not the site's
 * @throws where the folder holds no built site
 */
export const serveSite = async (app: FastifyInstance, options: SiteOptions): Promise<void> => {
  const { folder, publicUrl, contactEmail = '', oidcLabel = '', withRecaptcha = false } = options;
  const site = readSite(folder, { publicUrl, contactEmail, oidcLabel });
  // In a context of their own: responses of the processes behind have headers of their own.
  await app.register(async (pages) => {
    setPageHeaders(pages, { html: htmlOf(site), publicUrl, withRecaptcha });
    servePages(pages, site);
    redirectUnknown(pages, site);
  });
  await app.register(async (files) => serveFiles(files, folder));
};

/** Headers that let a browser revalidate a file; useless in the response of an immutable one. */
const validators = ['accept-ranges', 'etag', 'last-modified'];

/** Serves the files of a built site, with the precompressed one where there is one and the browser accepts it. */
export const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(fileHeaders);
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !internalFiles.test(path),
    setHeaders: (reply, path) => {
      // The path may be the path of the precompressed file.
      const [first = ''] = relative(folder, path)
        .replace(/\.(br|gz)$/, '')
        .split(sep);
      const cacheControl = cacheControlOf(first);
      void reply.header('cache-control', cacheControl);
      if (isImmutable(cacheControl)) for (const name of validators) reply.removeHeader(name);
    },
  });
};

/** `/pricing/` is `/pricing`. Any other unknown address redirects to `/`; a missing file is a 404. */
const redirectUnknown = (app: FastifyInstance, site: BuiltSite): void => {
  app.setNotFoundHandler((request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    const isFile = extname(path) !== '' || !['GET', 'HEAD'].includes(request.method);
    if (isFile) return sendError(request, reply, 'not_found');
    const bare = path.replace(/\/+$/, '');
    if (bare === path || !isPage(site, bare)) return reply.redirect('/', 302);
    return reply.redirect(query === undefined ? bare : `${bare}?${query}`, 301);
  });
};
