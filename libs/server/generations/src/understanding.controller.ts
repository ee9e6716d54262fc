import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { type PromptUnderstanding, generateImageSchema, promptUnderstandingSchema } from '@portada/contracts';
import { Operation, ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import { createZodDto } from 'nestjs-zod';
import { generationRateLimits } from './generations.rate-limits';
import { refuseUnsuitable } from './prompt-check/check-prompt';
import { UnderstandingService } from './understanding.service';

class UnderstandDto extends createZodDto(generateImageSchema) {}
class PromptUnderstandingDto extends createZodDto(promptUnderstandingSchema) {}

/** Route that returns how the built-in image model understands a prompt, free of charge. */
@ApiTags('generations')
@SignedIn()
@Controller('api')
export class UnderstandingController {
  constructor(
    private readonly understanding: UnderstandingService,
    private readonly rateLimits: RateLimitService,
  ) {}

  @SignedIn('read')
  @Post('understand')
  @HttpCode(200)
  @Operation('understandPrompt', ['prompt_refused'])
  @ResponseBody({ type: PromptUnderstandingDto, status: 200 })
  async understand(
    @CurrentUser() user: SessionUser,
    @Body() body: UnderstandDto,
  ): Promise<PromptUnderstanding> {
    await this.rateLimits.consumeOrThrow(generationRateLimits.understandByAccount, user.id);
    refuseUnsuitable(body);
    return this.understanding.read(body);
  }
}
