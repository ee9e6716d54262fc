import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyPluginCallback, RouteOptions } from 'fastify';
import { BullQueue } from './bull-queues';
import type { QueueFigures } from './port';

/**
 * Content security policy of the queue dashboard: scripts, styles and translations come from the same origin, inline
 * styles are allowed, and the page calls the api of the same origin. No resource is loaded from third parties.
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

/**
 * Removes links to third parties: the page of the library links a style sheet of fonts; system fonts are used
 * instead.
 */
const withoutForeignLinks = (html: string): string =>
  html.replace(/<link[^>]+href="https?:\/\/[^>]*>\s*/g, '');

/** Returns the generation that a job ran. Before the run, it is the generation that the job names. */
const generationOf = ({ progress, data }: { progress: unknown; data: unknown }): string => {
  const ids = [progress, data].map((part) => (part as { generationId?: unknown } | null)?.generationId);
  return ids.find((id) => typeof id === 'string') ?? '';
};

type ApiRoute = Parameters<FastifyAdapter['setApiRoutes']>[0][number];

/**
 * Adapter of the queue dashboard that serves only routes that read. An error while Redis is unavailable becomes
 * operational.
 */
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
  /** Path prefix under which the plugin of the queue dashboard is registered. */
  basePath: string;
  /** Text and URL of the link from the queue dashboard back to Portada. */
  home: { text: string; url: string };
  /** Text of the link from a job to its generation, and the URL of a generation. */
  generation: { text: string; urlOf: (id: string) => string };
  /** Error handler of the routes of the queue dashboard, which sends error responses. */
  onError: NonNullable<RouteOptions['errorHandler']>;
};

/**
 * A Fastify plugin with a read-only view of the queues in Redis. The guard for routes without a controller admits
 * administrators only.
 * @param queues the queues of this process
 */
export const queueDashboard = (
  queues: readonly QueueFigures[],
  { basePath, home, generation, onError }: DashboardOptions,
): FastifyPluginCallback => {
  const serverAdapter = new ReadingAdapter(queues).setBasePath(basePath);
  const own = queues.filter((queue) => queue instanceof BullQueue);
  createBullBoard({
    queues: own.map(
      ({ queue }) =>
        new BullMQAdapter(queue, {
          readOnlyMode: true,
          allowRetries: false,
          ...(queue.name === 'generations' && {
            externalJobUrl: (job) => ({
              displayText: generation.text,
              href: generation.urlOf(generationOf(job)),
            }),
          }),
        }),
    ),
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
