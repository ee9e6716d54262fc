import { type AddressInfo, createServer } from 'node:net';
import { type SmtpBox, startSmtpBox } from '@portada/testing';
import { MailNotSentError } from './mail-not-sent.error';
import { createSmtpMailer } from './smtp-mailer';

const from = 'Portada <hello@portada.test>';
const mail = {
  id: 'mail-7',
  to: 'ana@example.test',
  subject: 'Contraseña nueva',
  text: 'Hola, Ana.\nhttps://portada.test/auth/reset#token=abc',
  html: '<p>Hola, <b>Ana</b>.</p>',
};

let box: SmtpBox;
beforeAll(async () => {
  box = await startSmtpBox();
});
afterAll(() => box.close());
beforeEach(() => box.behave('accept'));

test('the SMTP mailer sends a mail with its sender, recipient, subject, text and HTML', async () => {
  await createSmtpMailer({ url: box.url, from }).send(mail);
  const [arrived] = box.mails;
  expect(arrived?.from?.value).toEqual([{ name: 'Portada', address: 'hello@portada.test' }]);
  expect(arrived?.to).toMatchObject({ value: [{ name: '', address: mail.to }] });
  expect(arrived?.subject).toBe(mail.subject);
  expect(arrived?.text?.trim()).toBe(mail.text);
  expect(arrived?.html).toContain(mail.html);
  expect(arrived?.messageId).toBe('<mail-7@portada.test>');
  expect(arrived?.headers.get('auto-submitted')).toBe('auto-generated');
});

test('an address or a subject cannot add recipients or headers to a mail', async () => {
  const before = box.mails.length;
  const subject = 'Hello\r\nBcc: eve@example.test';
  await createSmtpMailer({ url: box.url, from }).send({ ...mail, subject });
  const arrived = box.mails[before];
  expect(arrived?.bcc).toBeUndefined();
  expect(arrived?.subject).toContain('Bcc: eve@example.test');
  const two = createSmtpMailer({ url: box.url, from }).send({
    ...mail,
    to: 'ana@example.test, eve@example.test',
  });
  await two.catch(() => undefined);
  for (const { to } of box.mails) expect([to].flat().flatMap((list) => list?.value ?? [])).toHaveLength(1);
});

test('the SMTP mailer throws a MailNotSentError that contains no addresses when the mail server refuses, hangs, sends too slowly or is unreachable', async () => {
  const before = box.mails.length;
  box.behave('refuse');
  const refused = createSmtpMailer({ url: box.url, from }).send(mail);
  await expect(refused).rejects.toThrow(
    new MailNotSentError('the mail server refused the mail: EMESSAGE DATA 451'),
  );
  box.behave('hang');
  const hung = createSmtpMailer({ url: box.url, from, timeoutMs: 200 }).send(mail);
  await expect(hung).rejects.toThrow(MailNotSentError);
  // This mail server keeps sending lines, but never the greeting.
  const trickling = createServer((socket) => {
    const words = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('close', () => clearInterval(words)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve));
  const { port } = trickling.address() as AddressInfo;
  const trickled = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 200 }).send(mail);
  await expect(trickled).rejects.toThrow(MailNotSentError);
  trickling.close();
  const absent = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(mail);
  await expect(absent).rejects.toThrow('ESOCKET');
  for (const attempt of [refused, hung, trickled, absent]) {
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(String(error)).not.toContain(mail.to);
  }
  expect(box.mails).toHaveLength(before);
});
