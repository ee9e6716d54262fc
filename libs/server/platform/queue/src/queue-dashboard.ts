import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyPluginCallback, RouteOptions } from 'fastify';
import { BullQueue } from './bull-queues';
import type { QueueFigures } from './port';

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

type ApiRoute = Parameters<FastifyAdapter['setApiRoutes']>[0][number];

/** Serves what reads, and nothing that changes a queue. A failure while Redis is away is one of the kind that passes. */
class ReadingAdapter extends FastifyAdapter {
  constructor(private readonly queues: readonly QueueFigures[]) {
    super();
  }

  override setApiRoutes(routes: ApiRoute[]): FastifyAdapter {
    const reading = routes.filter(({ method }) => [method].flat().every((one) => one === 'get'));
    return super.setApiRoutes(
      reading.map((route) => ({ ...route, handler: (request) => this.ask(route, request) })),
    );
  }

  private async ask(
    { handler }: ApiRoute,
    request: Parameters<ApiRoute['handler']>[0],
  ): Promise<Awaited<ReturnType<ApiRoute['handler']>>> {
    try {
      return await handler(request);
    } catch (error) {
      for (const queue of this.queues) await queue.ping();
      throw error;
    }
  }
}

type DashboardOptions = {
  /** The prefix under which the plugin is registered. */
  basePath: string;
  /** Where its link leads back to. */
  home: { text: string; url: string };
  /** Answers what fails. */
  onError: NonNullable<RouteOptions['errorHandler']>;
};

/**
 * A Fastify plugin that shows queues as they are in Redis: read-only, for administrators alone, who are let in by the
 * guard before raw routes of the application.
 * @param queues of this process's registry
 */
export const queueDashboard = (
  queues: readonly QueueFigures[],
  { basePath, home, onError }: DashboardOptions,
): FastifyPluginCallback => {
  const serverAdapter = new ReadingAdapter(queues).setBasePath(basePath);
  const own = queues.filter((queue) => queue instanceof BullQueue);
  createBullBoard({
    queues: own.map(({ queue }) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Queues', miscLinks: [home], hideDocsLink: true } },
  });
  return (scope, _options, done) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, portada: { access: 'admin' } };
      route.errorHandler = onError;
    });
    scope.addHook('onSend', (_request, reply, payload, sent) => {
      void reply.header('content-security-policy', contentSecurityPolicy);
      sent(null, typeof payload === 'string' ? withoutForeignLinks(payload) : payload);
    });
    void scope.register(serverAdapter.registerPlugin());
    done();
  };
};
