import { readdir } from 'node:fs/promises';
import {
  type DraftsAnswer,
  choiceOfDraft,
  draftImageWidth,
  draftsAnswerSchema,
  errorAnswerSchema,
  fieldMessages,
  formatNames,
  mostDrafts,
} from '@portada/contracts';
import { ApiClient, type Answer } from '@portada/testing';
import sharp from 'sharp';
import { type TestApp, startTestApp } from './harness/test-app';
import { drawingTimeByAccount, drawingTimeByAddress, usePoints } from './harness/use-points';

const prompt = 'A golden retriever learns to surf at the beach';
const unknownPrompt = 'zzgx flurbel wobbrix';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let lastAddress = 0;
type Visitor = {
  address: string;
  propose: (body: unknown, headers?: Record<string, string>) => Promise<Answer>;
};
/** Returns a client without an account whose requests come from an address of its own, as behind the web server. */
const visitor = (): Visitor => {
  const address = `203.0.113.${(lastAddress += 1)}`;
  const client = new ApiClient(app.api.origin);
  return {
    address,
    propose: (body, headers = {}) =>
      client.send('POST', '/api/drafts', { body, headers: { 'x-forwarded-for': address, ...headers } }),
  };
};

const draftsIn = ({ status, body }: Answer): DraftsAnswer => {
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return draftsAnswerSchema.parse(body);
};

const sizesOf = ({ drafts }: DraftsAnswer) =>
  Promise.all(
    drafts.map(async ({ imageUrl = '' }) => {
      const bytes = Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
      const { width, height, format } = await sharp(bytes).metadata();
      return { width, height, format };
    }),
  );

const rows = async (): Promise<Record<string, number>> => {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => [name, await app.count(`SELECT count(*) FROM "${name}"`)] as const),
  );
  return Object.fromEntries(counts);
};

test('POST /api/drafts proposes the same drafts for the same request, without an account and with one, and stores nothing', async () => {
  const creator = await app.creator(1);
  const before = { rows: await rows(), files: await readdir(app.api.storageDirectory, { recursive: true }) };
  const { propose } = visitor();
  const first = draftsIn(await propose({ prompt }));
  expect(first.drafts.length).toBeGreaterThan(0);
  expect(first.drafts.length).toBeLessThanOrEqual(mostDrafts);
  for (const { id, format, hook, seed, slots, imageUrl } of first.drafts) {
    expect(choiceOfDraft(id)).toMatchObject({ format, hook, seed });
    expect(slots).toMatchObject({ hook, seed });
    expect(imageUrl).toBeUndefined();
  }
  expect(new Set(first.drafts.map(({ id }) => id)).size).toBe(first.drafts.length);
  expect(first.reading).toMatchObject({ language: 'en', photographic: false });
  expect(draftsIn(await propose({ prompt: `  ${prompt} ` }))).toEqual(first);
  expect(draftsIn(await creator.client.post('/api/drafts', { prompt }))).toEqual(first);
  expect((await creator.client.get('/api/me/credits')).body).toMatchObject({ available: 1, held: 0 });
  expect({ rows: await rows(), files: await readdir(app.api.storageDirectory, { recursive: true }) }).toEqual(
    before,
  );
});

test('POST /api/drafts limits the number of drafts and their formats as the request asks', async () => {
  const { propose } = visitor();
  expect(draftsIn(await propose({ prompt, count: 2 })).drafts.length).toBeLessThanOrEqual(2);
  const { drafts } = draftsIn(await propose({ prompt, headline: 'Surf school', formats: ['words'] }));
  expect(new Set(drafts.map(({ format }) => format))).toEqual(new Set(['words']));
  const own = draftsIn(await propose({ prompt, headline: 'Surf school', count: 1 }));
  expect(own.drafts.map(({ hook }) => hook)).toEqual(['SURF SCHOOL']);
});

test.each([
  ['16:9', 360],
  ['9:16', 1138],
] as const)(
  'POST /api/drafts with images draws each draft small in the ratio %s, the same bytes for the same request',
  async (aspectRatio, height) => {
    const { propose } = visitor();
    const body = { prompt, aspectRatio, images: true, count: 2 };
    const first = draftsIn(await propose(body));
    expect(await sizesOf(first)).toEqual(
      Array(first.drafts.length).fill({ width: draftImageWidth, height, format: 'webp' }),
    );
    expect(draftsIn(await propose(body))).toEqual(first);
  },
);

test('POST /api/drafts returns what it read of a prompt without a known word, and its images cost no CPU time', async () => {
  const { address, propose } = visitor();
  // Less time is left than an image reserves.
  await usePoints(app, drawingTimeByAddress, address, 19_000);
  const { reading, drafts } = draftsIn(
    await propose({ prompt: unknownPrompt, images: true, formats: ['thing'] }),
  );
  expect([reading.subjects, drafts]).toEqual([[], []]);
});

test.each([
  ['a short prompt', { prompt: 'short' }, 'prompt', 'prompt_short'],
  ['no prompt', {}, 'prompt', 'required'],
  ['a long headline', { prompt, headline: 'x'.repeat(61) }, 'headline', 'too_long'],
  ['a long thing', { prompt, thing: 'x'.repeat(101) }, 'thing', 'too_long'],
  ['an unknown ratio', { prompt, aspectRatio: '2:1' }, 'aspectRatio', 'invalid'],
] as const)('POST /api/drafts refuses %s with a message at the field', async (_, body, field, message) => {
  const answer = await visitor().propose(body);
  expect(answer.status).toBe(400);
  expect(errorAnswerSchema.parse(answer.body)).toMatchObject({
    code: 'invalid_request',
    fields: { [field]: fieldMessages[message].en },
  });
});

test('POST /api/drafts refuses hostile bodies as invalid', async () => {
  const { propose } = visitor();
  const bodies: unknown[] = [
    null,
    [],
    { prompt, variants: 4 },
    { prompt, count: 0 },
    { prompt, count: 7 },
    { prompt, count: '3' },
    { prompt, seed: -1 },
    { prompt, seed: 2 ** 32 },
    { prompt, seed: 1.5 },
    { prompt, formats: [] },
    { prompt, formats: ['nonsense'] },
    { prompt, formats: [...formatNames, ...formatNames] },
    { prompt, face: { gender: 'x' } },
    { prompt, face: 'a face' },
    { prompt, images: 'yes' },
    { prompt, constructor: { prototype: {} } },
    { prompt: { $gt: '' } },
    { prompt: prompt.padEnd(3000, ' x') },
  ];
  for (const body of bodies)
    expect([body, (await propose(body)).body]).toEqual([
      body,
      expect.objectContaining({ code: 'invalid_request' }),
    ]);
});

test.each(['en', 'es'] as const)(
  'POST /api/drafts refuses what a generation refuses in prompt, headline, thing and settings, with the sentence in %s',
  async (language) => {
    const { propose } = visitor();
    const refused = async (body: object) => (await propose(body, { 'accept-language': language })).body;
    const [gory, hateful] = [fieldMessages.prompt_gory[language], fieldMessages.prompt_hateful[language]];
    const of = (field: string, sentence: string) => ({
      code: 'prompt_refused',
      fields: { [field]: sentence },
    });
    expect(await refused({ prompt: 'Una cabeza cortada sobre la mesa' })).toMatchObject(of('prompt', gory));
    expect(await refused({ prompt, headline: 'KILL ALL JEWS' })).toMatchObject(of('headline', hateful));
    expect(await refused({ prompt, thing: 'a severed head' })).toMatchObject(of('thing', gory));
    expect(await refused({ prompt, style: 'a severed head' })).toMatchObject(of('style', gory));
  },
);

test('a page may read a prompt every 250 ms for a minute, and a flood gets 429 with Retry-After', async () => {
  const { propose } = visitor();
  const typed = 4 * 60;
  const statuses: number[] = [];
  // A refused body is counted before it is read.
  for (let nr = 0; nr < typed; nr += 20)
    statuses.push(
      ...(await Promise.all(
        Array.from(
          { length: 20 },
          async () => (await propose({ prompt: 'A naked woman on the beach' })).status,
        ),
      )),
    );
  expect(new Set(statuses)).toEqual(new Set([400]));
  let last = await propose({ prompt });
  for (let nr = 0; nr < 70 && last.status !== 429; nr += 1)
    last = await propose({ prompt: 'A naked woman on the beach' });
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await visitor().propose({ prompt })).status).toBe(200);
});

test('images count towards the CPU time of the account, without time they get 429 with Retry-After, and drafts without images go on', async () => {
  const ana = await app.creator(1);
  await usePoints(app, drawingTimeByAccount, ana.id, 55_000);
  const refused = await ana.client.post('/api/drafts', { prompt, images: true });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  draftsIn(await ana.client.post('/api/drafts', { prompt }));
});

test('when the CPU time ends between two images, the answer has the images that were drawn', async () => {
  const ana = await app.creator(1);
  // One image reserves 6 s and uses at least 1 ms, so that a second one finds too little.
  await usePoints(app, drawingTimeByAccount, ana.id, 54_000);
  const { drafts } = draftsIn(await ana.client.post('/api/drafts', { prompt, images: true, count: 3 }));
  expect(drafts.map(({ imageUrl }) => imageUrl !== undefined)).toEqual([true, false, false]);
});

test('images of visitors count towards the CPU time of their network, also across the addresses of a /64', async () => {
  const propose = (address: string) =>
    new ApiClient(app.api.origin).send('POST', '/api/drafts', {
      body: { prompt, images: true, count: 1 },
      headers: { 'x-forwarded-for': address },
    });
  await usePoints(app, drawingTimeByAddress, '2001:db8:9:1/64', 19_000);
  const refused = await propose('2001:db8:9:1::7');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await propose('2001:db8:9:2::7')).status).toBe(200);
});
