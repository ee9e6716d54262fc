import { createLogger } from './logger';

const lines: string[] = [];
const logger = createLogger(
  { name: 'test', level: 'debug' },
  { write: (line: string) => void lines.push(line) },
);
beforeEach(() => lines.splice(0));

const secret = 'secret-7f3a';
const address = `${secret}@example.org`;

class Account {
  readonly id = 'account-1';
  readonly passwordHash = secret;
}

test('the logger removes secrets at any place of a log entry', () => {
  logger.info(
    { password: secret, email: address, user: { profile: { resetToken: secret } } },
    'account registered',
  );
  logger.info({ headers: { cookie: `sid=${secret}`, authorization: secret, 'set-cookie': [secret] } });
  logger.info({ list: [{ card: { number: secret } }, { cardNumber: secret }], account: new Account() });
  logger.info(`connecting to postgres://portada:${secret}@localhost/portada`);
  logger.info({ url: `redis://:${secret}@localhost:6379` });
  logger.info({
    sentence: `mail for ${address}; Bearer ${secret}; __Host-sid=${secret}; paid by 4242 4242 4242 4242`,
  });
  logger.info({ path: `/api/model-webhooks/fal/0198f2f4-1111-4222-8333-444455556666/${secret}` });
  const unknown = '0k7x-m02k-9vfp-tz31';
  logger.info(
    `ptd_live_${secret} whsec_${secret}+/= sk_live_${secret} ?code=${secret}&state=${secret} /s/${secret}_12345 ${unknown}`,
  );
  logger.error(new Error(`failed for ${address}`));
  const cause = Object.assign(new Error(`sid=${secret}`), { apiKey: secret });
  logger.error({ err: Object.assign(new Error('failed', { cause }), { secret: secret }) }, 'failed');
  logger.child({ token: secret, session: { cookie: secret } }).warn('line of a child logger');
  logger.info({ bytes: Buffer.from(secret) });
  // Errors of TypeORM contain the values of their SQL statement, which must not be logged.
  logger.error({ err: Object.assign(new Error('failed'), { query: 'SELECT $1', parameters: [secret] }) });
  expect(lines).toHaveLength(13);
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).not.toContain('4242');
  expect(lines.join('')).not.toContain(unknown);
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test('the logger logs values that are not secret without changes', () => {
  const generationId = '0198f2f4-1111-4222-8333-444455556666';
  const at = new Date(0);
  logger.info({
    generationId,
    path: '/api/generate-image',
    seed: 4294967295,
    at,
    none: null,
    big: 1790000000000,
  });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    name: 'test',
    generationId,
    path: '/api/generate-image',
    seed: 4294967295,
    at: at.toISOString(),
    none: null,
    big: 1790000000000,
  });
});

test('a logged error keeps its type, message and stack', () => {
  logger.error({ err: new TypeError('broken') }, 'failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'failed',
    err: { type: 'TypeError', message: 'broken' },
  });
  logger.error(new TypeError('broken'));
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: 'broken', err: { type: 'TypeError' } });
});

test('the logger logs an object that refers to itself', () => {
  const own: { self?: unknown } = {};
  own.self = own;
  logger.info(own);
  expect(lines).toHaveLength(1);
});
