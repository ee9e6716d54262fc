import { Inject, Injectable } from '@nestjs/common';
import { crash } from '@portada/lifecycle';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { MAILER } from '../mail.module';
import { renderMail } from '../templates/mail-template';
import { MailNotSentError } from '../transports/mail-not-sent.error';
import type { Mailer } from '../transports/mailer';
import { MAIL_CONTENT_SOURCE, type MailContentSource } from './mail-content-source';
import { type ClaimedMail, claimMails, deleteMail, postponeMail } from './outbox.queries';

/** Number of mails that one call sends in parallel. A slow mail delays only the mails of its batch. */
const batchSize = 5;

/**
 * Seconds for which a claimed mail belongs to one sender. The time is longer than the timeout of a request to the
 * mail server. If the sender's process ends, another sender claims the mail after this time.
 */
const claimSeconds = 60;

/** Hours after which a mail that could not be sent is deleted, because it would be out of date. */
const expiryHours = 24;

/**
 * Seconds until the next attempt to send a mail: 5, 10, 20, ... and at most half an hour.
 * @param attempts number of failed attempts, from 1
 */
export const retryPauseSeconds = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 1800);

/**
 * Sends the mails of the outbox. A row is deleted after its mail was handed over, so no mail is lost. If the process ends
 * in between, the mail is sent a second time with the same Message-ID.
 */
@Injectable()
export class MailSenderService {
  constructor(
    private readonly database: DataSource,
    @Inject(MAILER) private readonly mailer: Mailer | null,
    @Inject(MAIL_CONTENT_SOURCE) private readonly content: MailContentSource,
    @InjectPinoLogger(MailSenderService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Sends a batch of mails that are due. Several senders may run at once.
   * @returns the number of claimed mails; 0 if no mail is due or no mailer is set
   */
  async sendDue(): Promise<number> {
    if (!this.mailer) return 0;
    const claimed = await claimMails(this.database, { limit: batchSize, seconds: claimSeconds, expiryHours });
    const results = await Promise.allSettled(claimed.map((mail) => this.deliver(mail)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return claimed.length;
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const { id, kind, attempts, createdAt } = mail;
    const recipient = await this.content.findRecipient(mail);
    if (!recipient) return deleteMail(this.database, id);
    const logged = { mailId: id, kind, userId: recipient.userId, attempts };
    if (mail.isExpired) {
      this.logger.error(logged, 'mail expired, not sent');
      return deleteMail(this.database, id);
    }
    try {
      const link = await this.content.createLink(kind, recipient);
      const language = recipient.language ?? 'en';
      const rendered = renderMail({ kind, language, link, causedAt: createdAt });
      await this.mailer?.send({ id: `mail-${id}`, to: recipient.email, ...rendered });
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      this.logger.warn({ ...logged, err: error }, 'mail not sent, retrying later');
      return postponeMail(this.database, id, retryPauseSeconds(attempts));
    }
    await crash.at('after-mail');
    await deleteMail(this.database, id);
    this.logger.info(logged, 'mail sent');
  }
}
