import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreditsModule } from '@portada/credits';
import { DatabaseModule } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { createHttpApp } from '@portada/http';
import { RateLimitModule, type RateLimitOverrides } from '@portada/rate-limit';
import { type Logger, createLogger, httpLogger } from '@portada/observability';
import { SecretsModule } from '@portada/secrets';
import { StorageModule } from '@portada/storage';
import { testRedis, testSecretKeys } from '@portada/testing';
import type { LightMyRequestResponse } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import { AccountsModule } from './accounts.module';
import type { RecaptchaOptions } from './abuse/bot-check.options';
import type { OidcOptions } from './oidc/oidc.options';
import { SessionEntity } from './sessions/session.entity';
import { languageOf } from './sessions/session-request';
import { UserEntity } from './users/user.entity';

const quiet = createLogger({ name: 'accounts-spec', level: 'error' });

/** The ended sessions that were published, in order. */
type EndedSession = { userId: string; sessionId: string };

/** A running HTTP application with the accounts routes, and the ended sessions that it published. */
export type TestApp = {
  app: NestFastifyApplication;
  ended: EndedSession[];
  /**
   * Sends a request. Without `headers` the request has the header `x-requested-with`, which the CSRF guard accepts.
   */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: { body?: object; cookie?: string; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
};

/**
 * Starts the accounts module as a real HTTP application with a real database and Redis.
 * @param options `modules` are further Nest modules; `url` is the address of the database
 */
export const startTestApp = async (options: {
  url: string;
  publicUrl?: string;
  modules?: (new () => object)[];
  oidc?: OidcOptions;
  logger?: Logger;
  recaptcha?: RecaptchaOptions;
  rateLimits?: RateLimitOverrides;
  /** Directory of the object store; without a directory the test must store nothing. */
  storageDirectory?: string;
}): Promise<TestApp> => {
  const logger = options.logger ?? quiet;
  const ended: EndedSession[] = [];
  const redis = testRedis();
  const events: EventPublisher = {
    publish: () => undefined,
    publishSessionEnded: (userId, sessionId) => void ended.push({ userId, sessionId }),
    close: () => Promise.resolve(),
  };

  @Global()
  @Module({ providers: [{ provide: EVENT_PUBLISHER, useValue: events }], exports: [EVENT_PUBLISHER] })
  class EventsStub {}

  @Module({
    imports: [
      LoggerModule.forRoot(httpLogger({ logger })),
      DatabaseModule.register({
        url: options.url,
        entities: [UserEntity, SessionEntity],
        poolSize: 5,
        applicationName: 'accounts-spec',
      }),
      EventsStub,
      SecretsModule.register({ SECRET_KEYS: testSecretKeys }),
      StorageModule.register({
        STORAGE_DIR: options.storageDirectory ?? join(tmpdir(), `portada-never-made-${randomUUID()}`),
        S3_BUCKET: 'unused',
        S3_REGION: 'unused',
      }),
      RateLimitModule.register({
        redisUrl: redis.url,
        prefix: redis.prefix,
        logger,
        ...(options.rateLimits && { overrides: options.rateLimits }),
      }),
      CreditsModule.register({ repair: 'missing-grant' }),
      AccountsModule.register({
        publicUrl: options.publicUrl ?? 'http://portada.test',
        oidc: options.oidc ?? null,
        recaptcha: options.recaptcha ?? null,
      }),
      ...(options.modules ?? []),
    ],
  })
  class SpecModule {}

  const app = await createHttpApp(SpecModule, { logger, languageOf });
  await app.init();
  return {
    app,
    ended,
    call: (method, path, { body, cookie, headers } = {}) =>
      app.inject({
        method,
        url: path,
        headers: { ...(cookie ? { cookie } : {}), ...(headers ?? { 'x-requested-with': 'portada' }) },
        ...(body ? { payload: body } : {}),
      }),
  };
};

/** Returns the first cookie that a response sets, in the form of a Cookie header. */
export const cookieOf = (answer: LightMyRequestResponse): string => {
  const [cookie] = [answer.headers['set-cookie']].flat();
  return cookie?.split(';')[0] ?? '';
};
