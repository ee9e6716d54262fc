import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { ensureAdministrator } from '@portada/accounts';
import { GenerationWaitsService } from '@portada/generations';
import { settingsOrExit } from '@portada/config';
import { drainable, setCrashPoint, startInternalServer, stopOnSignals, versionOf } from '@portada/lifecycle';
import { checkClock, measurePool, watchClock } from '@portada/database';
import { Metrics, createLogger, startTracing, stopTracing } from '@portada/observability';
import { DatabaseSecrets } from '@portada/secrets';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { openStoreOrExit } from '@portada/thumbnails';
import { DataSource } from 'typeorm';
import { createApi } from './api-app';
import { readSettings } from './settings';

/** Time in ms that running requests may take after the api was asked to stop. */
const graceMs = 10_000;

const settings = settingsOrExit(readSettings);
const logger = createLogger({ name: 'api', level: settings.LOG_LEVEL });
await startTracing(settings, { name: 'api', version: versionOf(import.meta.url), logger });
if (settings.NODE_ENV !== 'production') setCrashPoint(settings.CRASH_AT);
const app = await createApi(settings, logger, {
  file: fileURLToPath(new URL('./pictures.mjs', import.meta.url)),
});
const database = app.get(DataSource);
await app.get(DatabaseSecrets).check();
const mayBeEmpty = settings.STORAGE_MAY_BE_EMPTY === 'yes';
const store = await openStoreOrExit(app.get<ObjectStore>(OBJECT_STORE), database, { mayBeEmpty, logger });

if (settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD) {
  await ensureAdministrator(database, { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD });
}
// The document is created before other requests can wait for it.
await app.init();
await app.inject('/api/openapi.json');
const drain = drainable(app.getHttpServer());
await app.listen(settings.API_PORT, settings.LISTEN_HOST);

const metrics = app.get(Metrics);
measurePool(database, metrics);
watchClock(database, metrics, logger);
const internal = await startInternalServer({
  port: settings.INTERNAL_PORT,
  host: settings.LISTEN_HOST,
  registry: metrics.registry,
  // The readiness of the api does not depend on Redis, because requests are accepted while Redis is unavailable.
  ready: {
    postgres: () => database.query('SELECT 1'),
    store: () => store.check(),
  },
  degraded: { clock: () => checkClock(database) },
});
stopOnSignals(
  async () => {
    internal.drain();
    const announceMs = settings.SUPERVISED ? 0 : settings.DRAIN_DELAY_MS;
    await drain({ announceMs, graceMs }, () => app.get(GenerationWaitsService).endAll());
    await app.close();
    await internal.close();
    await stopTracing();
  },
  logger,
  { isSupervised: settings.SUPERVISED },
);
logger.info({ port: settings.API_PORT }, 'api is ready');
