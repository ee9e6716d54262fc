import fastify from 'fastify';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { filesWithValues, htmlOf, readManifest, readSite, tokenPlaceholder } from '../pages/built-site';
import { internalFiles } from '../pages/file-caching';
import { setPageHeaders } from '../pages/page-headers';
import { serveFiles } from '../pages/serve-site';
import { type WebServerSettings } from '../settings';
import { type NginxOptions, renderNginxConfig, tokenInclude } from './nginx-config';
import { addHeader, quoted } from './nginx-text';

/** Returns the security headers of pages as nginx directives, read from a response of the web server. */
const pageHeaderLines = async (html: readonly string[], settings: WebServerSettings): Promise<string> => {
  const app = fastify();
  const withRecaptcha = settings.RECAPTCHA_SITE_KEY !== undefined;
  setPageHeaders(app, { html, publicUrl: settings.PUBLIC_URL, withRecaptcha });
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  return Object.entries(headers)
    .filter(([name]) => !/^(content-(length|type)|date|connection)$/.test(name))
    .map(([name, value]) => `${addHeader(name, quoted(String(value)))}\n`)
    .join('');
};

/** Returns the Content-Type of every file extension in a site folder, read from responses of the web server. */
const contentTypesOf = async (folder: string): Promise<NginxOptions['contentTypes']> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file));
  const byExtension = new Map(
    files.filter((file) => !internalFiles.test(file)).map((file) => [extname(file).slice(1), file]),
  );
  const app = fastify();
  await serveFiles(app, folder);
  const types: Record<string, string> = { html: 'text/html; charset=utf-8' };
  for (const [extension, file] of byExtension) {
    const { headers } = await app.inject(`/${file}`);
    types[extension] = String(headers['content-type'] ?? 'application/octet-stream');
  }
  return types;
};

/**
 * Writes the files that make nginx respond like the web server: `html/` (the built site with the values of this
 * installation), `nginx.conf` and `page-headers.conf`.
 * @param folder target folder; nginx must find the folder at the same path
 * @param options `listen`: port of nginx, or address and port; `accessLogFile`: path of the access log
 * @throws Error if nginx cannot serve the site
 */
export const writeNginxFiles = async (
  folder: string,
  settings: WebServerSettings,
  { listen = String(settings.PORT), accessLogFile = '/var/log/nginx/access.log' } = {},
): Promise<void> => {
  const { PUBLIC_URL: publicUrl, SITE_DIR: built } = settings;
  const values = { publicUrl, contactEmail: settings.CONTACT_EMAIL, oidcLabel: settings.OIDC_LABEL };
  const html = resolve(folder, 'html');
  mkdirSync(folder, { recursive: true });
  cpSync(built, html, { recursive: true });
  for (const [file, text] of filesWithValues(built, values))
    writeFileSync(join(html, file), text.replaceAll(tokenPlaceholder, tokenInclude));
  const headers = await pageHeaderLines(htmlOf(readSite(built, values)), settings);
  writeFileSync(join(folder, 'page-headers.conf'), headers);
  const config = renderNginxConfig({
    listen,
    root: html,
    pageHeadersFile: resolve(folder, 'page-headers.conf'),
    publicUrl,
    accessLogFile,
    allowedHosts: settings.ALLOWED_HOSTS,
    upstreams: { api: settings.API_URL, gateway: settings.GATEWAY_URL },
    site: readManifest(built),
    contentTypes: await contentTypesOf(built),
  });
  writeFileSync(join(folder, 'nginx.conf'), config);
};
