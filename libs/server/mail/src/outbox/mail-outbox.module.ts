import { Module } from '@nestjs/common';
import { MailSenderService } from './mail-sender.service';

/** Sends queued mails. Needs DataSource, MAIL_CONTENT_SOURCE and MailModule.register from the process. */
@Module({ providers: [MailSenderService], exports: [MailSenderService] })
export class MailOutboxModule {}
