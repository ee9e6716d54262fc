import { rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { errorAnswerSchema } from '@portada/contracts';
import { writeBuiltSite } from './pages/built-site.fixture';
import { type WebServer, startWebServer } from './web-server';
import { freePort } from '@portada/testing';

const web = writeBuiltSite();
let webServer: WebServer;
let behind: Server;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  behind = createServer((request, response) => {
    request.resume().on('end', () => setImmediate(() => response.end('{}')));
  });
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const api = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  webServer = await startWebServer({
    port,
    publicUrl: `http://localhost:${port}`,
    api,
    gateway: api,
    web: { folder: web },
    arrival: { headersMs: 200, requestMs: 600, checkMs: 20 },
  });
});
afterAll(async () => {
  await webServer.close();
  behind.close().closeAllConnections();
  rmSync(web, { recursive: true, force: true });
});

/** Sends bytes unchanged over a connection and reads the response until the server closes the connection. */
const exchange = async (sent: string): Promise<{ status: number; body: unknown }> => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(sent);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const isJson = /content-type: application\/json/i.test(head);
  return { status: Number(head.split(' ')[1]), body: isJson ? JSON.parse(body) : body };
};

const inErrorShape = (code: string) => ({
  success: false,
  error: expect.any(String) as string,
  code,
  requestId: expect.any(String) as string,
});

const post = (length: number): string =>
  `POST /api/thumbnails HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408, 'request_timeout'],
  ['a body that never arrives', `${post(100)}{"title":`, 408, 'request_timeout'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'invalid_request',
  ],
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, 'invalid_request'],
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
  [
    'an address that cannot be decoded',
    'GET /api/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    400,
    'invalid_request',
  ],
  ['a missing file', 'GET /no.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404, 'not_found'],
])(
  'the web server responds to %s with an error in the format of the api',
  async (_what, sent, status, code) => {
    const answer = await exchange(sent);
    expect(answer).toEqual({ status, body: inErrorShape(code) });
    expect(errorAnswerSchema.safeParse(answer.body).success).toBe(true);
  },
);

test('the web server sends its own errors in the language of the caller', async () => {
  const answer = await fetch(`http://localhost:${port}/no.js`, { headers: { 'accept-language': 'es' } });
  expect(await answer.json()).toMatchObject({ error: 'No hay nada en esta dirección.' });
});

test.each(['GET /api/x', 'GET /pricing', 'GET /no.js'])(
  'the web server responds to a client that closes its side after %s',
  async (line) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${line} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|404) [^]*\r\n\r\n[{<]/);
  },
);

test('the web server responds to a request that arrives in several pieces within the time limit', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(post(20).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  socket.write('{"title":');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write('"a title"}');
  socket.write(' ');
  await once(socket, 'close');
  expect(text).toContain('HTTP/1.1 200');
  // The client asked to close its connection. The Connection header of the api's response must not be passed on.
  expect(text).toMatch(/^connection: close\r$/im);
  expect(text).not.toMatch(/keep-alive/i);
});
