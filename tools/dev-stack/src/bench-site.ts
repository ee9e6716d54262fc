import { productConfig, type PublicConfig } from '@portada/contracts';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inWorkspace } from './workspace';

/**
 * URL path of the peer page, with which the benchmark compares public pages. The same web server serves the peer
 * page and the public pages.
 */
const peerPath = '/bench-peer';

/** Returns a page with only a heading and the picture of the landing page: the fastest page with that picture. */
const peerPage = (landing: string): string => {
  const [picture] = /<picture>[^]*?<\/picture>/.exec(landing) ?? [];
  if (picture === undefined) throw new Error('The landing page has no picture.');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="A picture and a heading"><title>A picture and a heading</title>',
    '<style>body{margin:1rem;font-family:sans-serif}img{width:100%;height:auto}</style></head>',
    `<body><main><h1>A picture and a heading</h1>${picture}</main></body></html>`,
  ].join('');
};

/**
 * Copies the built web app into a folder and adds the page to which the benchmark compares the web app (the peer page).
 * @param folder path of a folder that does not exist yet
 * @returns URL path of the peer page
 */
export const writeBenchSite = (folder: string): string => {
  cpSync(inWorkspace('dist/apps/web'), folder, { recursive: true });
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as { pages: unknown[] };
  const file = 'pages/bench-peer.html';
  writeFileSync(join(folder, file), peerPage(readFileSync(join(folder, 'pages/home.en.html'), 'utf8')));
  site.pages.push({ pattern: peerPath, status: 200, files: { en: file, es: file } });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  return peerPath;
};

const config: PublicConfig = {
  product: productConfig.product,
  contactEmail: productConfig.contactEmail,
  signUpCredits: productConfig.signUpCredits,
  imageModels: [],
  // The provider label is the default of `npm start`.
  oidc: { label: 'Google' },
  botCheck: { kind: 'proof-of-work' },
  mailsAreKept: false,
};

/** Responses to the api requests of public pages. */
const answers: Readonly<Record<string, unknown>> = { '/api/session': { user: null }, '/api/config': config };

/** Starts a minimal api, so that pages do not wait for the real api. @returns base URL of the minimal api */
export const startBenchApi = async (): Promise<string> => {
  const server = createServer((request, response) => {
    const body = answers[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
