import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import type { Load, LoadResult } from './load';
import { serve } from './messages';
import { generateCall } from './requests';

/**
 * Script of the load generator, which runs as a separate process. The script sends requests over keep-alive
 * connections, one request at a time on each connection.
 */
const run = ({ url, connections, amount, users, read }: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    let next = 0;
    const setupRequest = <R extends { headers: Record<string, string> }>(request: R): R => {
      const user = users[next++ % users.length];
      if (!user) throw new Error('the load has no users');
      if (read) {
        const path = read.paths[next % read.paths.length];
        return { ...request, path, headers: { cookie: `sid=${user.token}`, accept: read.accept } };
      }
      const { headers, body } = generateCall(user, randomUUID());
      return { ...request, headers, body };
    };
    const target = read ? { method: 'GET', path: '/' } : { method: 'POST', path: '/api/generate-image' };
    let answered = 0;
    let accepted = 0;
    const begin = performance.now();
    let end = begin;
    autocannon(
      {
        ...{ url, connections, amount, sampleInt: 50, timeout: 30 },
        requests: [{ ...target, headers: {}, setupRequest }],
      },
      (error, { errors, timeouts }) => {
        if (error) return reject(error);
        if (errors + timeouts > 0)
          return reject(new Error(`${errors} connections failed, ${timeouts} requests timed out`));
        const perSecond = (accepted * 1000) / (end - begin);
        resolve({ accepted, refused: answered - accepted, perSecond });
      },
    ).on('response', (_client: unknown, status: number) => {
      answered += 1;
      if (status === (read ? 200 : 202)) accepted += 1;
      end = performance.now();
    });
  });

serve(run);
