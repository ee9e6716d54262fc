import { type TraceSpan, activeTracer } from '@portada/observability';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const spans = new WeakMap<FastifyRequest, TraceSpan>();

/**
 * Traces the requests of an HTTP application, if the process traces. A span has the pattern of the route, never the
 * requested path. A valid `traceparent` of the request is continued. Health checks are not traced.
 * @param fastify the application, before it listens
 */
export const traceRequests = (fastify: FastifyInstance): void => {
  if (!activeTracer().isOn) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && !route.startsWith('/api/health/')) {
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'portada.request_id': String(request.id),
      };
      const name = `${request.method} ${route}`;
      spans.set(request, activeTracer().startRequest(name, request.headers['traceparent'], attributes));
    }
    done();
  });
  // The span is active from here on, because the reading of a body leaves the asynchronous context of its request.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
    done();
  });
};
