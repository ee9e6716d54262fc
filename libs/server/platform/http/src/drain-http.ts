import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds between two checks for idle connections. */
const reapMs = 20;

/**
 * Shuts an HTTP server down: it accepts no new connections, sends `Connection: close`, and resolves when all requests
 * are answered.
 * @param graceMs milliseconds after which remaining connections are closed
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
