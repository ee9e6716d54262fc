import { errorCatalogue } from '@portada/contracts';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { inlineScript, writeBuiltSite } from './pages/built-site.fixture';
import { type WebServer, startWebServer } from './web-server';
import { pageHeaders } from './pages/page-headers';
import { freePort } from '@portada/testing';

const web = writeBuiltSite();
const servers: Server[] = [];
let webServer: WebServer;
let port = 0;
let origin = '';

/**
 * Starts an upstream process that returns each request as JSON, accepts upgrades at /socket.io/ok and refuses other
 * upgrades.
 */
const startBehind = async (name: string): Promise<string> => {
  const server = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (chunk: Buffer) => (body += chunk.toString()));
    asked.on('end', () => answer.end(JSON.stringify({ name, url: asked.url, headers: asked.headers, body })));
  });
  server.on('upgrade', (asked, socket) => {
    if (asked.url !== '/socket.io/ok') {
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 3\r\n\r\nno!');
      return;
    }
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
    socket.write(`${asked.headers['x-forwarded-for']} ${asked.headers.origin};`);
    socket.pipe(socket);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  const [api, gateway] = [await startBehind('api'), await startBehind('gateway')];
  const simulators = await startBehind('simulators');
  webServer = await startWebServer({
    port,
    publicUrl: origin,
    api,
    gateway,
    simulators,
    web: { folder: web },
  });
});

afterAll(async () => {
  await webServer.close();
  for (const server of servers) server.close().closeAllConnections();
  rmSync(web, { recursive: true, force: true });
});

/** Starts another web server with separate upstream processes. It listens on every address by default. */
const startListeningEverywhere = async (more: Partial<Parameters<typeof startWebServer>[0]>) => {
  const [api, simulators] = [await startBehind('api'), await startBehind('simulators')];
  const upstreams = { api, gateway: api, simulators, web: { folder: web } };
  const options = { ...upstreams, port: await freePort(), publicUrl: origin, listenHost: '0.0.0.0' };
  const other = await startWebServer({ ...options, ...more });
  return { port: options.port, addresses: other.addresses(), close: () => other.close() };
};

type Seen = { name: string; url: string; headers: Record<string, string>; body: string };

const upgrade = (
  path: string,
): Promise<{ answer: IncomingMessage; text: (enough: RegExp) => Promise<string> }> =>
  new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', origin, 'x-forwarded-for': '6.6.6.6' };
    const asked = request({ host: 'localhost', port, path, headers });
    asked.on('upgrade', (answer, socket, head) => {
      socket.write('ping');
      const text = async (enough: RegExp) => {
        let seen = head.toString();
        for await (const chunk of socket) if (enough.test((seen += String(chunk)))) break;
        return seen;
      };
      resolve({ answer, text });
    });
    asked.on('response', (answer) => {
      resolve({ answer, text: async () => ((await answer.toArray()) as Buffer[]).join('') });
    });
    asked.on('error', reject);
    asked.end();
  });

/**
 * Sends the head of a request that asks the server to close the connection, and reads the whole response without its
 * date and request id.
 */
const exchange = async (head: string, { to = port, host = `localhost:${port}` } = {}): Promise<string> => {
  const socket = connect(to, 'localhost');
  socket.write(`${head}Host: ${host}\r\n\r\n`);
  return (await text(socket)).replace(/^date: .*$|"requestId":"[\w-]+"/gim, '');
};

describe('web server', () => {
  test('forwards /api and /socket.io with path, query and body unchanged', async () => {
    const body = JSON.stringify({ prompt: 'ñ' });
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(`${origin}/api/generate-image?a=1%2F2`, { method: 'POST', body, headers });
    expect(await posted.json()).toMatchObject({ name: 'api', url: '/api/generate-image?a=1%2F2', body });
    const polled = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
    expect(await polled.json()).toMatchObject({
      name: 'gateway',
      url: '/socket.io/?EIO=4&transport=polling',
    });
  });

  test.each([
    ['/admin/queues', 'api'],
    ['/admin/queues/api/queues?page=1', 'api'],
    ['/dev/mail', 'api'],
    ['/dev/mail/1', 'api'],
    ['/dev/mail.json?to=ana%40example.test', 'api'],
    ['/simulators/oidc/auth?a=1', 'simulators'],
    ['/simulators/stripe/pay/cs_test_1?declined', 'simulators'],
  ])('forwards requests of %s to the %s', async (path, name) => {
    expect(await (await fetch(`${origin}${path}`)).json()).toMatchObject({ name, url: path });
  });

  test.each(['/admin', '/dev', '/simulatorsx'])(
    'serves %s as a path of the site and forwards nothing',
    async (path) => {
      expect(await (await fetch(`${origin}${path}`)).text()).toContain('<title>Portada');
    },
  );

  test('replaces the forwarding headers that a client sends', async () => {
    const forged = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' };
    const { headers } = (await (await fetch(`${origin}/api/me`, { headers: forged })).json()) as Seen;
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
    expect(headers).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/) as string,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `localhost:${port}`,
      host: `localhost:${port}`,
    });
  });

  test('serves pages and screens, compressed immutable assets, and 404 for a missing file', async () => {
    for (const path of ['/', '/auth', '/thumbnails/1f2e/edit']) {
      const answer = await fetch(`${origin}${path}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await answer.text()).toContain('<title>Portada');
    }
    expect((await fetch(`${origin}/assets/app-old.js`)).status).toBe(404);
    expect((await fetch(`${origin}/auth`, { method: 'POST' })).status).toBe(404);
    const headers = { 'accept-encoding': 'br' };
    const asset = await fetch(`${origin}/assets/app-1a2b.js`, { headers });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(await asset.text()).toContain('export const x');
  });

  test('sends security headers that allow only the inline scripts of the pages and no framing', async () => {
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    for (const path of ['/', '/auth', '/dashboard']) {
      const { headers } = await fetch(`${origin}${path}`);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining(
          'microphone=(), payment=(), usb=(), camera=(self)',
        ) as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers.get('cross-origin-resource-policy')).toBeNull();
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split(';').map((line) => {
          const [name = '', ...sources] = line.trim().split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(Object.fromEntries(policy)).toMatchObject({
        'script-src': `'self' 'sha256-${hash}'`,
        'connect-src': `'self' ws://localhost:${port}`,
        'img-src': `'self' data: blob: https:`,
        'object-src': `'none'`,
        'base-uri': `'none'`,
        'frame-ancestors': `'none'`,
      });
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('lets neither workers nor pages compile WebAssembly', async () => {
    const policyAt = async (path: string) =>
      (await fetch(`${origin}${path}`)).headers.get('content-security-policy');
    expect(await policyAt('/workers/cut-out-1a2b.js')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    for (const path of ['/', '/auth', '/thumbnails/1f2e/edit'])
      expect(await policyAt(path)).not.toContain('wasm-unsafe-eval');
  });

  test('sends files without the security headers of pages', async () => {
    for (const path of ['/assets/app-1a2b.js', '/assets/app-old.js']) {
      const { headers } = await fetch(`${origin}${path}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // Other sites show images of Portada, such as in link cards and feed readers.
      expect(headers.get('cross-origin-resource-policy')).toBeNull();
      expect(headers.get('content-security-policy')).toBeNull();
    }
    const immutable = (await fetch(`${origin}/assets/app-1a2b.js`)).headers;
    expect(['etag', 'last-modified', 'accept-ranges'].filter((name) => immutable.has(name))).toEqual([]);
    expect((await fetch(`${origin}/favicon.svg`)).headers.has('etag')).toBe(true);
  });

  test('allows reCAPTCHA only if the settings enable reCAPTCHA', () => {
    const options = { html: [''], publicUrl: 'https://portada.test', withRecaptcha: false };
    expect(JSON.stringify(pageHeaders(options))).not.toContain('google');
    expect(JSON.stringify(pageHeaders({ ...options, withRecaptcha: true }))).toContain(
      'https://www.gstatic.com/recaptcha/',
    );
  });

  test('adds no security headers to proxied responses', async () => {
    const { headers } = await fetch(`${origin}/api/me`);
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  test('connects a WebSocket connection with the upstream process, byte for byte', async () => {
    const { answer, text } = await upgrade('/socket.io/ok');
    expect(answer.statusCode).toBe(101);
    expect(await text(/ping/)).toMatch(
      new RegExp(`^(127\\.0\\.0\\.1|::1|::ffff:127\\.0\\.0\\.1) ${origin};ping$`),
    );
  });

  test('forwards the refusal of a WebSocket unchanged', async () => {
    const refused = await upgrade('/socket.io/foreign');
    expect([refused.answer.statusCode, await refused.text(/!/)]).toEqual([403, 'no!']);
  });

  test('ignores a WebSocket at another path, and every other upgrade', async () => {
    for (const path of ['/api/ok', '/pricing', '/socket.io/ok', '//127.0.0.1:1/socket.io/ok', '/no.js']) {
      const plain = await exchange(`GET ${path} HTTP/1.1\r\nConnection: close\r\n`);
      for (const protocol of ['h2c', 'foo', ...(path === '/socket.io/ok' ? [] : ['websocket'])]) {
        const asked = `GET ${path} HTTP/1.1\r\nConnection: close, Upgrade, HTTP2-Settings\r\n`;
        const settings = 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n';
        expect(await exchange(`${asked}Upgrade: ${protocol}\r\n${settings}`)).toEqual(plain);
      }
      for (const header of ['Upgrade: h2c', 'Keep-Alive: timeout=5']) {
        expect(await exchange(`GET ${path} HTTP/1.1\r\nConnection: close\r\n${header}\r\n`)).toEqual(plain);
      }
    }
  });

  test.each(['//x/..', '/%2e%2e/%2e%2e/etc/passwd'])(
    'responds 404 to %s, which leads out of the folder of the site',
    async (path) => {
      const answer = await exchange(`GET ${path} HTTP/1.1\r\nConnection: close\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 .*"code":"not_found"/s);
    },
  );

  test('reads the whole body of a request whose upgrade is ignored, and the next request', async () => {
    const body = 'x'.repeat(200_000);
    const lines = [
      'POST /api/x HTTP/1.1',
      'Connection: Upgrade',
      'Upgrade: h2c',
      'Expect: 100-continue',
      'X-Name: \u00e9',
    ];
    const socket = connect(port, 'localhost');
    const received = text(socket);
    socket.write(
      `${lines.join('\r\n')}\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`,
      'latin1',
    );
    socket.write(body);
    socket.write('GET /api/next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [first, next] = [...(await received).matchAll(/^\{.*\}/gm)].map(
      ([json]) => JSON.parse(json) as Seen,
    );
    expect(first?.body).toHaveLength(body.length);
    expect(first?.headers).toMatchObject({ 'x-name': '\u00e9' });
    expect(first?.headers).not.toHaveProperty('upgrade');
    expect(next?.url).toBe('/api/next');
  });

  test('responds 503 with Retry-After if a process stays unavailable', async () => {
    const unreachable = await startWebServer({
      port: await freePort(),
      publicUrl: origin,
      api: `http://127.0.0.1:${await freePort()}`,
      gateway: `http://127.0.0.1:${await freePort()}`,
      web: { folder: web },
      holdMs: 100,
    });
    const [address] = unreachable.addresses();
    const answer = await fetch(`http://localhost:${address?.port}/api/me`, {
      headers: { 'accept-language': 'es' },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'unavailable',
      error: errorCatalogue.unavailable.es,
      requestId: expect.any(String) as string,
    });
    await unreachable.close();
  });

  test('serves the paths of simulators as unknown paths if no simulators are running', async () => {
    const real = await startWebServer({
      port: await freePort(),
      publicUrl: origin,
      api: origin,
      gateway: origin,
      simulators: null,
      web: { folder: web },
    });
    const [address] = real.addresses();
    const answer = await fetch(`http://localhost:${address?.port}/simulators/stripe/payments`);
    expect(await answer.text()).toContain('<title>Portada');
    await real.close();
  });

  test.each([
    [false, 404],
    [true, 200],
  ])(
    'with simulatorsForAll %p, responds %d to requests for the simulators from other machines',
    async (all, status) => {
      const { port: otherPort, close } = await startListeningEverywhere({ simulatorsForAll: all });
      const own = await fetch(`http://127.0.0.1:${otherPort}/simulators/oidc/auth`);
      expect(own.status).toBe(200);
      const address = Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
      // A machine without a network has no address besides loopback.
      if (address !== undefined) {
        const answer = await fetch(`http://${address}:${otherPort}/simulators/oidc/auth`);
        expect(answer.status).toBe(status);
        expect((await fetch(`http://${address}:${otherPort}/api/me`)).status).toBe(200);
      }
      await close();
    },
  );

  test('listens only on loopback addresses unless a listen address is given', async () => {
    const { addresses, close } = await startListeningEverywhere({
      listenHost: undefined,
      publicUrl: 'https://portada.example',
    });
    for (const { address } of addresses) expect(['127.0.0.1', '::1']).toContain(address);
    await close();
  });

  test('forwards the body of a signed request byte for byte', async () => {
    const body = '{ "b" : 1,\r\n\t"a":"é\\u00e9" ,"n":1.0 }';
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=a,v1=b' };
    const answer = await fetch(`${origin}/api/stripe/webhook`, { method: 'POST', body, headers });
    expect(await answer.json()).toMatchObject({ name: 'api', body, headers });
  });

  test('rejects with a message that names PORT when the port is taken', async () => {
    const options = { port, publicUrl: origin, api: origin, gateway: origin, web: { folder: web } };
    await expect(startWebServer(options)).rejects.toThrow(`Port ${port} is taken`);
  });
});

describe('web server of an https address in production', () => {
  const host = 'portada.example';
  let production: WebServer;
  let to = 0;
  beforeAll(async () => {
    to = await freePort();
    production = await startWebServer({
      port: to,
      publicUrl: `https://${host}`,
      allowedHosts: ['www.portada.example'],
      api: await startBehind('api'),
      gateway: await startBehind('gateway'),
      web: { folder: web },
      arrival: { headersMs: 100, requestMs: 200, checkMs: 20 },
    });
  });
  afterAll(() => production.close());

  const webSocket = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  test.each([
    ['a page', 200, 'GET /pricing HTTP/1.1\r\n'],
    ['a screen', 200, 'GET /dashboard HTTP/1.1\r\n'],
    ['a file', 200, 'GET /assets/app-1a2b.js HTTP/1.1\r\n'],
    ['a missing file', 404, 'GET /assets/app-old.js HTTP/1.1\r\n'],
    ['a redirect', 302, 'GET /register HTTP/1.1\r\n'],
    ['an unknown path', 302, 'GET /nowhere HTTP/1.1\r\n'],
    ['a trailing slash', 301, 'GET /pricing/ HTTP/1.1\r\n'],
    ['a path that leads out of the folder', 404, 'GET //x/.. HTTP/1.1\r\n'],
    ['a path that cannot be read', 400, 'GET /%zz HTTP/1.1\r\n'],
    ['a request that cannot be read', 400, 'GET\r\n'],
    ['an answer of the api', 200, 'GET /api/me HTTP/1.1\r\n'],
    ['an answer of the gateway', 200, 'GET /socket.io/ HTTP/1.1\r\n'],
    ['the refusal of a WebSocket', 403, `GET /socket.io/no HTTP/1.1\r\n${webSocket}`],
    ['an unknown host', 421, 'GET /pricing HTTP/1.1\r\nHost: evil.test\r\n', ''],
  ])('sends Strict-Transport-Security once with %s', async (_name, status, head, after = host) => {
    const end = head.includes('Upgrade') ? '' : 'Connection: close\r\n';
    const answer = await exchange(`${head}${end}`, { to, host: after });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.match(/^strict-transport-security: max-age=31536000; includeSubDomains$/gim)).toHaveLength(
      1,
    );
  });

  test('sends Strict-Transport-Security to a client that sends no whole request', async () => {
    const socket = connect(to, 'localhost');
    socket.write('GET / HTTP/1.1\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 .*strict-transport-security: max-age=31536000/is);
  });

  test.each([
    ['a page', 'GET /pricing HTTP/1.1\r\nConnection: close\r\n'],
    ['a route of the api', 'GET /api/me HTTP/1.1\r\nConnection: close\r\n'],
    ['a WebSocket', `GET /socket.io/ok HTTP/1.1\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n`],
  ])('refuses a request of %s for an unknown host, and forwards nothing', async (_name, head) => {
    const answer = await exchange(head, { to, host: 'evil.test' });
    expect(answer).toMatch(/^HTTP\/1\.1 421 .*"code":"not_found"/s);
    expect(answer).not.toContain('"name"');
  });

  test.each([host, `${host}:443`, 'www.portada.example', 'localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'answers requests for the host %s',
    async (name) => {
      const answer = await exchange('GET /pricing HTTP/1.1\r\nConnection: close\r\n', { to, host: name });
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test('reads and writes the language cookie of the host alone', async () => {
    const answer = await exchange('GET /pricing?lang=es HTTP/1.1\r\nConnection: close\r\n', { to, host });
    expect(answer).toMatch(
      /^set-cookie: __Host-language=es; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/im,
    );
    const ask = (cookie: string) =>
      exchange(`GET /pricing HTTP/1.1\r\nConnection: close\r\nCookie: ${cookie}\r\n`, { to, host });
    expect(await ask('language=es')).toMatch(/^content-language: en$/im);
    expect(await ask('language=en; __Host-language=es')).toMatch(/^content-language: es$/im);
  });
});
