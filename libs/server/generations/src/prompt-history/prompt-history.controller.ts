import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SessionUser, SignedIn } from '@portada/accounts';
import { type EarlierPrompt, earlierPromptSchema, promptHistorySchema } from '@portada/contracts';
import { ResponseBody } from '@portada/http';
import { RateLimitService } from '@portada/rate-limit';
import { createZodDto } from 'nestjs-zod';
import { DataSource } from 'typeorm';
import { generationRateLimits } from '../generations.rate-limits';
import { type EarlierPromptRow, readEarlierPrompts } from './prompt-history.queries';

class PromptHistoryDto extends createZodDto(promptHistorySchema) {}

/** Returns an earlier prompt; none for a request of another version of Portada that is not valid any more. */
const toEarlierPrompt = ({ request, createdAt, ...row }: EarlierPromptRow): EarlierPrompt[] => {
  const valid = earlierPromptSchema.shape.request.safeParse(request).data;
  return valid ? [{ ...row, createdAt: createdAt.toISOString(), request: valid }] : [];
};

/** Route of the earlier prompts of a user. */
@ApiTags('generations')
@SignedIn()
@Controller('api/me/prompts')
export class PromptHistoryController {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimitService,
  ) {}

  /** Lists the last different prompts of the user with their settings, newest first. */
  @Get()
  @ResponseBody({ type: PromptHistoryDto, status: 200 })
  async list(@CurrentUser() user: SessionUser): Promise<{ items: EarlierPrompt[] }> {
    await this.rateLimits.consumeOrThrow(generationRateLimits.promptHistoryByAccount, user.id);
    const rows = await readEarlierPrompts(this.database, user.id);
    return { items: rows.flatMap(toEarlierPrompt) };
  }
}
