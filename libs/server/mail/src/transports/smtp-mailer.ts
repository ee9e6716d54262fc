import { type Transporter, createTransport } from 'nodemailer';
import { MailNotSentError } from './mail-not-sent.error';
import { toMessage } from './mime-message';
import type { Mail, Mailer } from './mailer';

/** Milliseconds without data after which a connection to the mail server has failed. */
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
      // Mails contain no attachments: nodemailer must not read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    // The timeout without data does not apply to a server that keeps sending small amounts of data, so the whole
    // conversation has a limit too.
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

/** Returns the reason of a failure without the text of the mail server, which may contain addresses. */
const reasonOf = (error: unknown): string => {
  const { code, command, responseCode } = Object.assign({}, error) as Record<string, unknown>;
  const parts = [code, command, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return `the mail server refused the mail${parts.length > 0 ? `: ${parts.join(' ')}` : ''}`;
};

/**
 * Creates a mailer that sends by SMTP (RFC 5321), with one connection for each mail.
 * @param options `url` in the form of nodemailer, such as `smtps://user:password@mail.example:465`; `from` with or
 *   without a name; `timeoutMs` is the longest time without data from the server, and the whole conversation may take
 *   twice that time
 */
export const createSmtpMailer = (options: { url: string; from: string; timeoutMs?: number }): Mailer =>
  new SmtpMailer(options.url, options.from, options.timeoutMs ?? defaultTimeoutMs);
