import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, SessionReader } from '@portada/accounts';
import {
  type StoredMail,
  MailFolder,
  storedMailPagePolicy,
  mailHtmlPolicy,
  renderStoredMails,
} from '@portada/mail';
import { isLoopback, isLoopbackUrl } from '@portada/config';
import { AppError } from '@portada/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { API_SETTINGS, type ApiSettings } from './settings';

class StoredMailQueryDto extends createZodDto(z.object({ to: z.string().max(254).optional() })) {}

/** Stored mails that a reader may see: all mails, or the mails to one address. With a null address, no mails. */
type Readable = { everybodys: true } | { everybodys: false; address: string | null };

/**
 * Shows stored mails, which were not sent: as a page, and as JSON for tests. The controller exists only if mails are
 * stored, which is never the case in production. The links of mails open accounts, so access is limited: if PUBLIC_URL
 * is a loopback address, a reader on this machine sees all mails; otherwise a user sees the mails to their own address,
 * and an administrator sees all mails.
 */
@ApiExcludeController()
@Public()
@Controller('dev')
export class StoredMailController {
  private readonly isLocal: boolean;

  constructor(
    @Inject(MailFolder) private readonly mails: MailFolder,
    @Inject(API_SETTINGS) settings: ApiSettings,
    private readonly sessions: SessionReader,
    private readonly database: DataSource,
  ) {
    this.isLocal = isLoopbackUrl(settings.PUBLIC_URL);
  }

  @Get('mail')
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendPage(reply, renderStoredMails(await this.readable(request), null), storedMailPagePolicy);
  }

  @Get('mail.json')
  async json(@Req() request: FastifyRequest, @Query() { to }: StoredMailQueryDto): Promise<StoredMail[]> {
    return this.readable(request, to);
  }

  @Get('mail/:id')
  async one(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const chosen = await this.find(id, request);
    await sendPage(reply, renderStoredMails(await this.readable(request), chosen), storedMailPagePolicy);
  }

  /** Sends the HTML of a stored mail, as a mail program shows the mail. */
  @Get('mail/:id/html')
  async html(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(reply, (await this.find(id, request)).html, mailHtmlPolicy);
  }

  private async find(id: string, request: FastifyRequest): Promise<StoredMail> {
    const mail = await this.mails.find(id);
    if (!mail || !isReadable(mail, await this.readableTo(request))) throw new AppError('not_found');
    return mail;
  }

  private async readable(request: FastifyRequest, to?: string): Promise<StoredMail[]> {
    const readable = await this.readableTo(request);
    return (await this.mails.list(to)).filter((mail) => isReadable(mail, readable));
  }

  private async readableTo(request: FastifyRequest): Promise<Readable> {
    if (this.isLocal && isLoopback(request.ip)) return { everybodys: true };
    const user = await this.sessions.readSession(request.headers.cookie);
    if (user?.role === 'admin') return { everybodys: true };
    if (!user) return { everybodys: false, address: null };
    const [row] = await this.database.query<{ email: string }[]>('SELECT email FROM users WHERE id = $1', [
      user.id,
    ]);
    return { everybodys: false, address: row?.email ?? null };
  }
}

const isReadable = ({ to }: StoredMail, readable: Readable): boolean =>
  readable.everybodys || to.toLowerCase() === readable.address?.toLowerCase();

const sendPage = async (reply: FastifyReply, html: string, policy: string): Promise<void> => {
  await reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
};
