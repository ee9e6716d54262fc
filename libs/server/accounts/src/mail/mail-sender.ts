import { Inject, Injectable } from '@nestjs/common';
import { MAILER, MailNotSentError, type Mailer } from '@portada/mail';
import { crash } from '@portada/lifecycle';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { mintToken } from '../self-service/account-tokens';
import type { TokenPurpose } from '../self-service/account-tokens.queries';
import { writeLetter } from './mail-letter';
import {
  type MailKind,
  type MailRow,
  type Recipient,
  claimMails,
  deleteMail,
  postponeMail,
  readRecipient,
} from './mails.queries';
import { PUBLIC_ORIGIN } from '../sessions/session-cookie';

/** So many mails are sent at a time: a slow one holds up few. */
const atOnce = 5;

/**
 * Seconds for which a claimed mail is this sender's alone; longer than a mail server is given. A sender that dies leaves
 * the mail to another one after this.
 */
const claimSeconds = 60;

/** Hours after which a mail that nobody took is given up: it would say old news. */
const giveUpHours = 24;

/** Screens that the links of mails lead to; a token stands in the fragment, which no server and no referrer sees. */
const paths = { reset_password: '/auth/reset', verify_email: '/auth/verify' } as const;

/** Seconds until the next attempt: 5, 10, 20, ... and at most half an hour. @param attempts that failed, from 1 */
export const retryPauseSeconds = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 1800);

/**
 * Writes and sends what stands in `mails`. A row is deleted when its mail was handed over, so none is lost; a sender
 * that dies in between has it sent a second time, under the same Message-ID.
 */
@Injectable()
export class MailSender {
  constructor(
    private readonly database: DataSource,
    @Inject(MAILER) private readonly mailer: Mailer | null,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
    @InjectPinoLogger(MailSender.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Sends what is due, a few at a time; several senders may do so at once.
   * @returns how many were taken on; 0 where nothing is due, or mails have nowhere to go
   */
  async sendDue(): Promise<number> {
    if (!this.mailer) return 0;
    const claimed = await claimMails(this.database, {
      limit: atOnce,
      seconds: claimSeconds,
      oldHours: giveUpHours,
    });
    const ends = await Promise.allSettled(claimed.map((mail) => this.deliver(mail)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return claimed.length;
  }

  private async deliver(mail: MailRow): Promise<void> {
    const to = await readRecipient(this.database, { userId: mail.user_id, email: mail.email });
    // Nobody's address, an account that is gone, or one that was verified since.
    if (!to || (mail.kind === 'verify_email' && to.is_verified)) return deleteMail(this.database, mail.id);
    const told = { mailId: mail.id, kind: mail.kind, userId: to.id, attempts: mail.attempts };
    if (mail.is_old) {
      this.logger.error(told, 'mail given up');
      return deleteMail(this.database, mail.id);
    }
    try {
      const letter = writeLetter({
        kind: mail.kind,
        language: to.language ?? 'en',
        link: await this.linkFor(mail.kind, to),
        causedAt: mail.created_at,
      });
      await this.mailer?.send({ id: `mail-${mail.id}`, to: to.email, ...letter });
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      this.logger.warn({ ...told, err: error }, 'mail not sent: tried again later');
      return postponeMail(this.database, mail.id, retryPauseSeconds(mail.attempts));
    }
    crash.at('after-mail');
    await deleteMail(this.database, mail.id);
    this.logger.info(told, 'mail sent');
  }

  private async linkFor(kind: MailKind, { id: userId, email }: Recipient): Promise<string> {
    if (kind === 'password_changed') return `${this.origin}/auth`;
    const purpose: TokenPurpose = kind;
    const token = await mintToken(this.database, { userId, email }, purpose);
    return `${this.origin}${paths[purpose]}#token=${token}`;
  }
}
