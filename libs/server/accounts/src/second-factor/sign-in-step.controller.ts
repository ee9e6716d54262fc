import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type SignInStep,
  type User,
  secondFactorCodeSchema,
  signInStepSchema,
  userAnswerSchema,
} from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public } from '../sessions/access';
import { SignIns } from '../sign-in/sign-ins.service';
import { SecondFactorVerification } from './second-factor-verification.service';
import { SignInSteps } from './sign-in-steps.service';

class SignInStepDto extends createZodDto(signInStepSchema) {}
class SecondFactorCodeDto extends createZodDto(secondFactorCodeSchema) {}
class UserAnswerDto extends createZodDto(userAnswerSchema) {}

/** Routes of a sign-in that waits for a second factor. */
@ApiTags('accounts')
@Public()
@Controller('api/auth/second-factor')
export class SignInStepController {
  constructor(
    private readonly steps: SignInSteps,
    private readonly verification: SecondFactorVerification,
    private readonly signIns: SignIns,
  ) {}

  @Get()
  @ResponseBody({ type: SignInStepDto, status: 200 })
  read(@Req() request: FastifyRequest): Promise<SignInStep> {
    return this.steps.read(request);
  }

  /** Completes the sign-in with a code of an authenticator app, or with a recovery code. */
  @Post()
  @ResponseBody({ type: UserAnswerDto, status: 200 })
  async complete(
    @Body() { code }: SecondFactorCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ user: User }> {
    const userId = await this.steps.complete(request, reply, (id) =>
      this.verification.verify(request, id, code),
    );
    return { user: await this.signIns.begin(userId, request, reply) };
  }
}
