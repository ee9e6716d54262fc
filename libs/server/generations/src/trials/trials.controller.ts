import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { isLoopback } from '@portada/config';
import { type AdmittedRequest, AddressRateLimitService, Public } from '@portada/accounts';
import { type TrialAnswer, botCheckHeader, trialAnswerSchema, trialSchema } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { ResponseBody } from '@portada/http';
import { networksOf } from '@portada/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { refuseUnsuitable } from '../prompt-check/check-prompt';
import { trialLoopbackFactor, trialRateLimits } from './trials.rate-limits';
import { TrialsService } from './trials.service';

class TrialDto extends createZodDto(trialSchema) {}
class TrialAnswerDto extends createZodDto(trialAnswerSchema) {}

/** Route that draws a small, marked image for a visitor without an account. */
@ApiTags('generations')
@Controller('api')
export class TrialsController {
  constructor(
    private readonly trials: TrialsService,
    private readonly rateLimits: AddressRateLimitService,
  ) {}

  @Public()
  @Post('try')
  @HttpCode(200)
  @ApiHeader({
    name: botCheckHeader,
    required: false,
    description:
      'Answer to the bot check of the action `try`; doubles the number of images that an address may draw. Needed while an image waits',
  })
  @ResponseBody({ type: TrialAnswerDto, status: 200 })
  async draw(@Body() body: TrialDto, @Req() request: FastifyRequest): Promise<TrialAnswer> {
    const { trialRequestByAddress } = trialRateLimits;
    await this.rateLimits.consumeOrThrow(trialRequestByAddress, request, true, trialLoopbackFactor);
    // All users behind a local proxy share the loopback address, which has neither a waiting place nor a bot check of its own.
    const isLocal = isLoopback(request.ip);
    const network = isLocal ? undefined : networksOf(request.ip).at(-1)?.key;
    // An image that cannot be drawn now is refused before its prompt is checked and before it is counted.
    this.trials.refuseIfFull(network);
    refuseUnsuitable(body);
    const admitted = await this.admit(request);
    try {
      const hasPassedBotCheck = isLocal || admitted.every((counted) => counted.hasPassedBotCheck);
      return await this.trials.draw(body, { network, hasPassedBotCheck });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_understood')) await refund(admitted);
      throw error;
    }
  }

  /** Counts one image in the limits of ten minutes and of the day. */
  private async admit(request: FastifyRequest): Promise<AdmittedRequest[]> {
    const { trialByAddress, trialOfDayByAddress } = trialRateLimits;
    const first = await this.rateLimits.consumeOrThrow(trialByAddress, request, 'try', trialLoopbackFactor);
    try {
      const { hasPassedBotCheck } = first;
      const ofDay = await this.rateLimits.consumeOrThrow(
        trialOfDayByAddress,
        request,
        hasPassedBotCheck,
        trialLoopbackFactor,
      );
      return [first, ofDay];
    } catch (error) {
      await first.refund();
      throw error;
    }
  }
}

const refund = async (admitted: readonly AdmittedRequest[]): Promise<void> => {
  await Promise.all(admitted.map((counted) => counted.refund()));
};
