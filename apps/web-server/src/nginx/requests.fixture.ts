import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readManifest } from '../pages/built-site';

/** Path of the folder with the built site. */
export const built = resolve(__dirname, '../../../../dist/apps/web');

const { pages, screens } = readManifest(built);
const fill = (pattern: string): string => pattern.replace(/:\w+/g, 'none-such');

/** Returns true for a page of a folder with many pages of the same kind, such as the examples, except for the first one. */
const isRepeated = ({ pattern }: { pattern: string }, index: number): boolean =>
  pattern.startsWith('/examples/') &&
  !pattern.includes(':') &&
  pages.findIndex((other) => dirname(other.pattern) === dirname(pattern)) < index;

/** Paths of the prerendered pages, one of each kind. The web server has the same rule for all pages of a kind. */
const pagePaths = pages
  .filter((page, index) => !isRepeated(page, index))
  .map(({ pattern, view }) => fill(pattern) + (view ? `?view=${view}` : ''));
const screenPaths = screens.patterns.map(fill);
const firstOf = (folder: string, end: string): string =>
  `/${folder}/${readdirSync(join(built, folder)).find((file) => file.endsWith(end))}`;

/**
 * Test requests, one or more for each rule of the web server: a name, a path, and the options that differ from a plain
 * GET.
 */
export const requests: [name: string, path: string, init?: RequestInit][] = [
  ...pagePaths.flatMap((path): [string, string, RequestInit?][] => [
    ['a page', path],
    [
      'a page in the language of the browser',
      path,
      { headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' } },
    ],
    ['a page in the language of the query', path + (path.includes('?') ? '&' : '?') + 'lang=es'],
    ['a page in the language of the cookie', path, { headers: { cookie: 'a=b; language=es' } }],
  ]),
  ...[...pagePaths, ...screenPaths].map((path): [string, string] => [
    'a trailing slash',
    `${path.split('?', 1)[0]?.replace(/\/$/, '')}/?a=1&b=%2F`,
  ]),
  ...screenPaths.map((path): [string, string] => ['a screen', path]),
  ['a share link', '/s/AAAAAAAAAAAAAAAAAAAA-_'],
  [
    'a share link for a Spanish browser',
    '/s/AAAAAAAAAAAAAAAAAAAA-_',
    { headers: { 'accept-language': 'es' } },
  ],
  ['a share link with a token that is too long', '/s/AAAAAAAAAAAAAAAAAAAA-_1'],
  ...[
    'fr,es;q=0.9,en;q=0.8',
    'es;q=0,en',
    'es;q=0.0, *',
    'est',
    'fr',
    '*',
    'ES',
    'fr, en-GB;q=0.9, es;q=0.8',
    ';;q=x,-,,*;q',
  ].map((header): [string, string, RequestInit] => [
    `Accept-Language ${header}`,
    '/pricing',
    { headers: { 'accept-language': header } },
  ]),
  ['the query before the cookie', '/?lang=en', { headers: { cookie: 'language=es' } }],
  ['an unknown language of the query', '/?lang=fr', { headers: { 'accept-language': 'es' } }],
  ['a language that is named twice', '/?lang=es&lang=en'],
  ['a parameter in capital letters', '/?LANG=es'],
  ['a longer parameter', '/?slang=es&language=es'],
  ['an unknown language of the cookie', '/', { headers: { cookie: 'language=fr' } }],
  ['an unknown view', '/auth?view=other'],
  ['a view that is named twice', '/auth?view=other&view=register'],
  ['a page by HEAD', '/pricing', { method: 'HEAD' }],
  ['a published address', '/register'],
  ...['change-password', 'oauth-protected-resource', 'oauth-authorization-server/mcp', 'none/'].map(
    (path): [string, string] => ['a well-known path', `/.well-known/${path}`],
  ),
  ...[
    '/nowhere',
    '/nowhere/',
    '/apix',
    '/adminx',
    '/dev',
    '/assets',
    '/assets/',
    '/pages',
    '//pricing',
    '/.env',
  ].map((path): [string, string] => ['an unknown address', path]),
  ['a missing file', '/assets/app-old.js'],
  ['a missing file, for a Spanish browser', '/no.js', { headers: { 'accept-language': 'fr, es-MX' } }],
  [
    'a missing file, for a browser that refuses Spanish',
    '/no.js',
    { headers: { 'accept-language': 'es;q=0, en' } },
  ],
  [
    'a missing file, for a browser that asks for Estonian',
    '/no.js',
    { headers: { 'accept-language': 'est' } },
  ],
  ['a missing file with a trailing slash', '/no.js/'],
  ['a missing file without a name', '/assets/none'],
  ...[
    '/app.html',
    '/site.json',
    '/index.html',
    '/.vite/manifest.json',
    '/pages/home.en.html',
    '/error.404',
  ].map((path): [string, string] => ['an internal file', path]),
  ...['/', '/blog/none-such', '/dashboard', '/register', '/nowhere', '/favicon.svg'].map(
    (path): [string, string, RequestInit] => ['another method', path, { method: 'POST', body: '{}' }],
  ),
  ['something shared without a service worker', '/share-target', { method: 'POST', body: new FormData() }],
  ['the address of the share target', '/share-target'],
  ['another method of the share target', '/share-target', { method: 'PUT', body: '{}' }],
  ['the service worker', '/service-worker.js'],
  ['an immutable script', firstOf('assets', '.js')],
  ['the script of a worker', firstOf('workers', '.js')],
  ['an immutable image', firstOf('pictures', '.avif')],
  ...[
    '/favicon.svg',
    '/manifest.webmanifest',
    '/cards/home.jpg',
    '/icons/icon-192.png',
    '/styles/neon.webp',
  ].map((path): [string, string] => ['a file', path]),
  ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/blog/rss.en.xml', '/blog/rss.es.xml'].map(
    (path): [string, string] => ['a file with the address of the site', path],
  ),
  ['an address that cannot be decoded', '/api/%zz'],
  ...[
    '/api',
    '/api/me?a=1%2F2',
    '/api//x',
    '/admin/queues',
    '/admin/queues/api',
    '/dev/mail',
    '/dev/mail.json',
    '/dev/mail/1',
    '/socket.io/?EIO=4',
  ].map((path): [string, string] => ['a proxied path', path]),
  [
    'forged forwarding headers',
    '/api/forwarded',
    {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'gopher',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
      },
    },
  ],
  [
    'forged forwarding headers of a socket',
    '/socket.io/forwarded',
    { headers: { 'x-forwarded-for': '6.6.6.6' } },
  ],
  ['an error of a process behind', '/api/fails'],
  ['a process behind that drops a request', '/api/drops', { method: 'POST', body: '{}' }],
];
