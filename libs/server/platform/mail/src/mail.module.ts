import { type DynamicModule, Global, Module } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { z } from 'zod';
import { KeptMails } from './kept-mails';
import type { Mailer } from './port';
import { createSmtpMailer } from './smtp-mailer';

/** Injection token of the process's Mailer. */
export const MAILER = Symbol('MAILER');

/** The settings that choose the mailer, for a process's settings schema: SMTP where it is named, else a folder. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Where mails are kept while SMTP_URL is not set; shown at `/dev/mail`. */
  MAIL_DIR: z.string().optional(),
  /** Who mails come from: `Name <address>`, or an address alone. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'is no address')
    .default(`${productConfig.product} <hello@portada.local>`),
} as const;

type MailSettings = z.infer<z.ZodObject<typeof mailSettings>>;

/**
 * The folder of kept mails that the settings name.
 * @returns null where mails are sent, or nowhere to go
 */
export const createKeptMails = (settings: MailSettings): KeptMails | null =>
  settings.SMTP_URL === undefined && settings.MAIL_DIR !== undefined
    ? new KeptMails(settings.MAIL_DIR, settings.MAIL_FROM)
    : null;

/**
 * The mailer that the settings name.
 * @returns null where neither a mail server nor a folder is named: then mails wait in the outbox
 */
export const createMailer = (settings: MailSettings): Mailer | null =>
  settings.SMTP_URL === undefined
    ? createKeptMails(settings)
    : createSmtpMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM });

/** Gives the process its one Mailer, or null. */
@Global()
@Module({})
export class MailModule {
  static register(settings: MailSettings): DynamicModule {
    return {
      module: MailModule,
      providers: [{ provide: MAILER, useFactory: () => createMailer(settings) }],
      exports: [MAILER],
    };
  }
}
