import { Injectable } from '@nestjs/common';
import { isLoopback } from '@portada/config';
import { RateLimitService, type ReservedPoints, defineRateLimits } from '@portada/rate-limit';

const tenMinutes = 10 * 60;

const drawingTimeLimits = defineRateLimits({
  /** Limits the CPU time of processes that draw for an account. A point is a millisecond. */
  drawingTimeByAccount: { points: 60_000, seconds: tenMinutes },
  /** Limits the CPU time of processes that draw for callers without an account, by the caller's address. */
  drawingTimeByAddress: { points: 20_000, seconds: tenMinutes },
});

/** Factor of the CPU time of a loopback address, which all users behind a local proxy share. */
const loopbackFactor = 4;

/** Who pays for a drawing with CPU time: an account, or the address of a caller without one. */
export type DrawingPayer = { userId: string } | { address: string };

/** Charges the CPU time of drawings to accounts and to addresses, in all processes together. */
@Injectable()
export class DrawingTimeService {
  constructor(private readonly rateLimits: RateLimitService) {}

  /**
   * Performs a drawing within the CPU time of its payer. What it did not use of the reserved time is given back.
   * @param reserved `ms`: most CPU time in ms that the drawing may use · `share`: part of the CPU time of an account that may be used
   * @param draw draws, and reports its CPU time in ms
   * @throws AppError too_many_requests if less time is left; the errors of `draw`
   */
  async charge<Result>(
    payer: DrawingPayer,
    { ms, share = 1 }: { ms: number; share?: number },
    draw: (onEnd: (cpuMs: number) => void) => Promise<Result>,
  ): Promise<Result> {
    const reserved = await this.reserve(payer, ms, share);
    let usedMs = 0;
    try {
      return await draw((cpuMs) => {
        usedMs = Math.min(cpuMs, ms);
      });
    } finally {
      await reserved.settle(usedMs);
    }
  }

  private reserve(payer: DrawingPayer, points: number, share: number): Promise<ReservedPoints> {
    const { drawingTimeByAccount, drawingTimeByAddress } = drawingTimeLimits;
    if ('userId' in payer)
      return this.rateLimits.reserveOrThrow(drawingTimeByAccount, payer.userId, { points, share });
    const factor = isLoopback(payer.address) ? loopbackFactor : 1;
    return this.rateLimits.reserveByAddressOrThrow(drawingTimeByAddress, payer.address, { points, factor });
  }
}
