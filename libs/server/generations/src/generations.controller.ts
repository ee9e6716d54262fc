import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import {
  type GenerateImageAccepted,
  type GenerateImageWaited,
  type Generation,
  type Language,
  cancelledSentence,
  chooseLanguage,
  generateImageAcceptedSchema,
  generateImageSchema,
  generateImageWaitedSchema,
  generationErrors,
  generationSchema,
  isFinished,
} from '@portada/contracts';
import { Operation, ResponseBody, idempotencyKeyOf, leavingOf } from '@portada/http';
import { AppError } from '@portada/errors';
import { RateLimitService } from '@portada/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { generationRateLimits } from './generations.rate-limits';
import { GenerationsService } from './generations.service';
import { refuseUnsuitable } from './prompt-check/check-prompt';

class GenerateImageDto extends createZodDto(generateImageSchema) {}
class GenerateImageAcceptedDto extends createZodDto(generateImageAcceptedSchema) {}
class GenerateImageWaitedDto extends createZodDto(generateImageWaitedSchema) {}
const generationQuerySchema = z.object({
  newerThan: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});
class GenerationQueryDto extends createZodDto(generationQuerySchema) {}
class GenerationDto extends createZodDto(generationSchema) {}

/** Longest wait for `Prefer: wait=N`, in seconds. */
const longestWaitSeconds = 120;

/** Routes that request, read and cancel generations. */
@ApiTags('generations')
@SignedIn()
@Controller('api')
export class GenerationsController {
  constructor(
    private readonly generations: GenerationsService,
    private readonly rateLimits: RateLimitService,
    private readonly logger: PinoLogger,
  ) {}

  @SignedIn('generate')
  @Post('generate-image')
  @HttpCode(202)
  @Operation('generateImage', [
    'prompt_refused',
    'insufficient_credits',
    'api_key_cap_reached',
    'price_changed',
    'thumbnail_not_found',
    'idempotency_conflict',
    'too_many_queued',
    'overloaded',
  ])
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    description: 'UUID chosen by the client; the id of the generation',
  })
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description:
      'wait=N: answer when it is finished, N seconds at most. If the account has five waits, the answer is 202 at once',
  })
  @ApiResponse({ status: 202, type: GenerateImageAcceptedDto.Output })
  @ApiResponse({ status: 200, type: GenerateImageWaitedDto.Output })
  async generate(
    @CurrentUser() user: SessionUser,
    @Body() body: GenerateImageDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Headers('prefer') prefer: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateImageAccepted | GenerateImageWaited> {
    await this.rateLimits.consumeOrThrow(generationRateLimits.generateByAccount, user.id);
    const key = idempotencyKeyOf(idempotencyKey);
    this.logger.assign({ generationId: key });
    const accepted = await this.accept(user, String(request.id), key, body);
    const seconds = waitOf(prefer);
    if (seconds === null) return accepted;
    const generation = await this.generations.readEnded(user.id, key, seconds, leavingOf(reply));
    if (!generation || !isFinished(generation.status)) return accepted;
    void reply.status(200).header('preference-applied', `wait=${seconds}`);
    return toWaited(generation, chooseLanguage(user.language, request.headers['accept-language']));
  }

  private async accept(
    user: SessionUser,
    requestId: string,
    key: string,
    body: GenerateImageDto,
  ): Promise<GenerateImageAccepted> {
    const refused = { policy: generationRateLimits.refusedByAccount, key: user.id };
    await this.rateLimits.refuseIfUsedUp(refused.policy, refused.key);
    try {
      refuseUnsuitable(body);
      return await this.generations.accept(user, requestId, key, body);
    } catch (error) {
      if (isCounted(error)) await this.rateLimits.consume(refused);
      throw error;
    }
  }

  @SignedIn('read')
  @Get('generations/:id')
  @Operation('readGeneration', ['generation_not_found'])
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description:
      'wait=N: answer when its version is newer than `newerThan`, or than the present one; N seconds at most. ' +
      'If it is finished, or the account has five waits, at once',
  })
  @ResponseBody({ type: GenerationDto, status: 200 })
  async read(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query() { newerThan }: GenerationQueryDto,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Generation> {
    const seconds = waitOf(prefer);
    const present = await this.generations.read(user.id, knownForm(id));
    if (seconds === null || present.version > (newerThan ?? present.version)) return present;
    return this.generations.readChanged(user.id, present, seconds, leavingOf(reply));
  }

  @SignedIn('generate')
  @Post('generations/:id/cancel')
  @HttpCode(200)
  @Operation('cancelGeneration', ['generation_not_found', 'cancels_used_up'])
  @ResponseBody({ type: GenerationDto, status: 200 })
  async cancel(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<Generation> {
    return this.generations.cancel(user.id, knownForm(id));
  }
}

/** Returns true for a refusal that costs the client nothing, and is therefore limited. */
const isCounted = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'prompt_refused' || error.code === 'insufficient_credits');

/** Reads N, in seconds, from the header `Prefer: wait=N` (RFC 7240); null if the header does not ask to wait. */
const waitOf = (header: string | undefined): number | null => {
  const match = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})/i.exec(header ?? '');
  return match?.[1] === undefined ? null : Math.min(Number(match[1]), longestWaitSeconds);
};

const knownForm = (id: string): string => {
  if (!z.uuid().safeParse(id).success) throw new AppError('generation_not_found');
  return id;
};

const toWaited = (generation: Generation, language: Language): GenerateImageWaited => ({
  success: generation.status === 'succeeded',
  imageUrl: generation.imageUrl,
  error: toSentence(generation)?.[language] ?? null,
  generationId: generation.id,
  status: generation.status,
});

const toSentence = ({ status, errorCode }: Generation): Record<Language, string> | null => {
  if (errorCode) return generationErrors[errorCode];
  return status === 'cancelled' ? cancelledSentence : null;
};
