import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two checks for idle HTTP connections. */
const reapMs = 20;

/** Time limits in ms of the shutdown of an HTTP server. */
export type DrainTimes = {
  /**
   * Time for which the server still accepts connections. Every response has `Connection: close`, so that proxies send
   * further requests to other processes.
   */
  announceMs: number;
  /** Time after the announcement until connections with unanswered requests are closed. */
  graceMs: number;
};

const closeAfterwards = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/**
 * Prepares an HTTP server for its shutdown. The server must not have received a request before.
 * @returns a function that shuts the server down: every response whose headers were not sent before has
 *   `Connection: close`, the server accepts no new connections after `announceMs`, and the promise resolves when all
 *   requests are answered. `beforeClose` is called when the server stops accepting connections.
 */
export const drainable = (
  server: Server,
): ((times: DrainTimes, beforeClose?: () => void) => Promise<void>) => {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) closeAfterwards(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async ({ announceMs, graceMs }, beforeClose) => {
    isDraining = true;
    open.forEach(closeAfterwards);
    if (announceMs > 0) await delay(announceMs);
    beforeClose?.();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const reap = setInterval(() => server.closeIdleConnections(), reapMs);
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(reap);
    clearTimeout(late);
  };
};
