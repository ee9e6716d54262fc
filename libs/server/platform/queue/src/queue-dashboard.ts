import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyPluginCallback } from 'fastify';
import { BullJobQueue } from './job-queue';
import type { JobQueue } from './port';

/**
 * The dashboard's own content security policy: its scripts, styles and words are files of its own; it styles elements in
 * place, and asks its api. Nothing comes from elsewhere.
 */
const contentSecurityPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'self'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The page links a style sheet of fonts at a third party; the system's own letters do. */
const withoutForeignLinks = (html: string): string =>
  html.replace(/<link[^>]+href="https?:\/\/[^>]*>\s*/g, '');

/** Serves what reads, and nothing that changes a queue; what fails is answered as everywhere else. */
class ReadingAdapter extends FastifyAdapter {
  override setApiRoutes(routes: Parameters<FastifyAdapter['setApiRoutes']>[0]): FastifyAdapter {
    return super.setApiRoutes(routes.filter(({ method }) => [method].flat().every((one) => one === 'get')));
  }

  override setErrorHandler(): this {
    // Thrown on, it reaches the error handler of the application.
    return super.setErrorHandler((error) => {
      throw error;
    });
  }
}

/**
 * A Fastify plugin that shows queues as they are in Redis: read-only, for administrators alone, who are let in by the
 * guard before raw routes of the application.
 * @param queues of this process's registry
 * @param options `basePath` is the prefix under which the plugin is registered, `home` where its link leads back to
 */
export const queueDashboard = (
  queues: readonly JobQueue[],
  { basePath, home }: { basePath: string; home: { text: string; url: string } },
): FastifyPluginCallback => {
  const serverAdapter = new ReadingAdapter().setBasePath(basePath);
  const own = queues.filter((queue) => queue instanceof BullJobQueue);
  createBullBoard({
    queues: own.map(({ queue }) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Queues', miscLinks: [home] } },
  });
  return (scope, _options, done) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, portada: { access: 'admin' } };
    });
    scope.addHook('onSend', (_request, reply, payload, sent) => {
      void reply.header('content-security-policy', contentSecurityPolicy);
      sent(null, typeof payload === 'string' ? withoutForeignLinks(payload) : payload);
    });
    void scope.register(serverAdapter.registerPlugin());
    done();
  };
};
