import { randomUUID } from 'node:crypto';
import { createDataSource } from '@portada/database';
import {
  type MailKind,
  MailSenderService,
  createSmtpMailer,
  queueMail,
  queueMailToAddress,
} from '@portada/mail';
import { createLogger } from '@portada/observability';
import { type SmtpBox, type TestDatabase, createUser, startSmtpBox, testDatabase } from '@portada/testing';
import { PinoLogger } from 'nestjs-pino';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { AccountMailContentService } from './account-mail-content.service';

const from = 'Portada <hello@portada.test>';
const origin = 'https://portada.test';

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
    applicationName: 'account-mails-spec',
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
  box.mails.length = 0;
  logLines.length = 0;
  await owner.query('TRUNCATE mails');
});

const logger = (): PinoLogger => {
  const pino = new PinoLogger({
    pinoHttp: { logger: createLogger({ name: 'account-mails-spec', level: 'silent' }) },
  });
  const record = (...values: unknown[]): void => void logLines.push(JSON.stringify(values));
  return Object.assign(pino, { info: record, warn: record, error: record });
};
const sendDue = (): Promise<number> =>
  new MailSenderService(
    database,
    createSmtpMailer({ url: box.url, from }),
    new AccountMailContentService(database, origin),
    logger(),
  ).sendDue();
const userWith = async (language: 'en' | 'es' | null = 'en') => {
  const user = await createUser(owner);
  await owner.query('UPDATE users SET language = $2 WHERE id = $1', [user.id, language]);
  return user;
};

describe('account mails', () => {
  const kinds: [MailKind, RegExp, RegExp][] = [
    ['reset_password', /Choose a new password for Portada/, /Elige una contraseña nueva para Portada/],
    ['verify_email', /Confirm your email for Portada/, /Confirma tu correo para Portada/],
    ['password_changed', /Your Portada password was changed/, /Se ha cambiado tu contraseña de Portada/],
  ];
  test.each(kinds)(
    'the server sends the account mail %s in the language of the user',
    async (kind, english, spanish) => {
      for (const [language, subject] of [
        ['en', english],
        ['es', spanish],
        [null, english],
      ] as const) {
        const user = await userWith(language);
        await queueMail(database, user.id, kind);
        expect(await sendDue()).toBe(1);
        const mail = box.mails.pop();
        expect(mail?.subject).toMatch(subject);
        expect(mail?.to).toMatchObject({ value: [{ address: user.email }] });
        // Text and HTML of the mail have the same link, and the HTML of the mail loads no resource.
        const [link = ''] = /https:\S+/.exec(mail?.text ?? '') ?? [];
        expect(link).toMatch(kind === 'password_changed' ? /\/auth$/ : /#token=[\w-]{43}$/);
        expect(mail?.html).toContain(`href="${link}"`);
        expect(mail?.html).toMatch(language === 'es' ? '<html lang="es">' : '<html lang="en">');
        expect(mail?.html).not.toMatch(/<img|<link|url\(|@import/);
      }
    },
  );

  test('account mails do not contain the user’s display name', async () => {
    const user = await userWith();
    await owner.query(`UPDATE users SET display_name = 'Win at http://evil.test' WHERE id = $1`, [user.id]);
    await queueMail(database, user.id, 'verify_email');
    await sendDue();
    expect(JSON.stringify(box.mails)).not.toContain('evil');
  });

  test('the token in an account mail is stored only as a hash and never logged', async () => {
    const user = await userWith();
    await queueMailToAddress(database, user.email.toUpperCase(), 'reset_password');
    await sendDue();
    const token = /#token=([\w-]{43})/.exec(box.mails[0]?.text ?? '')?.[1] ?? '';
    const { rows: tokens } = await owner.query<{ row: string; ours: boolean; minutes: number }>(
      `SELECT t::text AS row, token_hash = sha256(convert_to($1, 'UTF8')) AS ours,
              round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM account_tokens t
        WHERE user_id = $2`,
      [token, user.id],
    );
    expect(tokens).toEqual([{ row: expect.not.stringContaining(token), ours: true, minutes: 60 }]);
    expect(logLines.join()).toContain('mail sent');
    expect(logLines.join()).not.toContain(token);
    expect(logLines.join()).not.toContain(user.email);
  });

  test('the server sends no account mails to verified, deleted and unknown addresses', async () => {
    const [verified, deleted] = [await userWith(), await userWith()];
    await owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [verified.id]);
    await queueMail(database, verified.id, 'verify_email');
    await queueMailToAddress(database, deleted.email, 'reset_password');
    await owner.query('SELECT delete_account($1)', [deleted.id]);
    await queueMailToAddress(database, `unknown-${randomUUID()}@example.test`, 'reset_password');
    await sendDue();
    expect(box.mails).toEqual([]);
    expect((await owner.query('SELECT 1 FROM mails')).rowCount).toBe(0);
  });
});
