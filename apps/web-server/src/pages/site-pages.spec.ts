import { rmSync } from 'node:fs';
import { writeBuiltSite } from './built-site.fixture';
import { type WebServer, startWebServer } from '../web-server';
import { freePort } from '@portada/testing';

const web = writeBuiltSite();
let webServer: WebServer;
let origin = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const nowhere = 'http://127.0.0.1:9';
  webServer = await startWebServer({
    port,
    publicUrl: origin,
    api: nowhere,
    gateway: nowhere,
    web: { folder: web },
    contactEmail: 'us@portada.test',
    oidcLabel: 'örg & "<Sons>"',
  });
});
afterAll(async () => {
  await webServer.close();
  rmSync(web, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, redirect: 'manual' });
const languageOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(path, headers);
  const language = answer.headers.get('content-language');
  expect(await answer.text()).toContain(`<html lang="${language}">`);
  return language;
};

test.each([
  [
    'the query before cookie and header',
    '/?lang=es',
    { cookie: 'language=en', 'accept-language': 'en' },
    'es',
  ],
  ['the cookie before the header', '/', { cookie: 'a=b; language=es', 'accept-language': 'en' }, 'es'],
  ['the header without a cookie', '/', { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.5' }, 'es'],
  ['the header by weight, not by order', '/', { 'accept-language': 'en;q=0.2, es;q=0.8' }, 'es'],
  ['no language with weight 0', '/', { 'accept-language': 'es;q=0, *' }, 'en'],
  ['English without query, cookie and header', '/', {}, 'en'],
  ['English where the header has neither language', '/', { 'accept-language': 'fr, de' }, 'en'],
  ['no unknown language of the query', '/?lang=fr', { 'accept-language': 'es' }, 'es'],
  ['no language that the query names twice', '/?lang=es&lang=en', {}, 'en'],
  ['no language of a malformed cookie', '/', { cookie: 'language=%E0%A4%A; ;=' }, 'en'],
  ['no language of a malformed header', '/', { 'accept-language': ';;q=x,-,,*;q' }, 'en'],
])(
  'the web server chooses the language of a page: %s',
  async (_, path, headers: Record<string, string>, language) => {
    expect(await languageOf(path, headers)).toBe(language);
  },
);

test('the web server sends Vary for caches, and stores the language of a language link in a cookie', async () => {
  const plain = await ask('/pricing');
  expect(plain.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  expect(plain.headers.get('set-cookie')).toBeNull();
  const chosen = await ask('/pricing?lang=es');
  expect(chosen.headers.get('set-cookie')).toBe('language=es; Max-Age=31536000; Path=/; SameSite=Lax');
  expect((await ask('/pricing?lang=fr')).headers.get('set-cookie')).toBeNull();
});

test('the web server replaces the placeholders of origin and contact address in pages and files', async () => {
  for (const path of ['/', '/dashboard', '/sitemap.xml', '/robots.txt', '/blog/rss.es.xml']) {
    const text = await (await ask(path)).text();
    expect(text).toContain(origin);
    expect(text).not.toContain('origin.invalid');
  }
  expect(await (await ask('/')).text()).toContain('mailto:us@portada.test');
});

test('the web server inserts the name of the third-party provider into pages, escaped for HTML and for scripts', async () => {
  const text = await (await ask('/auth')).text();
  expect(text).toContain('<script type="application/json">{"label":"örg & \\"\\u003cSons>\\""}</script>');
  const label = 'örg &amp; &quot;&lt;Sons&gt;&quot;';
  expect(text).toContain(`<p data-provider="${label}"><b>Ö</b>Continue with ${label}</p>`);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['identity', null],
  ['zstd', null],
])('a browser that accepts %s receives a page in the encoding %s', async (accepted, sent) => {
  for (const path of ['/pricing', '/dashboard', '/sitemap.xml']) {
    const answer = await ask(path, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(await answer.text()).toContain(origin);
  }
});

test('the web server responds 304 to a browser that has the page, with Vary and Content-Language', async () => {
  const first = await ask('/pricing');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await ask('/pricing', { 'if-none-match': known });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
    expect(again.headers.get('content-language')).toBe('en');
  }
  expect((await ask('/pricing', { 'if-none-match': etag, 'accept-language': 'es' })).status).toBe(200);
});

test('the web server responds to HEAD as to GET, without a body', async () => {
  const answer = await ask('/pricing', {}, 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('the query parameter view selects the page at an address with several views', async () => {
  const titleAt = async (path: string) => /<title>(.*?)</.exec(await (await ask(path)).text())?.[1];
  expect(await titleAt('/auth?view=register')).toBe('Portada register');
  expect(await titleAt('/auth?view=other')).toBe('Portada auth');
  expect(await titleAt('/auth')).toBe('Portada auth');
});

test.each([
  ['/register', 302, '/auth?view=register'],
  ['/.well-known/change-password', 302, '/profile'],
  ['/nowhere', 302, '/'],
  ['/nowhere/', 302, '/'],
  ['//evil/', 302, '/'],
  ['/pricing/', 301, '/pricing'],
  ['/pricing/?a=1&b=%2F', 301, '/pricing?a=1&b=%2F'],
  ['/blog/first/', 301, '/blog/first'],
  ['/thumbnails/1/edit/', 301, '/thumbnails/1/edit'],
])('the web server redirects %s (%s) to %s', async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test.each([
  '/assets/app-old.js',
  '//evil.example/',
  '/index.html',
  '/app.html',
  '/site.json',
  '/pages/home.en.html',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-authorization-server/mcp',
])('the web server responds 404 to %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('security.txt is valid for almost a year from the start of the web server', async () => {
  const text = await (await ask('/.well-known/security.txt')).text();
  const days = (Date.parse(text.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect([days > 358, days <= 360]).toEqual([true, true]);
});

test('the web server sends noindex for screens and missing pages', async () => {
  const robots = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('x-robots-tag')];
  };
  expect(await robots('/dashboard')).toEqual([200, 'noindex']);
  expect(await robots('/blog/none')).toEqual([404, 'noindex']);
  expect(await robots('/blog/first')).toEqual([200, null]);
  expect(await robots('/')).toEqual([200, null]);
});

test.each([
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/pictures/hero-1a2b-360.avif', 'public, max-age=31536000, immutable'],
  ['/cards/home.jpg', 'public, max-age=86400'],
  ['/favicon.svg', 'public, max-age=86400'],
  ['/manifest.webmanifest', 'public, max-age=86400'],
])('the web server sends the file %s with Cache-Control %s', async (path, cacheControl) => {
  const { headers } = await ask(path, { 'accept-encoding': 'br' });
  expect(headers.get('cache-control')).toBe(cacheControl);
});

test('the page of a share link has the picture of the link, in the language of the reader', async () => {
  const token = 'AAAAAAAAAAAAAAAAAAAA-_';
  const answer = await ask(`/s/${token}`, { 'accept-language': 'es' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const text = await answer.text();
  expect(text).toContain('<html lang="es">');
  expect(text).toContain(`content="${origin}/api/shared/picture?token=${token}"`);
  expect(text).not.toContain('.invalid');
});

test.each(['short', 'AAAAAAAAAAAAAAAAAAAA-_1', '%22%3E%3Cscript%3EAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAA%22%3E'])(
  'an address without the token of a share link has no picture: %s',
  async (token) => {
    const answer = await ask(`/s/${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const text = await answer.text();
    expect(text).not.toContain('og:image');
    expect(text).not.toContain('<script>AAAA');
  },
);
