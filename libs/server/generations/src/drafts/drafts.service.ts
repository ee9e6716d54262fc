import { Inject, Injectable } from '@nestjs/common';
import type { DrawingPayer } from '@portada/accounts';
import type { DraftsAnswer, DraftsBody } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { PROMPT_READER, type PromptReader } from '@portada/image-models';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DraftImagesService } from './draft-images.service';

/** Seconds in the header Retry-After of the response if a prompt could not be read. */
const retryAfterSeconds = 2;

/** Proposes drafts of prompts. Nothing is stored. */
@Injectable()
export class DraftsService {
  constructor(
    @Inject(PROMPT_READER) private readonly reader: PromptReader,
    private readonly images: DraftImagesService,
    @InjectPinoLogger(DraftsService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Reads a prompt and proposes drafts, with their images if the request asks for them.
   * @param payer pays for the images with CPU time
   * @param signal aborts when the caller has left; further images are not drawn
   * @throws AppError overloaded if too many prompts or images wait; too_many_requests if the CPU time of the payer is used up;
   *   unavailable if no image could be drawn
   */
  async propose(body: DraftsBody, payer: DrawingPayer, signal: AbortSignal): Promise<DraftsAnswer> {
    const answer = await this.reader.propose(body).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'drafts could not be proposed');
      throw new AppError('overloaded', { retryAfterSeconds, cause: error });
    });
    if (!body.images || answer.drafts.length === 0) return answer;
    return { ...answer, drafts: await this.images.addTo(answer.drafts, { body, payer, signal }) };
  }
}
