/** A process to which the web server forwards requests. */
export type ProxiedProcess = 'api' | 'gateway';

/**
 * Path prefixes whose requests the web server forwards, and the process for each prefix. A prefix matches itself
 * and every path below. All other paths are pages and files.
 */
export const proxiedPrefixes: Readonly<Record<string, ProxiedProcess>> = {
  '/api': 'api',
  '/mcp': 'api',
  '/admin/queues': 'api',
  '/dev/mail': 'api',
  '/dev/mail.json': 'api',
  '/socket.io': 'gateway',
};
