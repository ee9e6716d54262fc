import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** ms between two looks for connections that have become idle. */
const reapMs = 20;

/**
 * Ends a server's work in order: it takes no new connections, every answer from now on says that its connection closes,
 * and it resolves when all requests are answered.
 * @param graceMs after which the connections that are left are cut
 */
export const drainHttp = async (server: Server, graceMs: number): Promise<void> => {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const reap = setInterval(() => server.closeIdleConnections(), reapMs);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(reap);
  clearTimeout(late);
};
