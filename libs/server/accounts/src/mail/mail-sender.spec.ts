import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '@portada/database';
import { KeptMails, type Mailer, createSmtpMailer } from '@portada/mail';
import { createLogger } from '@portada/observability';
import {
  type SmtpBox,
  type TestDatabase,
  createUser,
  startSmtpBox,
  testDatabase,
  until,
} from '@portada/testing';
import { PinoLogger } from 'nestjs-pino';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { MailSender, retryPauseSeconds } from './mail-sender';
import { type MailKind, queueMail, queueResetMail } from './mails.queries';

const from = 'Portada <hello@portada.test>';
const origin = 'https://portada.test';

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
let box: SmtpBox;
const said: string[] = [];

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url, max: 2 });
  database = await createDataSource({
    url: testing.url,
    entities: [],
    poolSize: 8,
    applicationName: 'mail-spec',
  }).initialize();
  box = await startSmtpBox();
});
afterAll(async () => {
  await database.destroy();
  await owner.end();
  await testing.drop();
  await box.close();
});
beforeEach(async () => {
  box.behave('accept');
  box.mails.length = 0;
  said.length = 0;
  await owner.query('TRUNCATE mails');
});

const logger = (): PinoLogger => {
  const pino = new PinoLogger({
    pinoHttp: { logger: createLogger({ name: 'mail-spec', level: 'silent' }) },
  });
  const note = (...words: unknown[]): void => void said.push(JSON.stringify(words));
  return Object.assign(pino, { info: note, warn: note, error: note });
};
const sender = (mailer: Mailer | null = createSmtpMailer({ url: box.url, from })) =>
  new MailSender(database, mailer, origin, logger());
const rows = async (): Promise<{ attempts: number; due: boolean }[]> =>
  (await owner.query('SELECT attempts, available_at <= clock_timestamp() AS due FROM mails ORDER BY id'))
    .rows;
const makeDue = () => owner.query('UPDATE mails SET available_at = clock_timestamp()');
const person = async (language: 'en' | 'es' | null = 'en') => {
  const user = await createUser(owner);
  await owner.query('UPDATE users SET language = $2 WHERE id = $1', [user.id, language]);
  return user;
};

describe('what is written', () => {
  const kinds: [MailKind, RegExp, RegExp][] = [
    ['reset_password', /Choose a new password for Portada/, /Elige una contraseña nueva para Portada/],
    ['verify_email', /Confirm your email for Portada/, /Confirma tu correo para Portada/],
    ['password_changed', /Your Portada password was changed/, /Se ha cambiado tu contraseña de Portada/],
  ];
  test.each(kinds)('%s, in both languages', async (kind, english, spanish) => {
    for (const [language, subject] of [
      ['en', english],
      ['es', spanish],
      [null, english],
    ] as const) {
      const user = await person(language);
      await queueMail(database, user.id, kind);
      expect(await sender().sendDue()).toBe(1);
      const mail = box.mails.pop();
      expect(mail?.subject).toMatch(subject);
      expect(mail?.to).toMatchObject({ value: [{ address: user.email }] });
      // Both say the same, with the same link, and nothing is loaded from anywhere.
      const [link = ''] = /https:\S+/.exec(mail?.text ?? '') ?? [];
      expect(link).toMatch(kind === 'password_changed' ? /\/auth$/ : /#token=[\w-]{43}$/);
      expect(mail?.html).toContain(`href="${link}"`);
      expect(mail?.html).toMatch(language === 'es' ? '<html lang="es">' : '<html lang="en">');
      expect(mail?.html).not.toMatch(/<img|<link|url\(|@import/);
    }
  });

  test('only what we say: a name that somebody chose stands in no mail', async () => {
    const user = await person();
    await owner.query(`UPDATE users SET display_name = 'Win at http://evil.test' WHERE id = $1`, [user.id]);
    await queueMail(database, user.id, 'verify_email');
    await sender().sendDue();
    expect(JSON.stringify(box.mails)).not.toContain('evil');
  });

  test('the token is in the mail alone: its hash is in the database, and nothing of it in the log', async () => {
    const user = await person();
    await queueResetMail(database, user.email.toUpperCase());
    await sender().sendDue();
    const token = /#token=([\w-]{43})/.exec(box.mails[0]?.text ?? '')?.[1] ?? '';
    const { rows: kept } = await owner.query<{ row: string; ours: boolean; minutes: number }>(
      `SELECT t::text AS row, token_hash = sha256(convert_to($1, 'UTF8')) AS ours,
              round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM account_tokens t
        WHERE user_id = $2`,
      [token, user.id],
    );
    expect(kept).toEqual([{ row: expect.not.stringContaining(token), ours: true, minutes: 60 }]);
    expect(said.join()).toContain('mail sent');
    expect(said.join()).not.toContain(token);
    expect(said.join()).not.toContain(user.email);
  });

  test('nobody is written to for nothing', async () => {
    const [verified, gone] = [await person(), await person()];
    await owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [verified.id]);
    await queueMail(database, verified.id, 'verify_email');
    await queueResetMail(database, gone.email);
    await owner.query('SELECT delete_account($1)', [gone.id]);
    await queueResetMail(database, `nobody-${randomUUID()}@example.test`);
    await sender().sendDue();
    expect(box.mails).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe('what becomes of it', () => {
  test('many senders at once send each mail once', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => person()));
    for (const { id } of people) await queueMail(database, id, 'verify_email');
    const drain = async (one: MailSender): Promise<void> => {
      while ((await one.sendDue()) > 0);
    };
    await Promise.all([sender(), sender(), sender()].map(drain));
    const addresses = box.mails.map(({ to }) => [to].flat()[0]?.text);
    expect(addresses.sort()).toEqual(people.map(({ email }) => email).sort());
    expect(await rows()).toEqual([]);
  });

  test('a mail that another sender is taking on is passed over, not waited for', async () => {
    await queueMail(database, (await person()).id, 'verify_email');
    const other = await owner.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM mails FOR UPDATE');
      expect(await sender().sendDue()).toBe(0);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    expect(await sender().sendDue()).toBe(1);
  });

  test('a server that refuses is asked again, later and later, until it takes the mail', async () => {
    await queueMail(database, (await person()).id, 'verify_email');
    box.behave('refuse');
    for (const attempts of [1, 2, 3]) {
      expect(await sender().sendDue()).toBe(1);
      expect(await rows()).toEqual([{ attempts, due: false }]);
      expect(await sender().sendDue()).toBe(0);
      await makeDue();
    }
    box.behave('accept');
    await sender().sendDue();
    expect([box.mails.length, await rows()]).toEqual([1, []]);
    expect([1, 2, 3, 20].map(retryPauseSeconds)).toEqual([5, 10, 20, 1800]);
  });

  test('a server that hangs holds up its own mail alone', async () => {
    const [first, second] = [await person(), await person()];
    await queueMail(database, first.id, 'verify_email');
    box.behave('hang');
    const stuck = sender(createSmtpMailer({ url: box.url, from, timeoutMs: 1_000 })).sendDue();
    await until(() => box.ignored() === 1, { what: 'the server to hang' });
    box.behave('accept');
    await queueMail(database, second.id, 'verify_email');
    await sender().sendDue();
    expect(box.mails.map(({ to }) => [to].flat()[0]?.text)).toContain(second.email);
    await stuck;
    await makeDue();
    await sender().sendDue();
    expect(box.mails.map(({ to }) => [to].flat()[0]?.text)).toContain(first.email);
    expect(await rows()).toEqual([]);
  });

  test('a sender that dies after the hand-over: sent a second time as the same mail, and never a third', async () => {
    const user = await person();
    await queueResetMail(database, user.email);
    const real = createSmtpMailer({ url: box.url, from });
    // Its process is gone when the server has the mail: nothing after the hand-over happens.
    void sender({
      send: (mail) => real.send(mail).then(() => new Promise<never>(() => undefined)),
    }).sendDue();
    await until(() => box.mails.length === 1, { what: 'the first copy' });
    expect(await sender().sendDue()).toBe(0);
    await makeDue();
    await sender().sendDue();
    await makeDue();
    expect(await sender().sendDue()).toBe(0);
    expect(box.mails).toHaveLength(2);
    expect(box.mails[1]?.messageId).toBe(box.mails[0]?.messageId);
    expect(await rows()).toEqual([]);
  });

  test('after a day it is given up, and said so', async () => {
    await queueMail(database, (await person()).id, 'password_changed');
    await owner.query(`UPDATE mails SET created_at = now() - interval '25 hours'`);
    await sender().sendDue();
    expect([box.mails, await rows()]).toEqual([[], []]);
    expect(said.join()).toContain('given up');
  });

  test('with nowhere to go mails wait; with a folder they are kept there', async () => {
    const user = await person();
    await queueMail(database, user.id, 'verify_email');
    expect(await sender(null).sendDue()).toBe(0);
    expect(await rows()).toEqual([{ attempts: 0, due: true }]);
    const directory = await mkdtemp(join(tmpdir(), 'portada-kept-'));
    const kept = new KeptMails(directory, from);
    await sender(kept).sendDue();
    expect(await kept.list(user.email)).toEqual([
      expect.objectContaining({
        to: user.email,
        text: expect.stringContaining(`${origin}/auth/verify#token=`),
      }),
    ]);
    expect(await rows()).toEqual([]);
    await rm(directory, { recursive: true });
  });
});
