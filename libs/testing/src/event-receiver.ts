import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Behaviour of the receiver: it answers with a status, does not answer, redirects to another address, answers 200 with a
 * body that never ends or that never comes, or closes the connection.
 */
type Manner = number | 'hang' | 'redirect' | 'endless' | 'stuck' | 'close';

/** A request that the receiver got: the exact bytes of its body, and its headers. */
export type ReceivedEvent = { path: string; body: string; headers: Record<string, string> };

/** A receiver of webhooks on this machine, for one test. */
export type EventReceiver = {
  readonly url: string;
  /** The requests that arrived completely, oldest first. */
  readonly events: ReceivedEvent[];
  /** Returns the number of requests that have no complete answer. */
  open(): number;
  /** Sets the behaviour for all later requests. */
  behave(manner: Manner): void;
  close(): Promise<void>;
};

const endless = (response: ServerResponse): void => {
  const chunk = Buffer.alloc(16 * 1024, 'x');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};

/** Starts a receiver of webhooks on a free port. It answers 204 until `behave` is called. */
export const startEventReceiver = async (): Promise<EventReceiver> => {
  let manner: Manner = 204;
  let open = 0;
  const events: ReceivedEvent[] = [];
  const answer = (response: ServerResponse): void => {
    if (manner === 'hang') return;
    if (manner === 'close') return void response.destroy();
    if (manner === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
    if (manner === 'endless') return endless(response.writeHead(200));
    if (manner === 'stuck') return void response.writeHead(200).write('x');
    response.writeHead(manner).end();
  };
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void buffer(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      events.push({ path: request.url ?? '', body: String(body), headers });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    events,
    open: () => open,
    behave: (wanted) => (manner = wanted),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
