import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '@portada/database';
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
import { MailFolder } from '../transports/mail-folder';
import type { Mailer } from '../transports/mailer';
import { createSmtpMailer } from '../transports/smtp-mailer';
import type { MailContentSource } from './mail-content-source';
import { MailSenderService, retryPauseSeconds } from './mail-sender.service';
import { queueMail } from './outbox.queries';

const from = 'Portada <hello@portada.test>';
const link = 'https://portada.test/link';

let testing: TestDatabase;
let owner: Pool;
let database: DataSource;
let box: SmtpBox;
const logLines: string[] = [];

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
  logLines.length = 0;
  await owner.query('TRUNCATE mails');
});

const logger = (): PinoLogger => {
  const pino = new PinoLogger({
    pinoHttp: { logger: createLogger({ name: 'mail-spec', level: 'silent' }) },
  });
  const record = (...values: unknown[]): void => void logLines.push(JSON.stringify(values));
  return Object.assign(pino, { info: record, warn: record, error: record });
};
const sender = (mailer: Mailer | null = createSmtpMailer({ url: box.url, from })) =>
  new MailSenderService(database, mailer, content, logger());
const rows = async (): Promise<{ attempts: number; due: boolean }[]> =>
  (await owner.query('SELECT attempts, available_at <= clock_timestamp() AS due FROM mails ORDER BY id'))
    .rows;
const makeDue = () => owner.query('UPDATE mails SET available_at = clock_timestamp()');
/** Test content: recipients by user id, and the same link for every mail. */
const content: MailContentSource = {
  findRecipient: async ({ userId }) => {
    const { rows: users } = await owner.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      userId,
    ]);
    return userId && users[0] ? { userId, email: users[0].email, language: 'en' } : null;
  },
  createLink: () => Promise.resolve(link),
};

describe('MailSenderService, which sends the mails of the outbox', () => {
  test('several mail senders that run at once send each mail once', async () => {
    const users = await Promise.all(Array.from({ length: 24 }, () => createUser(owner)));
    for (const { id } of users) await queueMail(database, id, 'verify_email');
    const drain = async (one: MailSenderService): Promise<void> => {
      while ((await one.sendDue()) > 0);
    };
    await Promise.all([sender(), sender(), sender()].map(drain));
    const addresses = box.mails.map(({ to }) => [to].flat()[0]?.text);
    expect(addresses.sort()).toEqual(users.map(({ email }) => email).sort());
    expect(await rows()).toEqual([]);
  });

  test('the mail sender skips a mail that another sender is claiming, without waiting for that sender', async () => {
    await queueMail(database, (await createUser(owner)).id, 'verify_email');
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

  test('the mail sender retries with growing pauses while the mail server refuses a mail', async () => {
    await queueMail(database, (await createUser(owner)).id, 'verify_email');
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

  test('the mail sender sends other mails while the mail server hangs with one mail', async () => {
    const [first, second] = [await createUser(owner), await createUser(owner)];
    await queueMail(database, first.id, 'verify_email');
    box.behave('hang');
    const stuck = sender(createSmtpMailer({ url: box.url, from, timeoutMs: 1_000 })).sendDue();
    await until(() => box.ignored() === 1, { what: 'the server to ignore the connection' });
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

  test('a mail sender sends a mail again with the same Message-ID when the process ended after the hand-over', async () => {
    const user = await createUser(owner);
    await queueMail(database, user.id, 'reset_password');
    const real = createSmtpMailer({ url: box.url, from });
    // This sender behaves like a process that ends after the hand-over: it does nothing afterwards.
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

  test('the mail sender deletes a mail without a recipient', async () => {
    await queueMail(database, (await createUser(owner)).id, 'verify_email');
    const withoutRecipient = { ...content, findRecipient: () => Promise.resolve(null) };
    await new MailSenderService(
      database,
      createSmtpMailer({ url: box.url, from }),
      withoutRecipient,
      logger(),
    ).sendDue();
    expect([box.mails, await rows()]).toEqual([[], []]);
  });

  test('the mail sender deletes a mail that was not sent within a day, and logs it', async () => {
    await queueMail(database, (await createUser(owner)).id, 'password_changed');
    await owner.query(`UPDATE mails SET created_at = now() - interval '25 hours'`);
    await sender().sendDue();
    expect([box.mails, await rows()]).toEqual([[], []]);
    expect(logLines.join()).toContain('mail expired, not sent');
  });

  test('the mail sender leaves mails in the outbox without a mailer, and stores the mails with a folder', async () => {
    const user = await createUser(owner);
    await queueMail(database, user.id, 'verify_email');
    expect(await sender(null).sendDue()).toBe(0);
    expect(await rows()).toEqual([{ attempts: 0, due: true }]);
    const directory = await mkdtemp(join(tmpdir(), 'portada-mails-'));
    const folder = new MailFolder(directory, from);
    await sender(folder).sendDue();
    expect(await folder.list(user.email)).toEqual([
      expect.objectContaining({
        to: user.email,
        text: expect.stringContaining(link),
      }),
    ]);
    expect(await rows()).toEqual([]);
    await rm(directory, { recursive: true });
  });
});
