import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreditsModule } from '@portada/credits';
import { DatabaseModule } from '@portada/database';
import { EVENT_PUBLISHER, type EventPublisher } from '@portada/events';
import { createHttpApp } from '@portada/http';
import { createLogger, httpLogger } from '@portada/observability';
import type { LightMyRequestResponse } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import { AccountsModule } from './accounts.module';
import { SessionEntity } from './session.entity';
import { languageOf } from './session-request';
import { UserEntity } from './user.entity';

const logger = createLogger({ name: 'accounts-spec', level: 'error' });

/** What was published, in order. */
type EndedSession = { userId: string; sessionId: string };

export type TestApp = {
  app: NestFastifyApplication;
  ended: EndedSession[];
  /** Sends a request as a script does, unless the headers say otherwise. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: { body?: object; cookie?: string; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
};

/**
 * The accounts in a process of their own: real HTTP application, real database.
 * @param options `modules` are further Nest modules; `url` is the database's
 */
export const startTestApp = async (options: {
  url: string;
  publicUrl?: string;
  modules?: (new () => object)[];
}): Promise<TestApp> => {
  const ended: EndedSession[] = [];
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
      CreditsModule.register({ repair: 'missing-grant' }),
      AccountsModule.register({ publicUrl: options.publicUrl ?? 'http://portada.test' }),
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

/** The cookie that an answer sets, as a Cookie header sends it back. */
export const cookieOf = (answer: LightMyRequestResponse): string => {
  const [cookie] = [answer.headers['set-cookie']].flat();
  return cookie?.split(';')[0] ?? '';
};
