import { type DynamicModule, Global, Module } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { z } from 'zod';
import { MailFolder } from './transports/mail-folder';
import type { Mailer } from './transports/mailer';
import { createSmtpMailer } from './transports/smtp-mailer';

/** Injection token of the process's Mailer, which sends or stores mails. */
export const MAILER = Symbol('MAILER');

/** Settings of the mailer, for the settings schema of a process: SMTP if SMTP_URL is set, otherwise a folder. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Folder that mails are stored in while SMTP_URL is not set. The page `/dev/mail` shows these mails. */
  MAIL_DIR: z.string().optional(),
  /** Sender of all mails: `Name <address>` or an address. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'is no address')
    .default(`${productConfig.product} <hello@portada.local>`),
} as const;

type MailSettings = z.infer<z.ZodObject<typeof mailSettings>>;

/**
 * Creates the folder of stored mails.
 * @returns null if the settings name a mail server, or no folder
 */
export const createMailFolder = (settings: MailSettings): MailFolder | null =>
  settings.SMTP_URL === undefined && settings.MAIL_DIR !== undefined
    ? new MailFolder(settings.MAIL_DIR, settings.MAIL_FROM)
    : null;

/**
 * Creates the mailer of a process.
 * @returns null if the settings name neither a mail server nor a folder; then mails stay in the outbox
 */
export const createMailer = (settings: MailSettings): Mailer | null =>
  settings.SMTP_URL === undefined
    ? createMailFolder(settings)
    : createSmtpMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM });

/** Provides the Mailer of the process, or null. */
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
