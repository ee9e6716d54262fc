import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredMail } from '@portada/mail';
import { type InProcessMailWorker, startInProcessMailWorker } from './harness/in-process-mail-worker';
import { type TestApp, startTestApp } from './harness/test-app';

let directory: string;
let app: TestApp;
let mailWorker: InProcessMailWorker;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portada-dev-mail-'));
  app = await startTestApp({ MAIL_DIR: directory });
  mailWorker = await startInProcessMailWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    mailDirectory: directory,
  });
});
afterAll(async () => {
  await mailWorker.close();
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const newcomer = () => ({
  email: `ana-${randomUUID()}@example.test`,
  password: 'correct horse battery',
  displayName: 'Ana',
  country: 'Spain',
});
const mailsTo = async (to: string): Promise<StoredMail[]> => {
  while ((await mailWorker.sender.sendDue()) > 0);
  const { body } = await app.anonymous.get(`/dev/mail.json?to=${encodeURIComponent(to)}`);
  return body as StoredMail[];
};
const tokenOf = (mail: StoredMail | undefined): string =>
  /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

test('stores the mails of a sign-up, an e-mail verification, a password reset and a changed password', async () => {
  const ana = newcomer();
  await app.anonymous.post('/api/auth/register', ana);
  const [verify, ...none] = await mailsTo(ana.email.toUpperCase());
  expect([verify?.subject, none]).toEqual(['Confirm your email for Portada', []]);
  expect(verify?.text).toContain('http://localhost:3000/auth/verify#token=');
  expect((await app.anonymous.post('/api/auth/verify-email', { token: tokenOf(verify) })).status).toBe(204);

  await app.anonymous.post('/api/auth/password-reset', { email: ana.email });
  const [reset] = await mailsTo(ana.email);
  const password = 'a whole new one';
  const confirm = { token: tokenOf(reset), password };
  expect((await app.anonymous.post('/api/auth/password-reset/confirm', confirm)).status).toBe(204);
  const [changed] = await mailsTo(ana.email);
  expect(changed?.subject).toBe('Your Portada password was changed');
  const login = await app.anonymous.post('/api/auth/login', { email: ana.email, password });
  expect(login.body).toMatchObject({ user: { isEmailVerified: true } });
});

test('the pages of stored mails have content security policies that allow no scripts', async () => {
  const ana = newcomer();
  await app.anonymous.post('/api/auth/register', ana);
  const [mail] = await mailsTo(ana.email);
  for (const [path, policy] of [
    ['/dev/mail', /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/],
    [`/dev/mail/${mail?.id}`, /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/],
    [`/dev/mail/${mail?.id}/html`, /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox/],
  ] as const) {
    const answer = await fetch(`${app.api.origin}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toMatch(policy);
    expect(answer.headers.get('content-security-policy')).not.toContain('script');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(path === '/dev/mail' ? ana.email : `#token=`);
  }
  for (const id of ['nobody', '..%2f..%2fetc%2fpasswd', '20261231T235959999Z-00000000']) {
    expect((await app.anonymous.get(`/dev/mail/${id}`)).status).toBe(404);
  }
});

test('the pages of stored mails do not exist if mails are sent or not configured', async () => {
  for (const settings of [{ MAIL_DIR: directory, SMTP_URL: 'smtp://127.0.0.1:1' }, {}]) {
    const other = await startTestApp(settings);
    try {
      for (const path of ['/dev/mail', '/dev/mail.json']) {
        expect((await other.anonymous.get(path)).status).toBe(404);
      }
    } finally {
      await other.close();
    }
  }
});

test('at a public address a user sees the stored mails of their own account, and an administrator sees all stored mails', async () => {
  const demonstration = await startTestApp({ MAIL_DIR: directory, PUBLIC_URL: 'http://portada.example' });
  const senders = await startInProcessMailWorker({
    databaseUrl: demonstration.databaseUrl,
    redisUrl: demonstration.redis.url,
    mailDirectory: directory,
  });
  try {
    const { owner, anonymous, api } = demonstration;
    const [admin, ana] = [await demonstration.administrator(), await demonstration.creator()];
    const { rows } = await owner.query<{ id: string; email: string }>('SELECT id, email FROM users');
    for (const { email } of rows) await anonymous.post('/api/auth/password-reset', { email });
    while ((await senders.sender.sendDue()) > 0);
    const adminAddress = rows.find(({ id }) => id === admin.id)?.email ?? '';
    const anaAddress = rows.find(({ id }) => id === ana.id)?.email;
    const read = async (client: TestApp['anonymous']): Promise<string[]> => {
      const { body } = await client.get('/dev/mail.json');
      return [...new Set((body as StoredMail[]).map(({ to }) => to))];
    };
    expect(await read(anonymous)).toEqual([]);
    expect(await read(ana.client)).toEqual([anaAddress]);
    expect(await read(admin.client)).toEqual(expect.arrayContaining([adminAddress, anaAddress]));

    const { body } = await admin.client.get(`/dev/mail.json?to=${encodeURIComponent(adminAddress)}`);
    const [mail] = body as StoredMail[];
    expect(tokenOf(mail)).not.toBe('');
    for (const path of [`/dev/mail/${mail?.id}`, `/dev/mail/${mail?.id}/html`]) {
      for (const client of [anonymous, ana.client]) expect((await client.get(path)).status).toBe(404);
    }
    expect(await (await fetch(`${api.origin}/dev/mail`)).text()).toContain('No mail yet');
  } finally {
    await senders.close();
    await demonstration.close();
  }
});

test('a caller on another machine sees no stored mails if the public address is loopback', async () => {
  const ana = newcomer();
  await app.anonymous.post('/api/auth/register', ana);
  expect(await mailsTo(ana.email)).not.toEqual([]);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const answer = await fetch(`${app.api.origin}/dev/mail.json`, { headers });
  expect(await answer.json()).toEqual([]);
});
