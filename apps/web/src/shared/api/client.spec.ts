import { z } from 'zod';
import { fakeApi } from '../../testing/fake-api';
import { jsonSample } from '../../testing/samples';
import { ApiError, api, nothing } from './client';

const schema = z.object({ ok: z.boolean() });
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the api call succeeded')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  );

it('every api call sends a new request id and the language', async () => {
  document.documentElement.lang = 'es';
  const calls = fakeApi({ 'GET /api/x': { status: 200, body: { ok: true } } });
  await api.get('/api/x', schema);
  await api.get('/api/x', schema);
  const ids = calls.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  expect(calls[0]?.headers['accept-language']).toBe('es');
});

it('every api call begins a trace, whose id is the id of the request', async () => {
  const calls = fakeApi({ 'GET /api/x': { status: 200, body: { ok: true } } });
  await api.get('/api/x', schema);
  const { traceparent, 'x-request-id': id = '' } = calls[0]?.headers ?? {};
  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(traceparent?.split('-')[1]).toBe(id.replaceAll('-', ''));
});

it('an api call sends its body as JSON, and the headers of the caller', async () => {
  const calls = fakeApi({ 'POST /api/x': { status: 200, body: { ok: true } } });
  await api.post('/api/x', { a: 1 }, schema, { headers: { 'Idempotency-Key': 'k' } });
  expect(calls[0]).toMatchObject({
    body: { a: 1 },
    headers: { 'Idempotency-Key': 'k', 'content-type': 'application/json' },
  });
});

it('converts an error response to an ApiError with code, message, fields and request id', async () => {
  fakeApi({
    'POST /api/x': { status: 400, body: jsonSample.refusal('invalid_request', { title: 'Too short' }) },
  });
  const error = await failure(api.post('/api/x', {}, schema));
  expect(error).toMatchObject({
    code: 'invalid_request',
    status: 400,
    fields: { title: 'Too short' },
    requestId: 'request-1',
    isPassing: false,
  });
});

it('reads the Retry-After header of an api error response', async () => {
  fakeApi({
    'GET /api/x': { status: 503, body: jsonSample.refusal('unavailable'), headers: { 'Retry-After': '3' } },
  });
  expect(await failure(api.get('/api/x', schema))).toMatchObject({ retryAfterSeconds: 3, isPassing: true });
});

it('rejects an api response that does not match its schema', async () => {
  fakeApi({ 'GET /api/x': { status: 200, body: { ok: 'yes' } } });
  expect((await failure(api.get('/api/x', schema))).code).toBe('unreadable');
});

it('treats the error page of a proxy as an unavailable server', async () => {
  fakeApi({ 'GET /api/x': { status: 502, body: '<html>Bad gateway</html>' } });
  expect(await failure(api.get('/api/x', schema))).toMatchObject({
    code: 'unreadable',
    status: 502,
    isPassing: true,
  });
});

it('reports a failed connection of an api call as a network error', async () => {
  fakeApi({ 'GET /api/x': () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await failure(api.get('/api/x', schema))).toMatchObject({
    code: 'network',
    status: 0,
    isPassing: true,
  });
});

it('rejects an aborted api call with the reason of the abort', async () => {
  const given = new AbortController();
  fakeApi({
    'GET /api/x': () => {
      given.abort();
      return Promise.reject(given.signal.reason as Error);
    },
  });
  await expect(api.get('/api/x', schema, { signal: given.signal })).rejects.toBe(given.signal.reason);
});

it('accepts an api response without a body', async () => {
  fakeApi({ 'DELETE /api/x': { status: 204 } });
  await expect(api.delete('/api/x', nothing)).resolves.toBeUndefined();
});
