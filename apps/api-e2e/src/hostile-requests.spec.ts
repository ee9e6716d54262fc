import { randomUUID } from 'node:crypto';
import { errorAnswerSchema, generateImageAcceptedSchema } from '@portada/contracts';
import { type HostileRequest, auditOf, hostileRequests } from '@portada/testing';
import { type TestApp, idempotencyKeyHeader, startTestApp } from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * Names of the hostile requests that must be refused, because the database cannot store their text or the text is
 * empty. All other hostile requests are accepted.
 */
const refused = new Set(['a NUL', 'unpaired surrogates', 'empty after trimming']);

const kept = async (id: string): Promise<unknown> => {
  const { rows } = await app.owner.query<{ request: unknown }>(
    'SELECT request FROM generations WHERE id = $1',
    [id],
  );
  return rows[0]?.request;
};

const trimmed = ({ prompt, headline, elementsToInclude, elementsToAvoid }: HostileRequest) => ({
  prompt: prompt.trim(),
  ...(headline !== undefined && { headline: headline.trim() }),
  elementsToInclude: (elementsToInclude ?? []).map((element) => element.trim()),
  elementsToAvoid: (elementsToAvoid ?? []).map((element) => element.trim()),
});

test.each(Object.entries(hostileRequests))(
  'a hostile request is stored as it was sent, or refused: %s',
  async (name, request) => {
    const { client, thumbnailId, id } = await app.creator(1);
    const key = randomUUID();
    const answer = await client.post(
      '/api/generate-image',
      { thumbnailId, ...request },
      idempotencyKeyHeader(key),
    );
    const balance = await app.count(
      `SELECT balance FROM credit_accounts WHERE user_id = $1 AND kind = 'available'`,
      [id],
    );
    expect(await auditOf(app.owner)).toEqual([]);
    if (refused.has(name)) {
      expect(answer.status).toBe(400);
      expect(errorAnswerSchema.strict().parse(answer.body).code).toBe('invalid_request');
      expect(balance).toBe(1);
      return;
    }
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 202 });
    expect(generateImageAcceptedSchema.strict().parse(answer.body).generationId).toBe(key);
    expect(await kept(key)).toMatchObject(trimmed(request));
    expect(balance).toBe(0);
    // The test also reads and lists the stored request.
    expect((await client.get(`/api/generations/${key}`)).status).toBe(200);
    expect((await client.get('/api/thumbnails')).status).toBe(200);
  },
);
