/**
 * Writes the folder that the edge's image serves (deploy/Dockerfile): the built web with the site's own facts in its
 * pages, and the headers of every answer as lines of nginx. What the edge of `npm start` does while it runs is done
 * here once, by the same code.
 *
 * `node --import tsx tools/dev-stack/src/edge-image.ts <folder>`, with the settings PUBLIC_URL, CONTACT_EMAIL, OIDC_LABEL
 * and RECAPTCHA_SITE_KEY.
 */
import fastify from 'fastify';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf, readSite, withFacts } from './built-site';
import { setPageHeaders } from './page-headers';
import { type StackSettings, readSettings } from './settings';
import { DevStackError } from './dev-stack-error';
import { inWorkspace } from './workspace';

/** The headers of every answer, as the edge of `npm start` sends them, in lines of nginx. */
const headerLines = async (html: readonly string[], settings: StackSettings): Promise<string> => {
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

const writeImage = async (folder: string): Promise<void> => {
  const settings = readSettings(process.env);
  const { PUBLIC_URL: publicUrl, CONTACT_EMAIL: contactEmail, OIDC_LABEL: oidcLabel } = settings;
  const facts = { publicUrl, contactEmail, oidcLabel };
  const built = inWorkspace('dist/apps/web');
  cpSync(built, join(folder, 'html'), { recursive: true });
  for (const [file, text] of withFacts(built, facts)) writeFileSync(join(folder, 'html', file), text);
  writeFileSync(join(folder, 'headers.conf'), await headerLines(htmlOf(readSite(built, facts)), settings));
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new DevStackError('Name the folder to write.');
void writeImage(folder);
