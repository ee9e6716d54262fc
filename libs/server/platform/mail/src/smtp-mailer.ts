import { type Transporter, createTransport } from 'nodemailer';
import { MailNotSentError } from './errors';
import { toMessage } from './message';
import type { Mail, Mailer } from './port';

/** ms until a server that says nothing, or says it too slowly, has failed. */
const defaultTimeoutMs = 20_000;

class SmtpMailer implements Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    private readonly timeoutMs: number,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // A mail is what we say it is: nothing is read from disk or fetched on the way.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    // A server that keeps saying a little is never idle: the whole conversation has an end too.
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new MailNotSentError('the mail server took too long')),
        2 * this.timeoutMs,
      );
    });
    const message = toMessage(mail, this.from);
    await Promise.race([this.transport.sendMail(message), tooLong])
      .catch((error: unknown) => {
        throw error instanceof MailNotSentError ? error : new MailNotSentError(reasonOf(error));
      })
      .finally(() => clearTimeout(timer));
  }
}

/** What went wrong, without the server's own words: they repeat addresses. */
const reasonOf = (error: unknown): string => {
  const { code, command, responseCode } = Object.assign({}, error) as Record<string, unknown>;
  const parts = [code, command, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return `the mail server did not take it${parts.length > 0 ? `: ${parts.join(' ')}` : ''}`;
};

/**
 * Sends by SMTP (RFC 5321), one connection a mail.
 * @param options `url` as nodemailer reads it, such as `smtps://user:password@mail.example:465`; `from` with or without
 * a name; `timeoutMs` is the longest silence, and half of the longest conversation
 */
export const createSmtpMailer = (options: { url: string; from: string; timeoutMs?: number }): Mailer =>
  new SmtpMailer(options.url, options.from, options.timeoutMs ?? defaultTimeoutMs);
