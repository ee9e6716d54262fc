import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { renderStoredMails, storedMailPagePolicy } from './stored-mail-page';
import { MailFolder } from './mail-folder';
import { createMailFolder, createMailer } from '../mail.module';

const from = 'Portada <hello@portada.test>';
const mail = (to: string, subject = 'Hola, Ana') => ({
  id: 'mail-1',
  to,
  subject,
  text: 'Hello\nhttps://portada.test/auth/reset#token=abc',
  html: '<p>Hello</p>',
});

let home: string;
let directory: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'portada-mail-'));
  directory = join(home, 'mail');
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('the mail folder stores complete mails that only the operating system user can read, and lists the newest first', async () => {
  const folder = new MailFolder(directory, from);
  expect(await folder.list()).toEqual([]);
  await folder.send(mail('ana@example.test', 'First'));
  await folder.send(mail('eva@example.test', 'Second'));
  await folder.send(mail('ana@example.test', 'Third'));
  expect((await folder.list('ANA@example.test')).map(({ subject }) => subject)).toEqual(['Third', 'First']);
  const [newest] = await folder.list();
  expect(newest).toMatchObject({ to: 'ana@example.test', subject: 'Third', html: '<p>Hello</p>' });
  expect(await folder.find(newest?.id ?? '')).toEqual(newest);
  const message = await simpleParser(await readFile(join(directory, `${newest?.id}.eml`)));
  expect([message.subject, message.text?.trim(), message.messageId]).toEqual([
    'Third',
    newest?.text,
    '<mail-1@portada.test>',
  ]);
  for (const name of await readdir(directory)) {
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});

test('the mail folder keeps the newest 200 stored mails and deletes no other files', async () => {
  const folder = new MailFolder(directory, from);
  await folder.send(mail('first@example.test'));
  await writeFile(join(directory, 'notes.txt'), 'mine');
  for (let batch = 0; batch < 10; batch += 1) {
    await Promise.all(Array.from({ length: 21 }, (_, index) => folder.send(mail(`a${index}@example.test`))));
  }
  await folder.send(mail('last@example.test'));
  expect(await folder.list()).toHaveLength(200);
  expect(await folder.list('first@example.test')).toEqual([]);
  expect(await folder.list('last@example.test')).toHaveLength(1);
  expect(await readdir(directory)).toHaveLength(401);
});

test.each(['', '..', '../../etc/passwd', '20261231T235959999Z-0000000', '20261231T235959999Z-00000000'])(
  'the mail folder finds no stored mail for the id %p',
  async (id) => {
    expect(await new MailFolder(directory, from).find(id)).toBeNull();
  },
);

test('the page of a stored mail renders links in its text as links and escapes everything else', async () => {
  const folder = new MailFolder(directory, from);
  const evil = `<script>alert("1")</script>'`;
  await folder.send({
    ...mail(`${evil}@example.test`, evil),
    text: `${evil}\nhttps://portada.test/a?b=1&c="x" end`,
  });
  const mails = await folder.list();
  for (const page of [renderStoredMails(mails, null), renderStoredMails(mails, mails[0] ?? null)]) {
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;');
  }
  expect(renderStoredMails(mails, mails[0] ?? null)).toContain(
    '<a href="https://portada.test/a?b=1&amp;c=" rel="noreferrer">https://portada.test/a?b=1&amp;c=</a>&quot;x&quot; end',
  );
  expect(renderStoredMails([], null)).toContain('No mail yet');
  expect(storedMailPagePolicy).not.toContain('unsafe');
});

test('createMailer creates a mailer for a mail server, a folder or neither, as the settings select', () => {
  const base = { MAIL_FROM: from };
  expect(createMailer(base)).toBeNull();
  expect(createMailer({ ...base, MAIL_DIR: directory })).toBeInstanceOf(MailFolder);
  expect(createMailer({ ...base, MAIL_DIR: directory, SMTP_URL: 'smtp://x' })).not.toBeInstanceOf(MailFolder);
  expect(createMailFolder({ ...base, MAIL_DIR: directory, SMTP_URL: 'smtp://x' })).toBeNull();
});
