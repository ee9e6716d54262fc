import type { Metrics } from '@portada/observability';
import type { FastifyInstance } from 'fastify';

/** Value of the label `route` for requests that match no route, so that unknown paths create no new series. */
const unmatched = 'unmatched';

/**
 * Measures every request of an HTTP application: `http_request_seconds` by method, route and status. The route is the
 * pattern, such as `/api/thumbnails/:id`, never the requested path.
 * @param fastify the application, before it listens
 * @param metrics receives the histogram
 */
export const measureRequests = (fastify: FastifyInstance, metrics: Metrics): void => {
  const durations = metrics.histogram(
    'http_request_seconds',
    'Time from the arrival of a request to the end of its response',
    ['method', 'route', 'status'],
  );
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? unmatched;
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
};
