import { setTimeout as after } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { poolOf } from '@portada/database';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';

/** ms after which the breaches are counted again; the audit passes over whole tables. */
const keepMs = 30_000;
/** ms that somebody who looks waits for the first count. */
const patienceMs = 1_000;

/** Counts the rows of the `audit` view, seldom and one count at a time, however many look. */
@Injectable()
export class AuditWatch {
  private latest: { breaches: number | null; at: number } = { breaches: null, at: -Infinity };
  private counting: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly logger: PinoLogger,
  ) {}

  /** @returns the last count, at most half a minute old; null where there is none, or the last one failed */
  async breaches(): Promise<number | null> {
    if (performance.now() - this.latest.at > keepMs) {
      this.counting ??= this.count().finally(() => (this.counting = null));
      // What is there is shown meanwhile; only who would see nothing waits.
      if (this.latest.breaches === null) await Promise.race([this.counting, after(patienceMs)]);
    }
    return this.latest.breaches;
  }

  private async count(): Promise<void> {
    const breaches = await poolOf(this.database)
      .query<{ breaches: number }>('SELECT count(*)::int AS breaches FROM audit')
      .then(
        ({ rows }) => rows[0]?.breaches ?? null,
        (error: unknown) => {
          this.logger.warn({ err: error }, 'the audit could not be asked');
          return null;
        },
      );
    if (breaches) this.logger.error({ breaches }, 'the audit names breaches');
    // A count that failed is tried again by the next who looks.
    this.latest = { breaches, at: breaches === null ? -Infinity : performance.now() };
  }
}
