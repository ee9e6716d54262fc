import type { AddressInfo } from 'node:net';
import type { ParsedMail } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';

/**
 * Behaviour of the mail server: it accepts mails, refuses mails temporarily (RFC 5321 section 4.2.1), or does not
 * answer.
 */
type Manner = 'accept' | 'refuse' | 'hang';

/** A mail server for one test, which keeps the accepted mails. */
export type SmtpBox = {
  /** URL of the mail server, for the setting `SMTP_URL`. */
  readonly url: string;
  /** The accepted mails, in the order of their arrival. */
  readonly mails: ParsedMail[];
  /** Returns the number of mails that arrived completely and got no answer from the mail server. */
  ignored(): number;
  /** Sets the behaviour of the mail server for all later mails. */
  behave(manner: Manner): void;
  close(): Promise<void>;
};

/** Starts a mail server on a free port of this machine. */
export const startSmtpBox = async (): Promise<SmtpBox> => {
  // These packages are loaded only when a mail server starts, because nearly every test file imports this library.
  const { simpleParser } = await import('mailparser');
  const { SMTPServer } = await import('smtp-server');
  let manner: Manner = 'accept';
  let ignored = 0;
  const mails: ParsedMail[] = [];
  const onData: NonNullable<SMTPServerOptions['onData']> = (stream, _session, done) => {
    void simpleParser(stream).then((mail) => {
      if (manner === 'hang') return void (ignored += 1);
      if (manner === 'refuse')
        return done(Object.assign(new Error('temporarily refused'), { responseCode: 451 }));
      mails.push(mail);
      done();
    }, done);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData,
  });
  // The mail server emits an error when a client closes its connection while it waits for an answer.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    ignored: () => ignored,
    behave: (wanted) => (manner = wanted),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
