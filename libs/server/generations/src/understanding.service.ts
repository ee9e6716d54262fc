import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { PictureRequest, PromptUnderstanding } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { PROMPT_READER, type PromptReader } from '@portada/image-models';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';

/** Seconds in the header Retry-After of the response if a prompt could not be analyzed. */
const retryAfterSeconds = 2;

/** Reads prompts before a credit is held. */
@Injectable()
export class UnderstandingService implements OnModuleDestroy {
  constructor(
    @Inject(PROMPT_READER) private readonly reader: PromptReader,
    @InjectPinoLogger(UnderstandingService.name) private readonly logger: PinoLogger,
  ) {}

  /** Reads a prompt. @throws AppError unavailable if too many prompts wait or if reading takes too long */
  async read(request: PictureRequest): Promise<PromptUnderstanding> {
    try {
      return await this.reader.read(request);
    } catch (error) {
      this.logger.warn({ err: error }, 'prompt could not be read');
      throw new AppError('unavailable', { retryAfterSeconds, cause: error });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.reader.close();
  }
}
