import { Module } from '@nestjs/common';
import { MailSenderService } from './mail-sender.service';

/** Sends queued mails. The process provides DataSource, MAIL_CONTENT_SOURCE and MailModule.register. */
@Module({ providers: [MailSenderService], exports: [MailSenderService] })
export class MailOutboxModule {}
