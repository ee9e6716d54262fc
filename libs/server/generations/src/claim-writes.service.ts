import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { GenerationErrorCode } from '@portada/contracts';
import { classify } from '@portada/errors';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { type Claim, ClaimEnd, ClaimsService } from './claims.service';

/** Delays in ms before a failed write is repeated: the first delay, and the longest delay. */
const retryMs = { first: 100, longest: 400 } as const;

/** Writes of a claimed generation while Postgres or the object store may be unavailable. */
@Injectable()
export class ClaimWritesService {
  constructor(
    private readonly claims: ClaimsService,
    @InjectPinoLogger(ClaimWritesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Repeats an action while Postgres or the object store is unavailable, until the claim ends.
   * @param code error code of the generation if the deadline passes first
   * @throws the reason of the claim's signal if the claim ends first; every other error of the action at once
   */
  async retryWhileUnavailable<T>(
    claim: Claim,
    act: () => Promise<T>,
    code?: GenerationErrorCode,
  ): Promise<T> {
    for (let wait: number = retryMs.first; ; wait = Math.min(wait * 2, retryMs.longest)) {
      try {
        return await act();
      } catch (error) {
        if (classify(error) !== 'operational') throw error;
        const log = { generationId: claim.id, err: error };
        if (wait === retryMs.first)
          this.logger.warn(log, 'Postgres or the object store is unavailable, retrying');
        else this.logger.debug(log, 'Postgres or the object store is still unavailable, retrying');
        await delay(wait, undefined, { signal: claim.signal }).catch(() => undefined);
        if (!claim.signal.aborted) continue;
        const passed = claim.signal.reason instanceof ClaimEnd && claim.signal.reason.why === 'deadline';
        if (passed && code) await this.claims.settle(claim, 'failed', code);
        throw claim.signal.reason;
      }
    }
  }

  /** Runs an action whose failure must not fail the generation, such as a progress report. */
  async bestEffort(act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) =>
      this.logger.debug({ err: error }, 'progress of a generation not recorded'),
    );
  }
}
