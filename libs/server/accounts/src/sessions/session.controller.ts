import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type User, sessionAnswerSchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { AppError } from '@portada/errors';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public } from './access';
import { SessionReader } from './session-reader';
import { Users } from '../users/users.service';

/** An account that is deleted between the reading of the session and of the account counts as signed out. */
const nobodyIfGone = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'signed_out') return null;
  throw error;
};

class SessionAnswerDto extends createZodDto(sessionAnswerSchema) {}

/** Route that returns the signed-in user of a session. */
@ApiTags('accounts')
@Public()
@Controller('api/session')
export class SessionController {
  constructor(
    private readonly sessions: SessionReader,
    private readonly users: Users,
  ) {}

  /** Answers 200 without a session, unlike `GET /api/me`, so that a page that loads its session gets no error. */
  @Get()
  @ResponseBody({ type: SessionAnswerDto, status: 200 })
  async read(@Req() request: FastifyRequest): Promise<{ user: User | null }> {
    const present = await this.sessions.readSession(request.headers.cookie);
    return { user: present ? await this.users.read(present.id).catch(nobodyIfGone) : null };
  }
}
