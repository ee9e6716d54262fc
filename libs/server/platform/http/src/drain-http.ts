import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds between two checks for idle HTTP connections. */
const reapMs = 20;

const closeAfterwards = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/**
 * Prepares an HTTP server for its shutdown. The server must not have received a request before.
 * @returns a function that shuts the server down: the server accepts no new connections, sends `Connection: close` with
 * every response whose headers were not sent before, and the promise resolves when all requests are answered. `graceMs`
 * is the number of milliseconds after which remaining connections are closed.
 */
export const drainable = (server: Server): ((graceMs: number) => Promise<void>) => {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) closeAfterwards(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async (graceMs) => {
    isDraining = true;
    open.forEach(closeAfterwards);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const reap = setInterval(() => server.closeIdleConnections(), reapMs);
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(reap);
    clearTimeout(late);
  };
};
