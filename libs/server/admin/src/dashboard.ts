import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ALL_QUEUES, type QueueFigures, queueDashboard } from '@portada/queue';

const basePath = '/admin/queues';

/**
 * Serves the dashboard of all queues at `/admin/queues`. Call it before the application listens; the application must
 * have a guard for raw routes.
 */
export const mountQueueDashboard = async (app: NestFastifyApplication): Promise<void> => {
  const queues = app.get<readonly QueueFigures[]>(ALL_QUEUES, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  const plugin = queueDashboard(queues, {
    basePath,
    generation: { text: 'Generation', urlOf: (id) => `/admin/generations/${id}` },
    home: { text: 'Administration', url: '/admin' },
    onError: (error, request, reply) => fastify.answerError(error, request, reply),
  });
  await app.register(plugin, { prefix: basePath });
};
