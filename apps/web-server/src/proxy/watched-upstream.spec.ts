import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { drainable } from '@portada/lifecycle';
import { until } from '@portada/testing';
import { type WatchedUpstream, watchUpstream } from './watched-upstream';

const often = { everyMs: 20, checkMs: 100 };
const servers: Server[] = [];
let watched: WatchedUpstream;
afterEach(() => {
  watched.stop();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const serve = async (answer = (): boolean => true) => {
  const server = createServer((_request, response) => {
    if (answer()) response.writeHead(404).end();
  });
  servers.push(server);
  const drain = drainable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, drain, server };
};

/** Returns the addresses that four requests are sent to; empty while no process is in use. */
const chosen = async (): Promise<string[]> => {
  const signal = new AbortController().signal;
  const next = () => watched.upstream.next({ deadline: Date.now(), signal });
  const addresses = [await next(), await next(), await next(), await next()];
  return [...new Set(addresses.filter((address) => address !== undefined))].sort();
};

const expectChosen = (urls: readonly string[], what: string) =>
  until(async () => JSON.stringify(await chosen()) === JSON.stringify([...urls].sort()), { what });

test('requests go to each listed process, and not to a process that announces its end', async () => {
  const [one, two] = [await serve(), await serve()];
  watched = watchUpstream([one.url, two.url], often);
  await expectChosen([one.url, two.url], 'both processes to be in use');
  const drained = one.drain({ announceMs: 10_000, graceMs: 0 });
  await expectChosen([two.url], 'the stopping process to get no requests');
  void drained;
});

test('a process that ended gets no requests until it is back', async () => {
  const [one, two] = [await serve(), await serve()];
  watched = watchUpstream([one.url, two.url], often);
  await expectChosen([one.url, two.url], 'both processes to be in use');
  one.server.close().closeAllConnections();
  await expectChosen([two.url], 'the ended process to get no requests');
  one.server.listen(Number(new URL(one.url).port), '127.0.0.1');
  await expectChosen([one.url, two.url], 'the restarted process to be in use');
});

test('a process without answers gets no requests while another one answers, and all do if none answers', async () => {
  let answers = true;
  const [one, two] = [await serve(() => false), await serve(() => answers)];
  watched = watchUpstream([one.url, two.url], often);
  await expectChosen([two.url], 'the silent process to get no requests');
  answers = false;
  await expectChosen([one.url, two.url], 'busy processes to stay in use');
  // A request to a silent process is given up.
  const { signal } = new AbortController();
  const address = await watched.upstream.next({ deadline: Date.now(), signal });
  await new Promise<void>((resolve) => watched.upstream.begin(address ?? '', resolve));
});

test('each address of a host name is one process', async () => {
  const { url } = await serve();
  const { port } = new URL(url);
  // The server listens on one of the addresses of localhost only.
  watched = watchUpstream([`http://localhost:${port}`], often);
  await expectChosen([url], 'the address that answers to be in use');
});
