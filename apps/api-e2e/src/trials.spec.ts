import { readdir } from 'node:fs/promises';
import {
  errorAnswerSchema,
  errorCatalogue,
  fieldMessages,
  trialAnswerSchema,
  trialSize,
} from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { ApiClient, type Answer, answerBotCheck, until } from '@portada/testing';
import sharp from 'sharp';
import { startInProcessWorker } from './harness/in-process-worker';
import { type TestApp, generateImageBody, idempotencyKeyHeader, startTestApp } from './harness/test-app';

const prompt = 'A golden retriever learns to surf at the beach';
/** Images that an address outside of this machine may draw in ten minutes: without and with an answer to the bot check. */
const allowed = { withoutCheck: 10, withCheck: 20 } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let lastAddress = 0;
/** Returns a client whose requests come from an address of its own, as behind the web server. */
const visitor = (): { draw: (body: unknown, headers?: Record<string, string>) => Promise<Answer> } => {
  const address = `203.0.113.${(lastAddress += 1)}`;
  const client = new ApiClient(app.api.origin);
  return {
    draw: (body, headers = {}) =>
      client.send('POST', '/api/try', { body, headers: { 'x-forwarded-for': address, ...headers } }),
  };
};

const answerOfCheck = async (): Promise<Record<string, string>> => {
  const { body } = await app.anonymous.get('/api/auth/bot-check?action=try');
  return { 'x-bot-check': await answerBotCheck(body) };
};

const pixelsOf = async (answer: Answer): Promise<{ data: Buffer; width: number; height: number }> => {
  const { imageUrl } = trialAnswerSchema.strict().parse(answer.body);
  const bytes = Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const rows = async (): Promise<Record<string, number>> => {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => [name, await app.count(`SELECT count(*) FROM "${name}"`)] as const),
  );
  return Object.fromEntries(counts);
};

test('POST /api/try draws a small image for a caller without an account, and the same prompt gives the same bytes', async () => {
  const { draw } = visitor();
  const first = await draw({ prompt });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    success: true,
    ...trialSize,
    headline: 'A GOLDEN RETRIEVER LEARNS TO SURF AT THE BEACH',
  });
  const { width, height } = await pixelsOf(first);
  expect({ width, height }).toEqual(trialSize);
  expect((await draw({ prompt: `  ${prompt} ` })).body).toEqual(first.body);
  const other = await draw({ prompt, headline: 'Surf school' });
  expect(other.body).toMatchObject({ headline: 'SURF SCHOOL' });
  expect(other.body).not.toEqual(first.body);
});

test('POST /api/try stores nothing: no row is added and no file is written', async () => {
  const before = { rows: await rows(), files: await readdir(app.api.storageDirectory, { recursive: true }) };
  expect((await visitor().draw({ prompt })).status).toBe(200);
  expect({ rows: await rows(), files: await readdir(app.api.storageDirectory, { recursive: true }) }).toEqual(
    before,
  );
});

test.each([
  ['a short prompt', { prompt: 'short' }, { prompt: fieldMessages.prompt_short.en }],
  ['no prompt', {}, { prompt: fieldMessages.required.en }],
  ['a long headline', { prompt, headline: 'x'.repeat(61) }, { headline: fieldMessages.too_long.en }],
])('POST /api/try refuses %s with a message at the field', async (_, body, fields) => {
  const answer = await visitor().draw(body);
  expect(answer.status).toBe(400);
  expect(errorAnswerSchema.parse(answer.body)).toMatchObject({ code: 'invalid_request', fields });
});

test('POST /api/try refuses fields of a generation that it does not have', async () => {
  expect(await visitor().draw({ prompt, variants: 4 })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});

test.each(['en', 'es'] as const)(
  'POST /api/try refuses hostile prompts and prompts without a known word, with the sentence in %s',
  async (language) => {
    const headers = { 'accept-language': language };
    const { draw } = visitor();
    const gory = await draw({ prompt: 'Una cabeza cortada sobre la mesa' }, headers);
    expect(gory.status).toBe(400);
    const sentence = fieldMessages.prompt_gory[language];
    expect(gory.body).toMatchObject({
      code: 'prompt_refused',
      error: sentence,
      fields: { prompt: sentence },
    });
    const hateful = await draw({ prompt: 'A crowd with torches', headline: 'KILL ALL JEWS' }, headers);
    expect(hateful.body).toMatchObject({
      code: 'prompt_refused',
      fields: { headline: fieldMessages.prompt_hateful[language] },
    });
    const unknown = await draw({ prompt: 'zzgx flurbel wobbrix' }, headers);
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({
      code: 'not_understood',
      error: errorCatalogue.not_understood[language],
    });
  },
);

test('an address gets 429 with Retry-After after half of the limit, and the other half with answers to the bot check', async () => {
  const { draw } = visitor();
  // Unknown words are counted too, and are faster than images.
  const body = { prompt: 'zzgx flurbel wobbrix' };
  const statusOf = async (headers?: Record<string, string>) => (await draw(body, headers)).status;
  for (let nr = 0; nr < allowed.withoutCheck; nr += 1) expect(await statusOf()).toBe(400);
  const refused = await draw(body);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let nr = allowed.withoutCheck; nr < allowed.withCheck; nr += 1) {
    expect(await statusOf(await answerOfCheck())).toBe(400);
  }
  expect(await statusOf(await answerOfCheck())).toBe(429);
  // Another address is not affected, and a refused prompt is not counted as an image.
  const other = visitor();
  for (let nr = 0; nr <= allowed.withCheck; nr += 1) {
    expect((await other.draw({ prompt: 'A naked woman on the beach' })).body).toMatchObject({
      code: 'prompt_refused',
    });
  }
  expect((await other.draw({ prompt })).status).toBe(200);
});

test('many trial images at once: some are drawn, the others get 503 with Retry-After at once, and a generation is not delayed', async () => {
  const worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
    concurrency: 1,
  });
  try {
    const ana = await app.creator(1);
    const checks = await Promise.all(Array.from({ length: 12 }, answerOfCheck));
    const answers = Promise.all(checks.map((check) => visitor().draw({ prompt }, check)));
    const accepted = await ana.client.post('/api/generate-image', generateImageBody(ana.thumbnailId), {
      ...idempotencyKeyHeader(),
      prefer: 'wait=30',
    });
    expect(accepted).toMatchObject({ status: 200, body: { success: true } });
    const statuses = (await answers).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    // One image is drawn and four wait; a later request may find a free place.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
    const refused = (await answers).find(({ status }) => status === 503);
    expect(refused?.body).toMatchObject({ code: 'overloaded', error: errorCatalogue.overloaded.en });
    expect(refused?.headers.get('retry-after')).toBe('2');
    await until(async () => (await visitor().draw({ prompt })).status === 200, { what: 'a free place' });
  } finally {
    await worker.close();
  }
});

test('while a trial image waits, others need a bot check, and all addresses of a /48 have one waiting place', async () => {
  const checks = await Promise.all(Array.from({ length: 5 }, answerOfCheck));
  const withoutCheck = Array.from({ length: 10 }, () => visitor().draw({ prompt }));
  const withCheck = visitor().draw({ prompt }, checks[0]);
  const statuses = (await Promise.all(withoutCheck)).map(({ status }) => status);
  // At most one is drawn and one waits, so that a visitor with a check finds a place.
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await withCheck).status).toBe(200);

  const ofOneNetwork = checks.slice(1).map((check, nr) =>
    app.anonymous.send('POST', '/api/try', {
      body: { prompt },
      headers: { 'x-forwarded-for': `2001:db8:7:${nr}::1`, ...check },
    }),
  );
  const refused = (await Promise.all(ofOneNetwork)).filter(({ status }) => status !== 200);
  expect(refused).toContainEqual(expect.objectContaining({ status: 503 }));
});
