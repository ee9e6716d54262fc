import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AddedFactor,
  type RecoveryCodes,
  type SecondFactorStatus,
  type TotpSetUp,
  addedFactorSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorStatusSchema,
  totpSetUpSchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { RecentSignIn } from '../sessions/recent-sign-in';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser, SignedInWithoutFactor } from '../sessions/session-request';
import { SecondFactors } from './second-factors.service';

class SecondFactorStatusDto extends createZodDto(secondFactorStatusSchema) {}
class TotpSetUpDto extends createZodDto(totpSetUpSchema) {}
class TotpCodeDto extends createZodDto(secondFactorCodeSchema) {}
class AddedFactorDto extends createZodDto(addedFactorSchema) {}
class RecoveryCodesDto extends createZodDto(recoveryCodesSchema) {}

/** Routes of the signed-in user's second factors. Changes need a recent sign-in. */
@ApiTags('accounts')
@SignedInWithoutFactor()
@Controller('api/me/second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Get()
  @ResponseBody({ type: SecondFactorStatusDto, status: 200 })
  read(@CurrentUser() user: SessionUser): Promise<SecondFactorStatus> {
    return this.factors.read(user.id);
  }

  /** Begins the set-up of an authenticator app. The route `confirm` completes it with the first code. */
  @RecentSignIn()
  @Post('totp')
  @ResponseBody({ type: TotpSetUpDto, status: 201 })
  beginTotp(@CurrentUser() user: SessionUser): Promise<TotpSetUp> {
    return this.factors.beginTotp(user.id);
  }

  @RecentSignIn()
  @Post('totp/confirm')
  @ResponseBody({ type: AddedFactorDto, status: 200 })
  confirmTotp(
    @CurrentUser() user: SessionUser,
    @Body() { code }: TotpCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<AddedFactor> {
    return this.factors.confirmTotp(request, user.id, code);
  }

  @RecentSignIn()
  @Delete('totp')
  @HttpCode(204)
  async removeTotp(@CurrentUser() user: SessionUser): Promise<void> {
    await this.factors.removeTotp(user.id);
  }

  /** Replaces the recovery codes. Former codes are not accepted any more. */
  @RecentSignIn()
  @Post('recovery-codes')
  @ResponseBody({ type: RecoveryCodesDto, status: 201 })
  createRecoveryCodes(@CurrentUser() user: SessionUser): Promise<RecoveryCodes> {
    return this.factors.createRecoveryCodes(user.id);
  }
}
