import 'reflect-metadata';
import { Controller, Get, Module, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { httpLogger, noteError, requestIdOf } from './http-log';
import { createLogger } from './logger';

const lines: Record<string, unknown>[] = [];
const logger = createLogger(
  { name: 'test', level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);

@Controller()
class Things {
  constructor(private readonly log: PinoLogger) {}

  @Get('things')
  things(): string {
    this.log.assign({ generationId: 'generation-1' });
    this.log.info('handler of the test route called');
    return 'ok';
  }

  @Get('broken')
  broken(): string {
    throw new ServiceUnavailableException();
  }

  @Get('full')
  full(@Req() request: { raw: object }, @Res({ passthrough: true }) reply: FastifyReply): string {
    noteError(request.raw, { code: 'overloaded' });
    void reply.status(503).header('retry-after', '2');
    return 'full';
  }

  @Get('health')
  health(): string {
    return 'ok';
  }
}

@Module({
  imports: [LoggerModule.forRoot(httpLogger({ logger, ignore: ['/health'] }))],
  controllers: [Things],
})
class App {}

let app: NestFastifyApplication;
let origin: string;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(App, new FastifyAdapter({ genReqId: requestIdOf }), {
    logger: false,
  });
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});
afterAll(() => app.close());
beforeEach(() => lines.splice(0));

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

test('the HTTP log has one line per request with its id and generation, without query and headers', async () => {
  const answer = await ask('/things?email=canary@example.org&token=canary', {
    'x-request-id': 'browser-call-1',
    cookie: 'sid=canary',
  });
  expect(answer.headers.get('x-request-id')).toBe('browser-call-1');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    msg: 'handler of the test route called',
    requestId: 'browser-call-1',
    generationId: 'generation-1',
  });
  expect(lines[1]).toMatchObject({
    msg: 'request',
    method: 'GET',
    path: '/things',
    status: 200,
    ms: expect.any(Number) as number,
    requestId: 'browser-call-1',
    generationId: 'generation-1',
  });
  expect(JSON.stringify(lines)).not.toContain('canary');
});

test.each([
  ['an API key', '/api/v1/', 'ptd_live_k3Jd82hsAq0'],
  ['an API key with escaped characters', '/api/v1/', 'ptd%5Flive%5Fk3Jd82hsAq0'],
  ['the secret of a webhook endpoint', '/api/', 'whsec_c2VjcmV0'],
  ['the token of a share link', '/s/', 'aaaaaaaaaaaaaaaaaaaa-_'],
  ['a token at an unknown path', '/nowhere/', 'k3Jd82hsAq0k3Jd82hsAq0'],
  ['the code of an authenticator app', '/api/auth/second-factor/', '492039'],
  ['a recovery code', '/api/auth/second-factor/', '4q7xm-02k9v-fptz3-1c8dw-05hnrj'],
  ['a recovery code of an earlier version', '/api/auth/second-factor/', '4q7x-m02k-9vfp-tz31'],
  ['an email address', '/api/users/', 'ann@portada.test'],
])('the HTTP log leaves out %s in a path and in a query', async (_what, path, secret) => {
  await ask(`${path}${secret}/a?b=${secret}&${secret}`);
  expect(lines[0]).toMatchObject({ msg: 'request', path: expect.stringContaining(path) as string });
  const line = JSON.stringify({ ...lines[0], time: 0, ms: 0 });
  for (const form of [secret, decodeURIComponent(secret)]) expect(line).not.toContain(form);
});

test('the HTTP log keeps ids and names in a path', async () => {
  const path =
    '/api/thumbnails/0198f2f4-1111-4222-8333-444455556666/versions/12/a-name-with-many-small-letters-2';
  await ask(path);
  expect(lines[0]).toMatchObject({ path });
});

test.each(['short', 'has spaces in it', 'x'.repeat(65), '<script>alert(1)</script>'])(
  'the HTTP log replaces an invalid request id such as %j',
  async (id) => {
    const answer = await ask('/things', { 'x-request-id': id });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(lines[1]?.['requestId']).toBe(answer.headers.get('x-request-id'));
  },
);

test('the HTTP log has one error line for a failed request, and no lines for health checks', async () => {
  await ask('/health');
  expect(lines).toEqual([]);
  await ask('/broken');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, status: 503, path: '/broken' });
});

test('the HTTP log has a warning with its code for a request that is refused until a later try', async () => {
  await ask('/full');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, status: 503, code: 'overloaded', msg: 'request refused' });
});
