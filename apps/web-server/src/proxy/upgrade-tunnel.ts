import { type IncomingMessage, type Server, request as httpRequest } from 'node:http';
import { type Duplex } from 'node:stream';
import { closeSpread } from '@portada/lifecycle';
import { errorText } from '../error-responses';
import { forwardedHeaders } from './forwarded-headers';
import { type Forwarding } from './proxied-requests';
import { type Upstream } from './upstream';

/**
 * Connects WebSocket connections with a process and forwards all bytes. If the process refuses the upgrade, the
 * client receives the refusal unchanged. While no process accepts connections, a client waits for up to `holdMs`.
 * Every other upgrade is ignored: the request gets the response that it gets without the upgrade.
 * @param target returns the processes for a request; undefined if its path accepts no WebSockets
 * @param forwarding how requests are forwarded, and the headers that every answer of the web server has, by name
 * @returns a function that closes all connections, evenly over `spreadMs`
 */
export const tunnelUpgrades = (
  server: Server,
  target: (request: IncomingMessage) => Upstream | undefined,
  { protocol, holdMs, addressOf, everywhere }: Forwarding & Pick<Joined, 'everywhere'>,
): ((spreadMs: number) => Promise<void>) => {
  const clients = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    const upstream = isWebSocket(request) ? target(request) : undefined;
    if (upstream === undefined) return ignoreUpgrade(server, request, client, head);
    clients.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => clients.delete(client));
    const headers = forwardedHeaders(request.headers, { address: addressOf(request), protocol });
    const gone = new AbortController();
    client.on('close', () => gone.abort());
    const deadline = performance.now() + holdMs;
    const attempt = async (failed?: string): Promise<void> => {
      const address = await upstream.next({ deadline, failed, signal: gone.signal });
      if (gone.signal.aborted) return;
      const refuse = () =>
        void client.end(errorText('unavailable', request.headers['accept-language'], everywhere));
      if (address === undefined) return refuse();
      const finish = upstream.begin(address, () => {
        stop();
        if (upstream.hasOther(address)) void attempt(address);
        else refuse();
      });
      const onError = () => void attempt(address);
      const stop = join(client, head, { request, headers, address, everywhere, onError, onAnswer: finish });
    };
    void attempt();
  });
  return (spreadMs) => closeSpread(clients, spreadMs, (client) => client.destroy());
};

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Answers a request as if it had no Upgrade header (RFC 9110, section 7.8). Node has taken its parser from the
 * connection, so the server gets the connection again as a new one, with the head of the request written without the
 * upgrade.
 * @param head bytes that arrived after the head of the request
 */
const ignoreUpgrade = (
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  client: Duplex,
  head: Buffer,
): void => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  // Node reads the bytes of a head as Latin-1.
  client.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', client);
};

type Joined = {
  request: IncomingMessage;
  headers: IncomingMessage['headers'];
  address: string;
  /** Headers that every answer of the web server has, by name. */
  everywhere: Readonly<Record<string, string>>;
  /** Called when the connection to the process failed. */
  onError: () => void;
  /** Called when the process has answered, or can answer no more. */
  onAnswer: () => void;
};

/** Connects a client with a process. @returns a function that gives up, if the process has not answered */
const join = (
  client: Duplex,
  head: Buffer,
  { request, headers, address, everywhere, onError, onAnswer }: Joined,
): (() => void) => {
  const added = Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`);
  const { hostname: host, port } = new URL(address);
  // The brackets of an IPv6 address are not part of the host name.
  const hostname = host.replace(/^\[|\]$/g, '');
  // The path is not parsed as a URL, because "//host/…" would select another host.
  const behind = httpRequest({ hostname, port, path: request.url, headers });
  let hasResponse = false;
  let isGivenUp = false;
  const end = () => behind.destroy();
  for (const event of ['upgrade', 'response', 'error', 'close']) behind.once(event, onAnswer);
  client.on('close', end);
  behind.on('upgrade', (response, socket, rest) => {
    hasResponse = true;
    socket.on('error', () => client.destroy());
    socket.on('close', () => client.destroy());
    client.on('close', () => socket.destroy());
    client.write(headOf(response, ...added));
    client.write(rest);
    socket.write(head);
    client.pipe(socket).pipe(client);
  });
  behind.on('response', (response) => {
    hasResponse = true;
    client.write(headOf(response, 'Connection: close', ...added));
    response.pipe(client);
  });
  behind.on('error', () => {
    client.off('close', end);
    if (hasResponse) client.destroy();
    else if (!isGivenUp) onError();
  });
  behind.end();
  return () => {
    isGivenUp = true;
    behind.destroy();
  };
};

/**
 * Returns status line and headers of a response as received. The transfer encoding is omitted, because Node has
 * decoded the body.
 */
const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage, ...more: string[]): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== 'transfer-encoding')
      lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  return `${[...lines, ...more].join('\r\n')}\r\n\r\n`;
};
