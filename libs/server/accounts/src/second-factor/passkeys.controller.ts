import { Body, Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AddedFactor,
  type PasskeyOptions,
  type User,
  addedFactorSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  userAnswerSchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public, SignedInWithoutFactor } from '../sessions/access';
import { RecentSignIn } from '../sessions/recent-sign-in';
import type { SessionUser } from '../sessions/session-reader';
import { CurrentUser } from '../sessions/session-request';
import { SignInConfirmation } from '../sign-in/sign-in-confirmation.service';
import { SignIns } from '../sign-in/sign-ins.service';
import { Passkeys } from './passkeys.service';
import { SignInSteps } from './sign-in-steps.service';

class PasskeyOptionsDto extends createZodDto(passkeyOptionsSchema) {}
class NewPasskeyDto extends createZodDto(newPasskeySchema) {}
class PasskeyAnswerDto extends createZodDto(passkeyAnswerSchema) {}
class AddedPasskeyDto extends createZodDto(addedFactorSchema) {}
class UserAnswerDto extends createZodDto(userAnswerSchema) {}

/** Routes of passkeys: to add and remove them, to complete a sign-in, and to confirm a sign-in. */
@ApiTags('accounts')
@Controller('api')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly steps: SignInSteps,
    private readonly signIns: SignIns,
    private readonly confirmation: SignInConfirmation,
  ) {}

  @SignedInWithoutFactor()
  @RecentSignIn()
  @Post('me/second-factor/passkeys/options')
  @ResponseBody({ type: PasskeyOptionsDto, status: 200 })
  beginAdd(@CurrentUser() user: SessionUser): Promise<PasskeyOptions> {
    return this.passkeys.beginAdd(user.id);
  }

  @SignedInWithoutFactor()
  @RecentSignIn()
  @Post('me/second-factor/passkeys')
  @ResponseBody({ type: AddedPasskeyDto, status: 201 })
  add(@CurrentUser() user: SessionUser, @Body() body: NewPasskeyDto): Promise<AddedFactor> {
    return this.passkeys.add(user.id, body);
  }

  @SignedInWithoutFactor()
  @RecentSignIn()
  @Delete('me/second-factor/passkeys/:id')
  @HttpCode(204)
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.passkeys.remove(user.id, id);
  }

  @Public()
  @Post('auth/second-factor/passkey/options')
  @ResponseBody({ type: PasskeyOptionsDto, status: 200 })
  async beginSignIn(@Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.passkeys.beginVerify(await this.steps.userOf(request));
  }

  @Public()
  @Post('auth/second-factor/passkey')
  @ResponseBody({ type: UserAnswerDto, status: 200 })
  async signIn(
    @Body() { response }: PasskeyAnswerDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ user: User }> {
    const userId = await this.steps.complete(request, reply, (id) =>
      this.passkeys.verify(request, id, response),
    );
    return { user: await this.signIns.begin(userId, request, reply) };
  }

  @SignedInWithoutFactor()
  @Post('auth/confirm/passkey/options')
  @ResponseBody({ type: PasskeyOptionsDto, status: 200 })
  beginConfirm(@CurrentUser() user: SessionUser): Promise<PasskeyOptions> {
    return this.passkeys.beginVerify(user.id);
  }

  @SignedInWithoutFactor()
  @Post('auth/confirm/passkey')
  @HttpCode(204)
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() { response }: PasskeyAnswerDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.confirmation.confirmBy(user, () => this.passkeys.verify(request, user.id, response));
  }
}
