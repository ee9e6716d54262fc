import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/**
 * One readiness check for each dependency of the process, by its name; a check throws while the dependency is
 * unavailable.
 */
export type ReadyChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** The running internal server; `port` is the port on which it listens. */
export type InternalServer = {
  port: number;
  /** Makes the readiness check of the process fail from now on, because the process is stopping. */
  drain(): void;
  close(): Promise<void>;
};

const checkTimeoutMs = 1_000;

const missingOf = async (checks: ReadyChecks): Promise<string[]> => {
  const late = () =>
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('too slow')), checkTimeoutMs).unref(),
    );
  const answers = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      Promise.race([Promise.resolve().then(check), late()]).then(
        () => [],
        () => [name],
      ),
    ),
  );
  return answers.flat();
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/**
 * Serves `/health/live` (200), `/health/ready` (200, or 503 with `missing`; both with `degraded`) and `/metrics`, apart from public
 * traffic.
 * @param options `port` (0 for any free port) and `host` on which the server listens, the metrics, and two kinds of
 *   checks: the process is not ready if one of `ready` fails, and works with a loss if one of `degraded` fails; a check that
 *   takes more than a second fails
 * @throws if the port is in use
 */
export const startInternalServer = async (options: {
  port: number;
  host: string;
  registry: Registry;
  ready: ReadyChecks;
  degraded?: ReadyChecks;
}): Promise<InternalServer> => {
  let isDraining = false;
  const routes: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/health/live': async (response) => answer(response, 200, { live: true }),
    '/health/ready': async (response) => {
      const [missing, degraded] = await Promise.all([
        isDraining ? ['draining'] : missingOf(options.ready),
        missingOf(options.degraded ?? {}),
      ]);
      answer(response, missing.length ? 503 : 200, { ready: missing.length === 0, missing, degraded });
    },
    '/metrics': async (response) => {
      const figures = await options.registry.metrics();
      response.writeHead(200, { 'content-type': options.registry.contentType }).end(figures);
    },
  };
  const server = createServer((request, response) => {
    const route = routes[(request.url ?? '').split('?', 1)[0] ?? ''];
    if (!route) return answer(response, 404, { error: 'not found' });
    route(response).catch(() => answer(response, 500, { error: 'failed' }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: () => {
      isDraining = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
