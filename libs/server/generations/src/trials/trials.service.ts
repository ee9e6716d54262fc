import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  type TrialAnswer,
  type TrialBody,
  pictureRequestSchema,
  trialSeedOf,
  trialSize,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { TaskProcesses, type TaskProgram } from '@portada/lifecycle';
import type { TrialResult, TrialTask } from '@portada/studio/engine';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';

/** Injection token of the TaskProgram that draws trial images. */
export const TRIAL_PROGRAM = Symbol('TRIAL_PROGRAM');

/**
 * Maximum numbers of trial images that are drawn at the same time and that wait, in one api. One core at a low priority draws
 * them all, so that the images of accounts are not delayed.
 */
export const trialLimits = { atOnce: 1, waiting: 4 } as const;
/** Seconds in the header Retry-After while too many trial images wait. */
const retryAfterSeconds = 2;
/** Time in ms after which a visitor gets an answer, although the image still waits or is drawn. A page waits for 30 s. */
const longestMs = 28_000;

/** Draws trial images in one separate process with limits of time and memory. Nothing is stored. */
@Injectable()
export class TrialsService implements OnModuleDestroy {
  private readonly processes: TaskProcesses<TrialTask, TrialResult>;
  /** Number of trial images that are drawn or wait. */
  private open = 0;

  constructor(
    @Inject(TRIAL_PROGRAM) program: TaskProgram,
    @InjectPinoLogger(TrialsService.name) private readonly logger: PinoLogger,
  ) {
    this.processes = new TaskProcesses(
      program,
      { what: 'trial image', atOnce: trialLimits.atOnce, lines: [trialLimits.waiting] },
      (result) => 'fault' in result && result.fault === 'too_complex',
    );
  }

  onModuleDestroy(): void {
    this.processes.close();
  }

  /**
   * Draws the trial image of a prompt.
   * @throws AppError overloaded if too many trial images wait; not_understood; unavailable if drawing failed
   */
  async draw({ prompt, headline }: TrialBody): Promise<TrialAnswer> {
    this.refuseIfFull();
    const request = pictureRequestSchema.parse({ prompt, headline });
    const drawn = this.run({ request, seed: trialSeedOf(prompt), width: trialSize.width });
    return toAnswer(await withinTime(drawn));
  }

  /** Refuses a trial image while too many wait. @throws AppError overloaded */
  refuseIfFull(): void {
    if (this.open < trialLimits.atOnce + trialLimits.waiting) return;
    throw new AppError('overloaded', { retryAfterSeconds });
  }

  private async run(task: TrialTask): Promise<TrialResult> {
    this.open += 1;
    try {
      return await this.processes.run(task);
    } catch (error) {
      this.logger.warn({ err: error }, 'trial image could not be drawn');
      throw new AppError('unavailable', { retryAfterSeconds, cause: error });
    } finally {
      this.open -= 1;
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
