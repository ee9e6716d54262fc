import { type IncomingMessage, type Server, request as httpRequest } from 'node:http';
import { type Duplex } from 'node:stream';
import { forwardedHeaders } from './forwarded-headers';

/**
 * Joins sockets of upgraded connections (WebSocket) to the process behind, byte for byte, so that a refusal there
 * reaches the client as it is.
 * @param target gives the address behind for a path, or undefined where nobody takes upgrades
 */
export const tunnelUpgrades = (
  server: Server,
  target: (path: string) => string | undefined,
  protocol: string,
): void => {
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy());
    const upstream = target(request.url ?? '/');
    if (upstream === undefined) {
      client.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    const headers = forwardedHeaders(request.headers, {
      address: request.socket.remoteAddress ?? '',
      protocol,
    });
    const { hostname, port } = new URL(upstream);
    // The path goes on as text: as an address, "//host/…" would choose another host.
    const behind = httpRequest({ hostname, port, path: request.url, headers });
    behind.on('upgrade', (answer, socket, rest) => {
      socket.on('error', () => client.destroy());
      socket.on('close', () => client.destroy());
      client.on('close', () => socket.destroy());
      client.write(headOf(answer));
      client.write(rest);
      socket.write(head);
      client.pipe(socket).pipe(client);
    });
    behind.on('response', (answer) => {
      client.write(headOf(answer, 'Connection: close'));
      answer.pipe(client);
    });
    behind.on('error', () =>
      client.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n'),
    );
    client.on('close', () => behind.destroy());
    behind.end();
  });
};

/** An answer's status line and headers as they came, but for the framing of a body that Node has unpacked. */
const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage, ...more: string[]): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== 'transfer-encoding')
      lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  return `${[...lines, ...more].join('\r\n')}\r\n\r\n`;
};
