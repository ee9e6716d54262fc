import { promptUnderstandingSchema, webhookEvents, webhookPayloadSchema } from '@portada/contracts';
import { type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Operation = {
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};

/** Every route of the public HTTP contract: method, path and status of success. */
const routes: [string, string, number][] = [
  ['post', '/api/auth/register', 201],
  ['post', '/api/auth/login', 200],
  ['post', '/api/auth/logout', 204],
  ['post', '/api/auth/password-reset', 202],
  ['post', '/api/auth/password-reset/confirm', 204],
  ['post', '/api/auth/verify-email', 204],
  ['post', '/api/auth/verify-email/send', 202],
  ['post', '/api/auth/oidc/link', 200],
  ['get', '/api/auth/second-factor', 200],
  ['post', '/api/auth/second-factor', 200],
  ['get', '/api/me/second-factor', 200],
  ['post', '/api/auth/second-factor/passkey/options', 200],
  ['post', '/api/auth/second-factor/passkey', 200],
  ['post', '/api/auth/confirm/passkey/options', 200],
  ['post', '/api/auth/confirm/passkey', 204],
  ['post', '/api/me/second-factor/passkeys/options', 200],
  ['post', '/api/me/second-factor/passkeys', 201],
  ['delete', '/api/me/second-factor/passkeys/{id}', 204],
  ['post', '/api/me/second-factor/totp', 201],
  ['post', '/api/me/second-factor/totp/confirm', 200],
  ['delete', '/api/me/second-factor/totp', 204],
  ['post', '/api/me/second-factor/recovery-codes', 201],
  ['get', '/api/api-keys', 200],
  ['post', '/api/api-keys', 201],
  ['post', '/api/api-keys/{id}/rotate', 201],
  ['delete', '/api/api-keys/{id}', 204],
  ['get', '/api/webhook-endpoints', 200],
  ['post', '/api/webhook-endpoints', 201],
  ['patch', '/api/webhook-endpoints/{id}', 200],
  ['post', '/api/webhook-endpoints/{id}/rotate', 201],
  ['delete', '/api/webhook-endpoints/{id}', 204],
  ['post', '/api/webhook-endpoints/{id}/test', 202],
  ['get', '/api/webhook-endpoints/{id}/deliveries', 200],
  ['post', '/api/webhook-endpoints/{id}/deliveries/{deliveryId}/resend', 202],
  ['get', '/api/auth/bot-check', 200],
  ['get', '/api/auth/sessions', 200],
  ['delete', '/api/auth/sessions', 204],
  ['delete', '/api/auth/sessions/{id}', 204],
  ['get', '/api/session', 200],
  ['get', '/api/me', 200],
  ['patch', '/api/me', 200],
  ['delete', '/api/me', 204],
  ['get', '/api/me/export', 200],
  ['post', '/api/me/password', 204],
  ['post', '/api/register-user', 200],
  ['get', '/api/me/credits', 200],
  ['get', '/api/me/ledger', 200],
  ['get', '/api/me/spending', 200],
  ['post', '/api/understand', 200],
  ['post', '/api/drafts', 200],
  ['post', '/api/try', 200],
  ['get', '/api/thumbnails', 200],
  ['post', '/api/thumbnails', 201],
  ['get', '/api/thumbnails/tags', 200],
  ['post', '/api/thumbnails/tags', 200],
  ['post', '/api/thumbnails/delete', 200],
  ['get', '/api/thumbnails/{id}', 200],
  ['patch', '/api/thumbnails/{id}', 200],
  ['delete', '/api/thumbnails/{id}', 204],
  ['post', '/api/generate-image', 202],
  ['get', '/api/generations/{id}', 200],
  ['post', '/api/generations/{id}/cancel', 200],
  ['get', '/api/proxy-image/{file}', 200],
  ['post', '/api/convert-to-base64', 200],
  ['post', '/api/upload-final-image', 200],
  ['get', '/api/thumbnails/{id}/document', 200],
  ['put', '/api/thumbnails/{id}/document', 200],
  ['post', '/api/thumbnails/{id}/document/actions', 200],
  ['post', '/api/thumbnails/{id}/document/versions', 201],
  ['get', '/api/thumbnails/{id}/document/versions', 200],
  ['get', '/api/thumbnails/{id}/versions', 200],
  ['post', '/api/thumbnails/{id}/document/versions/{n}/restore', 200],
  ['post', '/api/thumbnails/{id}/versions/{n}/restore', 200],
  ['post', '/api/thumbnails/{id}/copies', 201],
  ['post', '/api/thumbnails/{id}/render', 200],
  ['post', '/api/assets', 201],
  ['get', '/api/assets', 200],
  ['get', '/api/assets/{id}', 200],
  ['delete', '/api/assets/{id}', 204],
  ['get', '/api/brand-kit', 200],
  ['put', '/api/brand-kit', 200],
  ['get', '/api/share-links', 200],
  ['post', '/api/share-links', 201],
  ['delete', '/api/share-links/{id}', 204],
  ['post', '/api/shared', 200],
  ['get', '/api/shared/picture', 200],
  ['post', '/api/shared/votes', 200],
  ['get', '/api/me/channels', 200],
  ['put', '/api/me/channels', 200],
  ['delete', '/api/me/channels/{id}', 204],
  ['get', '/api/me/prompts', 200],
  ['post', '/api/people', 201],
  ['get', '/api/people', 200],
  ['patch', '/api/people/{id}', 200],
  ['delete', '/api/people/{id}', 204],
  ['get', '/api/studio/drawings', 200],
  ['get', '/api/studio/drawings/{name}', 200],
  ['get', '/api/studio/drawings/{name}/shapes', 200],
  ['get', '/api/studio/panoramas/{name}', 200],
  ['get', '/api/studio/fonts/{file}', 200],
  ['get', '/api/credit-plans', 200],
  ['post', '/api/create-checkout-session', 200],
  ['post', '/api/confirm-payment', 200],
  ['get', '/api/me/security-events', 200],
  ['get', '/api/me/purchases', 200],
  ['get', '/api/me/purchases/{id}/receipt', 303],
  ['post', '/api/stripe/webhook', 200],
  ['post', '/api/model-webhooks/{adapter}/{requestId}/{token}', 200],
  ['get', '/api/admin/overview', 200],
  ['get', '/api/admin/generations', 200],
  ['get', '/api/admin/generations/{id}', 200],
  ['post', '/api/admin/generations/{id}/cancel', 204],
  ['post', '/api/admin/generations/{id}/retry', 201],
  ['get', '/api/admin/purchases', 200],
  ['get', '/api/admin/metrics', 200],
  ['get', '/api/admin/workers', 200],
  ['get', '/api/admin/users', 200],
  ['get', '/api/admin/users/{id}', 200],
  ['post', '/api/admin/users/{id}/grant', 200],
  ['post', '/api/admin/users/{id}/disable', 204],
  ['post', '/api/admin/users/{id}/enable', 204],
  ['post', '/api/admin/users/{id}/sign-out', 204],
  ['post', '/api/admin/users/{id}/reset-second-factor', 204],
  ['post', '/api/auth/confirm', 204],
  ['get', '/api/admin/audit-log', 200],
  ['post', '/api/admin/queues/{name}/pause', 204],
  ['post', '/api/admin/queues/{name}/resume', 204],
  ['get', '/api/admin/models', 200],
  ['post', '/api/admin/models/{name}/enable', 204],
  ['post', '/api/admin/models/{name}/disable', 204],
  ['get', '/api/admin/security-events', 200],
  ['get', '/api/admin/payments', 200],
  ['post', '/api/admin/purchases/{id}/accept', 204],
  ['post', '/api/admin/purchases/{id}/refuse', 204],
  ['get', '/api/config', 200],
  ['get', '/api/health/live', 200],
  ['get', '/api/health/ready', 200],
  ['get', '/api/image-models', 200],
  ['get', '/api/image-models/examples/{file}', 200],
];

test('the OpenAPI document has every route of the contract with its success status', async () => {
  const answer = await app.anonymous.get('/api/openapi.json');
  expect(answer.status).toBe(200);
  const { openapi, paths } = answer.body as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  expect(openapi).toMatch(/^3\.1/);
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(served.sort()).toEqual(routes.map(([method, path]) => `${method} ${path}`).sort());
  for (const [method, path, status] of routes) {
    const operation = paths[path]?.[method];
    expect([method, path, Object.keys(operation?.responses ?? {})]).toEqual([
      method,
      path,
      expect.arrayContaining([String(status)]),
    ]);
  }
});

test('the OpenAPI document describes bodies and responses, and every reference resolves to a schema', async () => {
  const { body, bytes } = await app.anonymous.get('/api/openapi.json');
  const { paths, components } = body as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  const references = [...bytes.toString().matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(10);
  for (const name of references) expect(Object.keys(components.schemas)).toContain(name);
  for (const path of ['/api/thumbnails', '/api/generate-image', '/api/auth/login', '/api/auth/register']) {
    expect(paths[path]?.['post']?.requestBody).toBeDefined();
  }
  expect(
    paths['/api/generations/{id}']?.['get']?.responses['200']?.content?.['application/json']?.schema,
  ).toBeDefined();
  expect(bytes.toString()).not.toContain('x-nestjs_zod');
});

test('the OpenAPI document describes each webhook event, with an example that matches the contract', async () => {
  type Event = { post: { requestBody: { content: Record<string, { schema: object; example: unknown }> } } };
  const { body, bytes } = await app.anonymous.get('/api/openapi.json');
  const { webhooks } = body as { webhooks: Record<string, Event> };
  expect(Object.keys(webhooks)).toEqual([...webhookEvents]);
  for (const [type, { post }] of Object.entries(webhooks)) {
    const { schema, example } = post.requestBody.content['application/json'] ?? {};
    expect(webhookPayloadSchema.parse(example)).toMatchObject({ type });
    expect(schema).toHaveProperty('properties.data');
  }
  expect(bytes.toString()).toContain('"examples":["https://example.com/portada"]');
});

test('the served OpenAPI document describes each field of the response of POST /api/understand', async () => {
  const { body } = await app.anonymous.get('/api/openapi.json');
  const { paths, components } = body as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { properties: Record<string, unknown>; required: string[] }> };
  };
  const { schema } =
    paths['/api/understand']?.['post']?.responses['200']?.content?.['application/json'] ?? {};
  const name = /[^/]+$/.exec((schema as { $ref: string }).$ref)?.[0] ?? '';
  const described = components.schemas[name];
  const fields = Object.keys(promptUnderstandingSchema.shape).sort();
  expect(Object.keys(described?.properties ?? {}).sort()).toEqual(fields);
  expect([...(described?.required ?? [])].sort()).toEqual(fields);
});

test('the health route lists missing dependencies, and the config route the settings of browsers', async () => {
  expect((await app.anonymous.get('/api/health/live')).status).toBe(200);
  const ready = await app.anonymous.get('/api/health/ready');
  expect(ready.body).toEqual({ ready: true, missing: [], degraded: [] });
  const config = await app.anonymous.get('/api/config');
  expect(config.body).toEqual({
    product: 'Portada',
    contactEmail: 'hello@portada.test',
    signUpCredits: 2,
    imageModels: ['scripted'],
    oidc: null,
    botCheck: { kind: 'proof-of-work' },
    mailsAreKept: false,
  });
});
