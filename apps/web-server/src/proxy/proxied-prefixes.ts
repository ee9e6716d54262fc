/** A process to which the web server forwards requests. */
export type ProxiedProcess = 'api' | 'gateway';

/**
 * Path prefixes that are forwarded, and the process behind each prefix. A prefix stands for itself and every path below
 * it. All other paths are pages and files.
 */
export const proxiedPrefixes: Readonly<Record<string, ProxiedProcess>> = {
  '/api': 'api',
  '/admin/queues': 'api',
  '/dev/mail': 'api',
  '/dev/mail.json': 'api',
  '/socket.io': 'gateway',
};
