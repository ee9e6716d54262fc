import { guardRawRoutes, languageOf, recordSecurityEvents } from '@portada/accounts';
import { mountQueueDashboard } from '@portada/admin';
import { mountMcp } from '@portada/mcp';
import { createHttpApp, measureRequests, traceRequests } from '@portada/http';
import { type Logger, Metrics } from '@portada/observability';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module';
import type { ImageProcessOptions } from '@portada/thumbnails';
import type { ApiSettings } from './settings';

/**
 * Creates the HTTP application of the api. The application does not listen yet.
 * @param pictureProcess the program that decodes and encodes images
 */
export const createApi = async (
  settings: ApiSettings,
  logger: Logger,
  pictureProcess: ImageProcessOptions,
): Promise<NestFastifyApplication> => {
  const { origin } = new URL(settings.PUBLIC_URL);
  const app = await createHttpApp(ApiModule.register(settings, logger, pictureProcess), {
    logger,
    languageOf,
    guardRaw: guardRawRoutes,
    trustedProxies: settings.TRUSTED_PROXIES,
    origin,
  });
  measureRequests(app.getHttpAdapter().getInstance(), app.get(Metrics));
  traceRequests(app.getHttpAdapter().getInstance());
  recordSecurityEvents(app);
  await mountQueueDashboard(app);
  mountMcp(app, origin);
  return app;
};
