import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { keptMailPolicy, renderKeptMails } from './kept-mail-page';
import { KeptMails } from './kept-mails';
import { createKeptMails, createMailer } from './mail.module';

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

test('a mail is kept whole, for this account alone, the newest first', async () => {
  const kept = new KeptMails(directory, from);
  expect(await kept.list()).toEqual([]);
  await kept.send(mail('ana@example.test', 'First'));
  await kept.send(mail('eva@example.test', 'Second'));
  await kept.send(mail('ana@example.test', 'Third'));
  expect((await kept.list('ANA@example.test')).map(({ subject }) => subject)).toEqual(['Third', 'First']);
  const [newest] = await kept.list();
  expect(newest).toMatchObject({ to: 'ana@example.test', subject: 'Third', html: '<p>Hello</p>' });
  expect(await kept.find(newest?.id ?? '')).toEqual(newest);
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

test('only the newest 200 stay, and what is not ours is left alone', async () => {
  const kept = new KeptMails(directory, from);
  await kept.send(mail('first@example.test'));
  await writeFile(join(directory, 'notes.txt'), 'mine');
  for (let batch = 0; batch < 10; batch += 1) {
    await Promise.all(Array.from({ length: 21 }, (_, index) => kept.send(mail(`a${index}@example.test`))));
  }
  await kept.send(mail('last@example.test'));
  expect(await kept.list()).toHaveLength(200);
  expect(await kept.list('first@example.test')).toEqual([]);
  expect(await kept.list('last@example.test')).toHaveLength(1);
  expect(await readdir(directory)).toHaveLength(401);
});

test.each(['', '..', '../../etc/passwd', '20261231T235959999Z-0000000', '20261231T235959999Z-00000000'])(
  'the id %p names no mail',
  async (id) => {
    expect(await new KeptMails(directory, from).find(id)).toBeNull();
  },
);

test('the page links what is a link and escapes all else', async () => {
  const kept = new KeptMails(directory, from);
  const evil = `<script>alert("1")</script>'`;
  await kept.send({
    ...mail(`${evil}@example.test`, evil),
    text: `${evil}\nhttps://portada.test/a?b=1&c="x" end`,
  });
  const mails = await kept.list();
  for (const page of [renderKeptMails(mails, null), renderKeptMails(mails, mails[0] ?? null)]) {
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;');
  }
  expect(renderKeptMails(mails, mails[0] ?? null)).toContain(
    '<a href="https://portada.test/a?b=1&amp;c=" rel="noreferrer">https://portada.test/a?b=1&amp;c=</a>&quot;x&quot; end',
  );
  expect(renderKeptMails([], null)).toContain('No mail yet');
  expect(keptMailPolicy).not.toContain('unsafe');
});

test('settings choose: a server, a folder, or nothing', () => {
  const base = { MAIL_FROM: from };
  expect(createMailer(base)).toBeNull();
  expect(createMailer({ ...base, MAIL_DIR: directory })).toBeInstanceOf(KeptMails);
  expect(createMailer({ ...base, MAIL_DIR: directory, SMTP_URL: 'smtp://x' })).not.toBeInstanceOf(KeptMails);
  expect(createKeptMails({ ...base, MAIL_DIR: directory, SMTP_URL: 'smtp://x' })).toBeNull();
});
