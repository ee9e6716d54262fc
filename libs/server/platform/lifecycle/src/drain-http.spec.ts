import { once } from 'node:events';
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainable } from './drain-http';

test('a request that was received before the shutdown is answered with "Connection: close"', async () => {
  const server = createServer();
  const drain = drainable(server);
  const received = new Promise<ServerResponse>((resolve) =>
    server.on('request', (_request: IncomingMessage, response: ServerResponse) => resolve(response)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const sent = request({ agent, host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  sent.end();
  const response = await received;
  const drained = drain({ announceMs: 0, graceMs: 10_000 });
  response.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.headers.connection).toBe('close');
  await drained;
  agent.destroy();
});

test('a server that announces its shutdown still accepts requests and answers with "Connection: close"', async () => {
  const server = createServer((_request, response) => response.end('here'));
  const drain = drainable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(origin)).headers.get('connection')).toBe('keep-alive');
  const seen: string[] = [];
  const drained = drain({ announceMs: 100, graceMs: 10_000 }, () => seen.push('before close'));
  const during = await fetch(origin);
  expect([during.status, during.headers.get('connection'), seen]).toEqual([200, 'close', []]);
  await drained;
  expect(seen).toEqual(['before close']);
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
