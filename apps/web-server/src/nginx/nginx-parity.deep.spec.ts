import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorAnswerSchema } from '@portada/contracts';
import { freePort } from '@portada/testing';
import { readSettings } from '../settings';
import { type WebServer, startWebServer } from '../web-server';
import { type Nginx, hasNginx, startNginx } from './nginx.fixture';
import { built, requests } from './requests.fixture';

const isRequired = process.env['CI'] === 'true';
if (!hasNginx && !isRequired) process.stderr.write('Skipped the tests of nginx: nginx is not installed.\n');

const comparedHeaders = ['cache-control', 'content-language', 'x-robots-tag', 'set-cookie', 'retry-after'];

/**
 * Returns the parts of a response that a browser, a cache or a search engine uses. The test does not compare five
 * parts: the request id of an error, the body and type of a redirect, security headers of responses that are
 * neither pages nor files, and Vary of proxied responses, which nginx compresses.
 */
const responseOf = async (
  origin: string,
  path: string,
  init: RequestInit,
): Promise<Record<string, unknown>> => {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  const isRedirect = status >= 300 && status < 400;
  const isContent =
    !isRedirect && (status === 200 || headers.get('content-type')?.startsWith('text/html') === true);
  const body = isRedirect ? '' : (await response.text()).replace(/"requestId":"[\w-]+"/, '');
  const vary = new Set((headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/));
  return {
    status,
    location: headers.get('location'),
    type: isRedirect ? null : headers.get('content-type'),
    vary: headers.has('x-behind') ? null : [...vary].filter(Boolean).sort(),
    policy: isContent ? headers.get('content-security-policy') : null,
    sniffing: isContent ? headers.get('x-content-type-options') : null,
    ...Object.fromEntries(comparedHeaders.map((name) => [name, headers.get(name)])),
    body: path.startsWith('/assets/') || path.startsWith('/pictures/') ? body.length : body,
  };
};

/**
 * Sends bytes unchanged over a connection and reads one response. The connection stays open, because nginx discards
 * a request whose connection is closed.
 */
const exchange = async (port: number, sent: string): Promise<{ status: number; body: unknown }> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(sent);
  let received = '';
  for await (const chunk of socket) {
    received += String(chunk);
    const length = Number(/^content-length: (\d+)/im.exec(received)?.[1]);
    if (Buffer.byteLength(received.split('\r\n\r\n')[1] ?? '') >= length) break;
  }
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
};

(hasNginx || isRequired ? describe : describe.skip)('nginx with the generated configuration', () => {
  let behind: Server;
  /** Emits `request` with the function that answers the request. */
  const held = new EventEmitter<{ request: [answer: () => void] }>();
  let webServer: WebServer;
  let nginx: Nginx;
  let origin = '';
  let secure: Nginx | undefined;
  let upstreams: Record<string, string>;

  beforeAll(async () => {
    behind = createServer((request, response) => {
      if (request.url === '/api/drops') return void request.socket.destroy();
      if (request.url?.endsWith('/held')) return void held.emit('request', () => response.end('held'));
      const { host, upgrade, ...headers } = request.headers;
      const forwarded = Object.entries(headers).filter(([name]) => /forwarded|real-ip/.test(name));
      const status = request.url === '/api/fails' ? 404 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'x-behind': 'yes' });
      const about = {
        url: request.url,
        forwarded: Object.fromEntries(forwarded),
        isHost: host !== undefined,
        upgrade,
      };
      response.end(JSON.stringify(about).replace(/localhost:\d+/g, 'localhost'));
    }).listen(0, '127.0.0.1');
    behind.on('upgrade', (request, socket) => {
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n' +
          String(request.headers['x-forwarded-for']),
      );
    });
    await once(behind, 'listening');
    const api = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
    const port = await freePort();
    origin = `http://localhost:${port}`;
    upstreams = { API_URL: api, GATEWAY_URL: api, SITE_DIR: built };
    const settings = readSettings({ ...upstreams, PUBLIC_URL: origin });
    const { CONTACT_EMAIL: contactEmail, OIDC_LABEL: oidcLabel } = settings;
    [webServer, nginx] = await Promise.all([
      startWebServer({
        port,
        publicUrl: origin,
        api,
        gateway: api,
        web: { folder: built },
        contactEmail,
        oidcLabel,
        listenHost: '127.0.0.1',
      }),
      startNginx(settings),
    ]);
  });
  afterAll(async () => {
    await nginx?.stop();
    await secure?.stop();
    await webServer?.close();
    behind.close().closeAllConnections();
  });

  test('nginx writes no key, token or code of a path or a query to its log', async () => {
    const token = 'k3Jd82hsAq0k3Jd82hs-_A';
    const paths = [
      ...[
        `/s/${token}`,
        `/s/${token}1`,
        `/api/shared/picture?token=${token}`,
        `/nowhere/${token}/a`,
        `//s/${token}`,
      ],
      ...['ptd_live_k3jd82', 'ptd%5Flive_k3jd82', 'whsec_k3jd82'].map((key) => `/api/v1/${key}`),
      ...[
        '/api/auth/oidc/callback?code=k3jd82',
        '/api/drops?code=k3jd82',
        '/api/auth/492039',
        '/a/4q7x-m02k-9vfp-tz31',
        '/a/4q7xm-02k9v-fptz3-1c8dw-05hnrj',
      ],
    ];
    for (const path of paths) {
      const headers = { referer: `${origin}/s/${token}` };
      await fetch(`${nginx.origin}${path}`, { redirect: 'manual', headers });
    }
    await fetch(`${nginx.origin}/api/thumbnails/0198f2f4-1111-4222-8333-444455556666?n=1`);
    const log = readFileSync(nginx.accessLogFile, 'utf8');
    expect(log).not.toMatch(/k3jd82|hsAq0|492039|4q7x/i);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string; status: number });
    expect(lines.map(({ path }) => path).slice(0, 4)).toEqual([
      ...['/s/[token]', '/s/[token]', '/api/shared/picture', '/nowhere/[token]'],
    ]);
    expect(lines.at(-1)).toMatchObject({
      path: '/api/thumbnails/0198f2f4-1111-4222-8333-444455556666',
      status: 200,
    });
  });

  test('nginx sends Strict-Transport-Security once with every answer of an https address', async () => {
    const publicUrl = 'https://portada.example';
    const secured = await startNginx(
      readSettings({ ...upstreams, PUBLIC_URL: publicUrl, NODE_ENV: 'production', ALLOWED_HOSTS: 'proxy' }),
    );
    secure = secured;
    const missing: string[] = [];
    for (const [name, path, init = {}] of requests) {
      const { headers } = await fetch(secured.origin + path, { redirect: 'manual', ...init });
      if (headers.get('strict-transport-security') !== 'max-age=31536000; includeSubDomains')
        missing.push(`${name}, ${path}: ${headers.get('strict-transport-security')}`);
    }
    expect(missing).toEqual([]);
    const ask = (host: string) => exchange(secured.port, `GET /missing.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    for (const host of ['portada.example', 'PROXY:80', 'localhost:1', '127.0.0.1', '[::1]:2'])
      expect(await ask(host)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await ask('evil.test')).toMatchObject({ status: 421, body: { code: 'not_found' } });
    const cookie = async (value: string) =>
      (await fetch(`${secured.origin}/pricing`, { headers: { cookie: value } })).headers.get(
        'content-language',
      );
    expect(await cookie('language=es')).toBe('en');
    expect(await cookie('language=en; __Host-language=es; __Host-language=en')).toBe('es');
  });

  test('nginx responds to every kind of request like the web server', async () => {
    const differences: string[] = [];
    for (const [name, path, init = {}] of requests) {
      const [expected, actual] = await Promise.all([
        responseOf(origin, path, init),
        responseOf(nginx.origin, path, init),
      ]);
      for (const field of Object.keys(expected)) {
        const [wanted, sent] = [expected[field], actual[field]].map((value) => JSON.stringify(value));
        if (sent !== wanted) differences.push(`${name}, ${path}: ${field} is ${sent} instead of ${wanted}`);
      }
    }
    expect(differences).toEqual([]);
  });

  test.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ])('nginx responds to %s like the web server of this project', async (_name, sent, status) => {
    for (const port of [new URL(origin).port, nginx.port]) {
      const answer = await exchange(Number(port), sent);
      expect(answer.status).toBe(status);
      expect(errorAnswerSchema.parse(answer.body)).toMatchObject({ code: 'invalid_request' });
    }
  });

  test('nginx refuses a body that is larger than every upload, with an error in the format of the api', async () => {
    const head = 'POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 11000000\r\n\r\n';
    const answer = await exchange(nginx.port, head);
    expect(answer.status).toBe(413);
    expect(errorAnswerSchema.parse(answer.body)).toMatchObject({ code: 'payload_too_large' });
  });

  test.each(['/api/x', '/socket.io/?EIO=4', '/pricing'])(
    'nginx and the web server ignore an upgrade to HTTP/2 at %s',
    async (path) => {
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade, HTTP2-Settings\r\n`;
      for (const port of [new URL(origin).port, nginx.port]) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(`${head}Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`);
        const answer = await text(socket);
        expect(answer).toMatch(/^HTTP\/1\.1 200 /);
        expect(answer).not.toContain('h2c');
      }
    },
  );

  test.each(['/api/held', '/socket.io/held'])(
    'a client that closes its side of the connection after a request gets its answer at %s',
    async (path) => {
      for (const port of [new URL(origin).port, nginx.port]) {
        const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
        const received = text(socket);
        const asked = once(held, 'request');
        socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
        const [answer] = (await asked) as [() => void];
        // The server has seen the end of the first connection when it has answered a later one.
        await fetch(`http://127.0.0.1:${port}/api/x`);
        answer();
        expect(await received).toMatch(/^HTTP\/1\.1 200 [^]*held/);
      }
    },
  );

  test('nginx connects a WebSocket connection with the gateway', async () => {
    const socket = connect(nginx.port, '127.0.0.1');
    socket.write(
      'GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'X-Forwarded-For: 6.6.6.6\r\n\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 101 [^]*\r\n\r\n127\.0\.0\.1$/);
  });
});
