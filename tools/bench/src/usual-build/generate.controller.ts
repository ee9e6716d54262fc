import { createHash } from 'node:crypto';
import {
  Body,
  Controller,
  Headers,
  HttpCode,
  HttpException,
  Inject,
  NotFoundException,
  Post,
  UnauthorizedException,
} from '@nestjs/common';
import { generateImageSchema } from '@portada/contracts';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { Generation, LedgerEntry, OutboxEntry, Session, Thumbnail, User } from './entities';

/** Accepts a generation in the usual way of a NestJS application: entities, and a transaction of several statements. */
@Controller('api')
export class GenerateController {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  @Post('generate-image')
  @HttpCode(202)
  generate(
    @Headers('cookie') cookie: string,
    @Headers('idempotency-key') id: string,
    @Body() body: unknown,
  ): Promise<{ success: true; generationId: string; credits: number }> {
    const { thumbnailId, ...request } = generateImageSchema.parse(body);
    if (!thumbnailId) throw new NotFoundException();
    return this.database.transaction(async (tx) => {
      const { user } = await this.sessionOf(tx, cookie);
      const thumbnail = await tx.findOneBy(Thumbnail, { id: thumbnailId, userId: user.id });
      if (!thumbnail) throw new NotFoundException();
      const { credits } = await tx.findOneOrFail(User, {
        where: { id: user.id },
        lock: { mode: 'pessimistic_write' },
      });
      const left = Number(credits) - 1;
      if (left < 0) throw new HttpException('insufficient_credits', 402);
      await tx.update(User, { id: user.id }, { credits: String(left) });
      await tx.insert(Generation, { id, userId: user.id, thumbnailId, status: 'queued', request });
      await tx.insert(LedgerEntry, { userId: user.id, generationId: id, amount: '-1' });
      await tx.insert(OutboxEntry, { topic: 'generation.run', key: id });
      return { success: true, generationId: id, credits: left };
    });
  }

  private async sessionOf(tx: EntityManager, cookie: string): Promise<Session> {
    const tokenHash = createHash('sha256').update(cookie.replace(/^sid=/, '')).digest();
    const session = await tx.findOne(Session, {
      where: { tokenHash, expiresAt: MoreThan(new Date()) },
      relations: { user: true },
    });
    if (!session) throw new UnauthorizedException();
    return session;
  }
}
