import { Controller, Get, Module } from '@nestjs/common';
import { createHttpApp } from '@portada/http';
import { createLogger, httpLogger } from '@portada/observability';
import { type TestDatabase, testDatabase } from '@portada/testing';
import { LoggerModule } from 'nestjs-pino';
import { AdminOnly, Public, SignedIn } from './access';
import { PUBLIC_ORIGIN } from './session-cookie';
import type { ApiKeyReader } from '../api-keys/api-key-reader';
import { SessionGuard } from './session.guard';
import { SessionReader } from './session-reader';
import { languageOf } from './session-request';
import { startTestApp } from '../test-app.fixture';

const logger = createLogger({ name: 'access-spec', level: 'silent' });

@Controller('forgotten')
class ForgottenController {
  @Get('first')
  first() {
    return 'in';
  }

  @Public()
  @Get('open')
  open() {
    return 'in';
  }

  @Get('second')
  second() {
    return 'in';
  }
}

@Module({ controllers: [ForgottenController] })
class ForgottenModule {}

@AdminOnly()
@Controller('mixed')
class MixedController {
  @Get('closed')
  closed() {
    return 'in';
  }

  @SignedIn()
  @Get('signed-in')
  signedIn() {
    return 'in';
  }

  @Public()
  @Get('open')
  open() {
    return 'in';
  }
}

@Module({ controllers: [MixedController] })
class MixedModule {}

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing.drop());

test('a process with handlers that declare no access refuses to start and names each handler', async () => {
  await expect(startTestApp({ url: testing.url, modules: [ForgottenModule] })).rejects.toThrow(
    'These routes declare no access: ForgottenController.first, ForgottenController.second.',
  );
});

test('the access that a handler declares overrides the access of its controller', async () => {
  const { app } = await startTestApp({ url: testing.url, modules: [MixedModule] });
  const mine = app
    .getHttpAdapter()
    .getInstance()
    .servedRoutes.filter(({ url, method }) => url.startsWith('/mixed') && method === 'GET');
  expect(mine).toEqual([
    { method: 'GET', url: '/mixed/closed', access: 'admin', handler: 'MixedController.closed' },
    { method: 'GET', url: '/mixed/signed-in', access: 'signed-in', handler: 'MixedController.signedIn' },
    { method: 'GET', url: '/mixed/open', access: 'public', handler: 'MixedController.open' },
  ]);
  await app.close();
});

/** An application without the start-up check of access declarations. */
const bareApp = async (modules: (new () => object)[], guardRaw?: () => () => Promise<void>) => {
  @Module({
    imports: [LoggerModule.forRoot(httpLogger({ logger })), ...modules],
    providers: [{ provide: PUBLIC_ORIGIN, useValue: 'http://portada.test' }],
  })
  class BareModule {}
  return createHttpApp(BareModule, { logger, languageOf, ...(guardRaw && { guardRaw }) });
};

test('a server with a raw route that declares no access does not start to listen', async () => {
  const app = await bareApp([]);
  const fastify = app.getHttpAdapter().getInstance();
  void fastify.register((scope, _options, done) => {
    scope.get('/raw', () => 'in');
    done();
  });
  await app.init();
  await expect(app.listen(0, '127.0.0.1')).rejects.toThrow('declare no access: GET /raw, HEAD /raw.');
  await app.close();
});

test('a request to a raw route that is not public is refused without a guard, and admitted by a guard', async () => {
  const asked = jest.fn(() => Promise.resolve());
  const raw = async (guardRaw?: () => () => Promise<void>) => {
    const app = await bareApp([], guardRaw);
    const fastify = app.getHttpAdapter().getInstance();
    fastify.get('/raw', { config: { portada: { access: 'admin' } } }, () => 'in');
    await app.init();
    const { statusCode } = await app.inject({ url: '/raw' });
    await app.close();
    return statusCode;
  };
  expect(await raw()).toBe(403);
  expect(await raw(() => asked)).toBe(200);
  expect(asked).toHaveBeenCalledWith(expect.anything(), expect.anything(), 'admin');
});

test('the session guard refuses a handler that declares no access', async () => {
  const sessions = {
    readSession: () =>
      Promise.resolve({ id: 'ana', sessionId: 'one', role: 'admin' as const, language: null }),
  } as unknown as SessionReader;
  const request = { raw: {}, routeOptions: { config: {} }, headers: {} };
  const context = { switchToHttp: () => ({ getRequest: () => request }) };
  const guard = new SessionGuard(sessions, {} as ApiKeyReader);
  await expect(guard.canActivate(context as Parameters<SessionGuard['canActivate']>[0])).rejects.toThrow(
    'refused',
  );
});
