import { type DynamicModule, Module } from '@nestjs/common';
import { SessionReader, SessionsModule } from '@portada/accounts';
import { DatabaseModule } from '@portada/database';
import { type EventSubscriber, createEventSubscriber } from '@portada/events';
import { type Logger, Metrics, httpLogger } from '@portada/observability';
import { LoggerModule } from 'nestjs-pino';
import type { GatewaySettings } from './settings';
import { SocketGateway } from './socket-gateway';

/** NestJS injection token of the EventSubscriber of the process. */
export const EVENT_SUBSCRIBER = Symbol('EVENT_SUBSCRIBER');

/** The only module of the gateway. The sockets of the gateway use the sessions in Postgres and the events in Redis. */
@Module({})
export class GatewayModule {
  static register(settings: GatewaySettings, logger: Logger): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        LoggerModule.forRoot(httpLogger({ logger })),
        DatabaseModule.register({
          url: settings.DATABASE_URL,
          entities: [],
          poolSize: 4,
          applicationName: 'portada-gateway',
          pooler: settings.DATABASE_POOLER,
        }),
        SessionsModule.register({
          publicUrl: settings.PUBLIC_URL,
          administratorsNeedFactor: settings.NODE_ENV === 'production',
        }),
      ],
      providers: [
        { provide: Metrics, useFactory: () => new Metrics('gateway') },
        {
          provide: EVENT_SUBSCRIBER,
          useFactory: () => createEventSubscriber({ redisUrl: settings.REDIS_URL, logger }),
        },
        {
          provide: SocketGateway,
          inject: [SessionReader, EVENT_SUBSCRIBER, Metrics],
          useFactory: (sessions: SessionReader, subscriber: EventSubscriber, metrics: Metrics) =>
            new SocketGateway({
              publicUrl: settings.PUBLIC_URL,
              readSession: (cookie) => sessions.readAdmitted(cookie),
              subscriber,
              trustedProxies: settings.TRUSTED_PROXIES,
              metrics,
              logger,
            }),
        },
      ],
    };
  }
}
