import { Injectable } from '@nestjs/common';
import {
  type TrialAnswer,
  type TrialBody,
  pictureRequestSchema,
  trialSeedOf,
  trialSize,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { tooManyRequests } from '@portada/rate-limit';
import type { TrialResult, TrialTask } from '@portada/studio/engine';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { TrialProcesses, trialLimits } from './trial-processes';

/** Seconds in the header Retry-After while too many trial images wait. */
const retryAfterSeconds = 2;
/** Time in ms after which a visitor gets an answer, although the image still waits or is drawn. A page waits for 30 s. */
const longestMs = 28_000;

/** Network of a caller, which has one waiting place, and whether the caller has passed the bot check. */
export type TrialCaller = {
  /** Undefined for callers that have as many places as there are. */
  network: string | undefined;
  hasPassedBotCheck: boolean;
};

/** Draws trial images for visitors. Nothing is stored. */
@Injectable()
export class TrialsService {
  /** Networks of the trial images that are drawn or wait, in their order; each image has an object of its own. */
  private readonly line: { network: TrialCaller['network'] }[] = [];

  constructor(
    private readonly processes: TrialProcesses,
    @InjectPinoLogger(TrialsService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Draws the trial image of a prompt.
   * @throws AppError overloaded if too many trial images wait; too_many_requests if one waits and the caller has not passed the
   *   bot check; not_understood; unavailable if drawing failed
   */
  async draw({ prompt, headline }: TrialBody, caller: TrialCaller): Promise<TrialAnswer> {
    this.refuseIfFull(caller.network);
    // Otherwise a program could fill the line for free.
    if (this.line.length > trialLimits.atOnce && !caller.hasPassedBotCheck)
      throw tooManyRequests({ retryAfterSeconds });
    const request = pictureRequestSchema.parse({ prompt, headline });
    const drawn = this.run({ request, seed: trialSeedOf(prompt), width: trialSize.width }, caller.network);
    return toAnswer(await withinTime(drawn));
  }

  /** Refuses a trial image while too many wait, or one of the same network. @throws AppError overloaded */
  refuseIfFull(network: TrialCaller['network']): void {
    const { atOnce, waiting } = trialLimits;
    const isWaiting = network !== undefined && this.line.slice(atOnce).some((one) => one.network === network);
    if (!isWaiting && this.line.length < atOnce + waiting) return;
    throw new AppError('overloaded', { retryAfterSeconds });
  }

  private async run(task: TrialTask, network: TrialCaller['network']): Promise<TrialResult> {
    const place = { network };
    this.line.push(place);
    try {
      return await this.processes.drawTrial(task);
    } catch (error) {
      this.logger.warn({ err: error }, 'trial image could not be drawn');
      throw new AppError('unavailable', { retryAfterSeconds, cause: error });
    } finally {
      this.line.splice(this.line.indexOf(place), 1);
    }
  }
}

/** Returns the result of a trial image. @throws AppError overloaded if it takes too long; its place stays taken */
const withinTime = (drawn: Promise<TrialResult>): Promise<TrialResult> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('overloaded', { retryAfterSeconds })), longestMs);
    drawn.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const toAnswer = (result: TrialResult): TrialAnswer => {
  if ('image' in result) {
    const { bytes, width, height, headline } = result.image;
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    return { success: true, imageUrl: `data:image/webp;base64,${data}`, width, height, headline };
  }
  if ('fault' in result && result.fault === 'not_understood') {
    throw new AppError('not_understood');
  }
  const cause = 'error' in result ? new Error(result.error) : undefined;
  throw new AppError('unavailable', { retryAfterSeconds, cause });
};
