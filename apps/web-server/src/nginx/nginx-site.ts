/**
 * Writes the folder that the nginx image serves (deploy/Dockerfile): the built site with the values of this installation
 * in its pages, and the headers of its responses as lines of nginx.
 *
 * `node dist/apps/web-server/nginx-site.mjs <folder>`, with the settings of the web server.
 */
import fastify from 'fastify';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOrExit } from '@portada/config';
import { filesWithValues, htmlOf, readSite } from '../pages/built-site';
import { setPageHeaders } from '../pages/page-headers';
import { type WebServerSettings, readSettings } from '../settings';

/** The headers of every page, as the web server sends them, in lines of nginx. */
const headerLines = async (html: readonly string[], settings: WebServerSettings): Promise<string> => {
  const app = fastify();
  const withRecaptcha = settings.RECAPTCHA_SITE_KEY !== undefined;
  setPageHeaders(app, { html, publicUrl: settings.PUBLIC_URL, withRecaptcha });
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  return Object.entries(headers)
    .filter(([name]) => !/^(content-(length|type)|date|connection)$/.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value)}" always;\n`)
    .join('');
};

const writeSite = async (folder: string): Promise<void> => {
  const settings = settingsOrExit(readSettings);
  const {
    PUBLIC_URL: publicUrl,
    CONTACT_EMAIL: contactEmail,
    OIDC_LABEL: oidcLabel,
    SITE_DIR: built,
  } = settings;
  const values = { publicUrl, contactEmail, oidcLabel };
  cpSync(built, join(folder, 'html'), { recursive: true });
  for (const [file, text] of filesWithValues(built, values)) writeFileSync(join(folder, 'html', file), text);
  writeFileSync(join(folder, 'headers.conf'), await headerLines(htmlOf(readSite(built, values)), settings));
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write.');
await writeSite(folder);
