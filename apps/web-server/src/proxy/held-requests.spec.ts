import { once } from 'node:events';
import { type RequestListener, type Server, ServerResponse, createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { writeBuiltSite } from '../pages/built-site.fixture';
import { type WebServer, startWebServer } from '../web-server';
import { freePort, until } from '@portada/testing';
import { Upstream } from './upstream';

const web = writeBuiltSite();
const servers: Server[] = [];
const webServers: WebServer[] = [];
afterEach(async () => {
  for (const webServer of webServers.splice(0)) await webServer.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
afterAll(() => rmSync(web, { recursive: true, force: true }));

const listen = async (listener: RequestListener, port = 0): Promise<string> => {
  const server = createServer(listener);
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/**
 * Starts a web server that forwards requests to an api. A request waits for up to a minute while no api process
 * accepts requests.
 */
const startBefore = async (api: Upstream | string): Promise<string> => {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  webServers.push(
    await startWebServer({ port, publicUrl, api, gateway: api, web: { folder: web }, holdMs: 60_000 }),
  );
  return publicUrl;
};

const post = (origin: string, body: string) =>
  fetch(`${origin}/api/x`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

/** Requests a WebSocket. @returns everything that the web server sends */
const upgradeAt = (origin: string, path: string): Promise<string> => {
  const socket = new Socket().connect(Number(new URL(origin).port), 'localhost');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  return text(socket);
};

describe('the web server while its upstream processes start and stop', () => {
  test('lets requests wait while no process accepts requests, and sends each request once, with its body', async () => {
    const api = new Upstream();
    const origin = await startBefore(api);
    const seen: string[] = [];
    const answers = [fetch(`${origin}/api/x`), post(origin, '{"a":1}')];
    api.add(
      await listen((request, response) => {
        void text(request).then((body) => {
          seen.push(`${request.method} ${body}`);
          response.end('here');
        });
      }),
    );
    for (const answer of answers) expect(await (await answer).text()).toBe('here');
    expect(seen.sort()).toEqual(['GET ', 'POST {"a":1}']);
  });

  test('sends a request to the next process after a refused connection, whatever the request method is', async () => {
    const port = await freePort();
    const origin = await startBefore(`http://127.0.0.1:${port}`);
    const answers = [fetch(`${origin}/api/x`), post(origin, '{"b":2}')];
    await listen((request, response) => void text(request).then((body) => response.end(`got ${body}`)), port);
    expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual([
      'got ',
      'got {"b":2}',
    ]);
  });

  test('sends a request again after a lost connection only if the request has no effects', async () => {
    const asked: string[] = [];
    const dying = await listen((request) => {
      asked.push(request.method ?? '');
      request.socket.destroy();
    });
    const api = Upstream.of(dying);
    const origin = await startBefore(api);
    const posted = await post(origin, '{}');
    expect([posted.status, await posted.json()]).toEqual([
      503,
      expect.objectContaining({ success: false, code: 'unavailable' }),
    ]);
    api.add(await listen((_request, response) => response.end('the other')));
    for (let i = 0; i < 2; i += 1) expect(await (await fetch(`${origin}/api/x`)).text()).toBe('the other');
    expect(asked.filter((method) => method === 'POST')).toHaveLength(1);
  });

  test('sends a request with an idempotency key again after a lost connection', async () => {
    const dying = await listen((request) => void request.socket.destroy());
    const api = Upstream.of(dying);
    const origin = await startBefore(api);
    api.add(
      await listen((request, response) => void text(request).then((body) => response.end(`got ${body}`))),
    );
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'one' };
    const asked = [0, 1].map(() => fetch(`${origin}/api/x`, { method: 'POST', body: '{"c":3}', headers }));
    for (const answer of asked) expect(await (await answer).text()).toBe('got {"c":3}');
  });

  test('keeps a process in use until its requests are complete, and sends new requests to another process', async () => {
    let answer = (): void => {};
    const old = await listen((_request, response) => {
      answer = () => void response.end('old');
      void api.remove(old).then(() => (isFree = true));
      api.add(next);
      gone();
    });
    const next = await listen((_request, response) => response.end('next'));
    const api = Upstream.of(old);
    let isFree = false;
    let gone = (): void => {};
    const removed = new Promise<void>((resolve) => (gone = resolve));
    const origin = await startBefore(api);
    const first = fetch(`${origin}/api/x`);
    await removed;
    expect(await (await fetch(`${origin}/api/x`)).text()).toBe('next');
    expect(isFree).toBe(false);
    answer();
    expect(await (await first).text()).toBe('old');
    await api.remove(old);
    expect(isFree).toBe(true);
  });

  test('answers 503 if the only process is silent, and sends what may be repeated to another process', async () => {
    const hung: ServerResponse[] = [];
    const asked = (number: number) => until(() => hung.length >= number, { what: `${number} requests` });
    const silent = await listen((_request, response) => void hung.push(response));
    servers.at(-1)?.on('upgrade', (request) => void hung.push(new ServerResponse(request)));
    const api = Upstream.of(silent);
    const origin = await startBefore(api);
    const [got, posted] = [fetch(`${origin}/api/x`), post(origin, '{}')];
    const socket = upgradeAt(origin, '/socket.io/');
    await asked(3);
    api.setSilent(silent, true);
    for (const answer of await Promise.all([got, posted])) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await answer.json()).toEqual(expect.objectContaining({ success: false, code: 'unavailable' }));
    }
    expect(await socket).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n/s);

    api.setSilent(silent, false);
    const repeated = fetch(`${origin}/api/x`);
    await asked(4);
    api.setSilent(silent, true);
    api.add(
      await listen((_request, response) => {
        // The silent process answers too, after its request was given up.
        for (const late of hung) late.setHeader('x-late', 'yes').end('late');
        setImmediate(() => response.end('the other'));
      }),
    );
    const answer = await repeated;
    expect([await answer.text(), answer.headers.get('x-late')]).toEqual(['the other', null]);
  });

  test('lets requests for a WebSocket wait too, and ignores WebSockets at other paths', async () => {
    const api = new Upstream();
    const origin = await startBefore(api);
    const held = upgradeAt(origin, '/socket.io/');
    expect(await upgradeAt(origin, '/elsewhere')).toMatch(/^HTTP\/1\.1 302 .*\r\nlocation: \/\r\n/s);
    const behind = await listen(() => {});
    servers.at(-1)?.on('upgrade', (_request, socket) => {
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\njoined',
      );
    });
    api.add(behind);
    expect(await held).toMatch(/^HTTP\/1\.1 101 .*joined$/s);
  });
});
