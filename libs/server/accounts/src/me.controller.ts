import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Credits as CreditsBody,
  type LedgerPage,
  type User,
  creditsSchema,
  ledgerPageSchema,
  profilePatchSchema,
  userAnswerSchema,
} from '@portada/contracts';
import { Credits } from '@portada/credits';
import { ZodResponse, createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { SessionUser } from './session-reader';
import { CurrentUser, SignedIn } from './session-request';
import { Users } from './users.service';

class UserAnswerDto extends createZodDto(userAnswerSchema) {}
class ProfilePatchDto extends createZodDto(profilePatchSchema) {}
class CreditsDto extends createZodDto(creditsSchema) {}
class LedgerPageDto extends createZodDto(ledgerPageSchema) {}
class LedgerQueryDto extends createZodDto(z.object({ cursor: z.string().max(40).optional() })) {}

/** The signed-in user's own account. */
@ApiTags('accounts')
@SignedIn()
@Controller('api/me')
export class MeController {
  constructor(
    private readonly users: Users,
    private readonly credits: Credits,
  ) {}

  @Get()
  @ZodResponse({ type: UserAnswerDto, status: 200 })
  async read(@CurrentUser() user: SessionUser): Promise<{ user: User }> {
    return { user: await this.users.read(user.id) };
  }

  @Patch()
  @ZodResponse({ type: UserAnswerDto, status: 200 })
  async change(@CurrentUser() user: SessionUser, @Body() patch: ProfilePatchDto): Promise<{ user: User }> {
    return { user: await this.users.change(user.id, patch) };
  }

  @Get('credits')
  @ZodResponse({ type: CreditsDto, status: 200 })
  balance(@CurrentUser() user: SessionUser): Promise<CreditsBody> {
    return this.credits.balance(user.id);
  }

  @Get('ledger')
  @ZodResponse({ type: LedgerPageDto, status: 200 })
  ledger(@CurrentUser() user: SessionUser, @Query() { cursor }: LedgerQueryDto): Promise<LedgerPage> {
    return this.credits.ledger(user.id, cursor);
  }
}
