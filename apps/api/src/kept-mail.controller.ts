import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@portada/accounts';
import { type KeptMail, KeptMails, keptMailPolicy, mailItselfPolicy, renderKeptMails } from '@portada/mail';
import { AppError } from '@portada/observability';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';

class KeptMailQueryDto extends createZodDto(z.object({ to: z.string().max(254).optional() })) {}

/**
 * Shows the mails that were kept instead of sent: a page, and JSON for tests. It exists only where mails are kept, which
 * is never in production.
 */
@ApiExcludeController()
@Public()
@Controller('dev')
export class KeptMailController {
  constructor(@Inject(KeptMails) private readonly mails: KeptMails) {}

  @Get('mail')
  async list(@Res() reply: FastifyReply): Promise<void> {
    await sendPage(reply, renderKeptMails(await this.mails.list(), null), keptMailPolicy);
  }

  @Get('mail.json')
  async json(@Query() { to }: KeptMailQueryDto): Promise<KeptMail[]> {
    return this.mails.list(to);
  }

  @Get('mail/:id')
  async one(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const chosen = await this.find(id);
    await sendPage(reply, renderKeptMails(await this.mails.list(), chosen), keptMailPolicy);
  }

  /** The mail as a mail program shows it. */
  @Get('mail/:id/html')
  async html(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPage(reply, (await this.find(id)).html, mailItselfPolicy);
  }

  private async find(id: string): Promise<KeptMail> {
    const mail = await this.mails.find(id);
    if (!mail) throw new AppError('not_found');
    return mail;
  }
}

const sendPage = async (reply: FastifyReply, html: string, policy: string): Promise<void> => {
  await reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
};
