import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { checkClock, measurePool, watchClock } from '@portada/database';
import type { EventSubscriber } from '@portada/events';
import { settingsOrExit } from '@portada/config';
import { startInternalServer, stopOnSignals, versionOf } from '@portada/lifecycle';
import { Metrics, createLogger, startTracing, stopTracing } from '@portada/observability';
import { Logger as NestPinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { EVENT_SUBSCRIBER, GatewayModule } from './gateway.module';
import { readSettings } from './settings';
import { SocketGateway } from './socket-gateway';

const settings = settingsOrExit(readSettings);
const logger = createLogger({ name: 'gateway', level: settings.LOG_LEVEL });
await startTracing(settings, { name: 'gateway', version: versionOf(import.meta.url), logger });
const app = await NestFactory.createApplicationContext(GatewayModule.register(settings, logger), {
  bufferLogs: true,
});
app.useLogger(app.get(NestPinoLogger));
const sockets = app.get(SocketGateway);
await sockets.listen(settings.GATEWAY_PORT, settings.LISTEN_HOST);

const database = app.get(DataSource);
const metrics = app.get(Metrics);
measurePool(database, metrics);
watchClock(database, metrics, logger);
const internal = await startInternalServer({
  port: settings.INTERNAL_PORT,
  host: settings.LISTEN_HOST,
  registry: metrics.registry,
  ready: {
    postgres: () => database.query('SELECT 1'),
    redis: () => app.get<EventSubscriber>(EVENT_SUBSCRIBER).ping(),
  },
  degraded: { clock: () => checkClock(database) },
});
stopOnSignals(
  async () => {
    internal.drain();
    await sockets.close(
      settings.SUPERVISED
        ? { announceMs: 0, spreadMs: 0 }
        : { announceMs: settings.DRAIN_DELAY_MS, spreadMs: settings.SOCKET_DRAIN_MS },
    );
    await internal.close();
    await app.close();
    await stopTracing();
  },
  logger,
  { isSupervised: settings.SUPERVISED },
);
logger.info({ port: settings.GATEWAY_PORT }, 'gateway is ready');
