import type { AddressInfo } from 'node:net';
import type { ParsedMail } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';

/** How the server treats the next mails: takes them, refuses them for now (RFC 5321 section 4.2.1), or says nothing. */
type Manner = 'accept' | 'refuse' | 'hang';

/** A mail server of the test's own. */
export type SmtpBox = {
  /** For SMTP_URL. */
  readonly url: string;
  /** What it has taken, in order. */
  readonly mails: ParsedMail[];
  /** How many mails it was given whole and said nothing about. */
  ignored(): number;
  behave(manner: Manner): void;
  close(): Promise<void>;
};

/** Starts a mail server on a free port of this machine. */
export const startSmtpBox = async (): Promise<SmtpBox> => {
  // Loaded where they are used: nearly every test file imports this library.
  const { simpleParser } = await import('mailparser');
  const { SMTPServer } = await import('smtp-server');
  let manner: Manner = 'accept';
  let ignored = 0;
  const mails: ParsedMail[] = [];
  const onData: NonNullable<SMTPServerOptions['onData']> = (stream, _session, done) => {
    void simpleParser(stream).then((mail) => {
      if (manner === 'hang') return void (ignored += 1);
      if (manner === 'refuse') return done(Object.assign(new Error('not now'), { responseCode: 451 }));
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
  // A client that gave up while the server hung.
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
