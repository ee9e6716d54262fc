import { Controller, Get, Module } from '@nestjs/common';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createLogger, httpLogger } from '@portada/observability';
import { LoggerModule } from 'nestjs-pino';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { createHttpApp } from './http-app';
import { ResponseBody } from './response-body';

const logger = createLogger({ name: 'response-body-spec', level: 'silent' });
const account = { id: 'account-1', email: 'someone@example.org' };

class AccountDto extends createZodDto(z.object({ id: z.string(), email: z.email() })) {}

@Controller('accounts')
class AccountsController {
  @Get('whole')
  @RouteConfig({ portada: { access: 'public' } })
  @ResponseBody({ type: AccountDto, status: 200 })
  whole(): typeof account {
    return { ...account, passwordHash: 'canary' } as typeof account;
  }

  @Get('broken')
  @RouteConfig({ portada: { access: 'public' } })
  @ResponseBody({ type: AccountDto, status: 200 })
  broken(): typeof account {
    return { id: 'account-1', email: 'canary' };
  }
}

@Module({ controllers: [AccountsController], imports: [LoggerModule.forRoot(httpLogger({ logger }))] })
class AccountsModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await createHttpApp(AccountsModule, {
    logger,
    languageOf: () => null,
    origin: 'https://portada.test',
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

test('a response omits fields that its schema does not name', async () => {
  const { statusCode, headers, body } = await app.inject('/accounts/whole');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual(account);
});

test('the application responds with an error without details if a response body does not match its schema', async () => {
  const { statusCode, body } = await app.inject('/accounts/broken');
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
  expect(body).not.toContain('canary');
});

test('the OpenAPI document contains the schema of a response body', async () => {
  const { body } = await app.inject('/api/openapi.json');
  expect(JSON.parse(body)).toMatchObject({
    components: { schemas: { Account: { required: ['id', 'email'] } } },
  });
});

test('the application sets the security headers on a response and on an error', async () => {
  for (const path of ['/accounts/whole', '/accounts/broken', '/nowhere']) {
    expect((await app.inject(path)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  }
});
