import { randomUUID } from 'node:crypto';
import type { AdminSecurityEvent, SecurityEvent } from '@portada/contracts';
import { ApiClient, until } from '@portada/testing';
import { type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
});
afterAll(() => app.close());

const password = 'correct horse battery';

/** Registers a user with a new account. */
const register = async () => {
  const email = `ana-${randomUUID()}@example.test`;
  const body = { email, password, displayName: 'Ana', country: 'Spain' };
  const answer = await app.anonymous.post('/api/auth/register', body);
  const { uid } = (answer.body as { user: { uid: string } }).user;
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { email, uid, client: new ApiClient(app.api.origin, cookie) };
};

const eventsOf = async (client: ApiClient): Promise<SecurityEvent[]> => {
  const { body } = await client.get('/api/me/security-events');
  return (body as { items: SecurityEvent[] }).items;
};

const seen = (events: SecurityEvent[]): string[] => events.map(({ kind, outcome }) => `${kind} ${outcome}`);

/** Waits until a condition holds for the security events of a user. The api writes the events after their requests. */
const untilSeen = async (client: ApiClient, holds: (seen: string[]) => boolean): Promise<SecurityEvent[]> => {
  let events: SecurityEvent[] = [];
  await until(async () => holds(seen((events = await eventsOf(client)))), { what: 'the security events' });
  return events;
};

test('a user reads the security events of their own account with addresses, without any secret', async () => {
  const ana = await register();
  const other = await register();
  await app.anonymous.post('/api/auth/login', {
    email: ana.email.toUpperCase(),
    password: 'not-the-password',
  });
  await app.anonymous.post('/api/auth/login', { email: ana.email, password });
  await app.anonymous.post('/api/auth/password-reset', { email: ana.email });
  const change = { currentPassword: password, password: 'another horse battery' };
  const events = await untilSeen(ana.client, (kinds) => kinds.length === 4);
  expect(seen(events).sort()).toEqual([
    'password_reset_requested success',
    'sign_in failure',
    'sign_in success',
    'sign_up success',
  ]);
  expect(events[0]).toEqual({
    id: expect.stringMatching(/^\d+$/) as string,
    kind: expect.any(String) as string,
    outcome: expect.any(String) as string,
    address: '127.0.0.1',
    userAgent: expect.any(String) as string,
    occurrences: 1,
    createdAt: expect.stringMatching(/^\d{4}-/) as string,
  });
  expect((await ana.client.post('/api/me/password', change)).status).toBe(204);
  const ids = new Set(events.map(({ id }) => id));
  expect((await eventsOf(other.client)).filter(({ id }) => ids.has(id))).toEqual([]);
  const { rows } = await app.owner.query('SELECT * FROM security_events');
  for (const secret of ['not-the-password', password, 'another horse battery', ana.email]) {
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(secret);
    expect(lines.filter((line) => line.includes('security event')).join('')).not.toContain(secret);
  }
  expect(lines.some((line) => line.includes(`"userId":"${ana.uid}"`) && line.includes('sign_up'))).toBe(true);
});

test('an administrator reads the security events of all users, by kind and page', async () => {
  const [admin, ana] = [await app.administrator(), await register()];
  await ana.client.get('/api/admin/overview');
  const read = async (query: string): Promise<AdminSecurityEvent[]> => {
    const { body } = await admin.client.get(`/api/admin/security-events?${query}`);
    return (body as { items: AdminSecurityEvent[] }).items;
  };
  const query = `userId=${ana.uid}&kind=access_refused`;
  await until(async () => (await read(query)).length === 1, { what: 'the event of the refusal' });
  expect(await read(query)).toMatchObject([
    { email: ana.email, outcome: 'failure', route: 'GET /api/admin/overview', status: 403 },
  ]);
  expect(await read('cursor=1')).toEqual([]);
  expect(await read('cursor=x')).toEqual([]);
  expect((await admin.client.get('/api/admin/security-events?kind=all')).status).toBe(400);
});

test('many refusals within half a second are stored as one row with their number', async () => {
  const ana = await app.creator();
  const started = Date.now();
  const refusals = Array.from({ length: 200 }, () => ana.client.get('/api/admin/overview'));
  for (const { status } of await Promise.all(refusals)) expect(status).toBe(403);
  const sum = 'SELECT coalesce(sum(occurrences), 0) FROM security_events WHERE user_id = $1';
  await until(async () => (await app.count(sum, [ana.id])) === 200, { what: 'the events of all refusals' });
  // The api stores at most one security event for each half second that the requests took.
  const rows = await app.count('SELECT count(*) FROM security_events WHERE user_id = $1', [ana.id]);
  expect(rows).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 500));
});

test('the processes cannot change or delete a security event, and an SQL function deletes old events', async () => {
  const ana = await register();
  await untilSeen(ana.client, (kinds) => kinds.includes('sign_up success'));
  const { rows } = await app.owner.query<{ allowed: boolean }>(
    `SELECT has_table_privilege('portada_app', 'security_events', 'UPDATE, DELETE, TRUNCATE') AS allowed`,
  );
  expect(rows).toEqual([{ allowed: false }]);
  const age = `UPDATE security_events SET created_at = now() - interval '200 days' WHERE user_id = $1`;
  await app.owner.query(age.replace('200', '80'), [ana.uid]);
  expect(await app.count('SELECT delete_old_security_events(1, 100)')).toBe(0);
  await app.owner.query(age, [ana.uid]);
  expect(await app.count('SELECT delete_old_security_events(1, 100)')).toBe(1);
  expect(await app.count('SELECT count(*) FROM security_events WHERE user_id = $1', [ana.uid])).toBe(0);
});

test('deleting an account removes addresses and devices from its security events, also from later events', async () => {
  const ana = await register();
  await untilSeen(ana.client, (kinds) => kinds.includes('sign_up success'));
  expect((await ana.client.send('DELETE', '/api/me')).status).toBe(204);
  const deleted = `SELECT count(*) FROM security_events WHERE user_id = $1 AND kind = 'account_deleted'`;
  await until(async () => (await app.count(deleted, [ana.uid])) === 1, { what: 'the event of the deletion' });
  const personal = `SELECT count(*) FROM security_events WHERE user_id = $1 AND (address IS NOT NULL OR user_agent IS NOT NULL)`;
  expect(await app.count(personal, [ana.uid])).toBe(0);
});

test('a security event that cannot be written does not fail its request', async () => {
  await app.owner.query('ALTER TABLE security_events RENAME TO security_events_away');
  try {
    const ana = await register();
    expect((await ana.client.get('/api/me')).status).toBe(200);
    await until(() => lines.some((line) => line.includes('security events not written')), {
      what: 'the warning in the log',
    });
  } finally {
    await app.owner.query('ALTER TABLE security_events_away RENAME TO security_events');
  }
});
