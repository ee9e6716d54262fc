import type { Logger, Metrics } from '@portada/observability';
import type { DataSource } from 'typeorm';
import { resultOf } from './statements';

/** Age in ms after which the clock of the Postgres server is read again. */
const validMs = 10_000;

/** Difference in ms between the clocks of a process and of Postgres from which the log has a warning. */
const largestSkewMs = 2_000;

/**
 * A reading of the server's clock: the time of the server in ms since 1970, the monotonic time of this process in ms at
 * which it was read, and the largest error of the reading in ms, half the time that the answer took.
 */
type Reading = { serverMs: number; atMs: number; errorMs: number };

/** The clock of the Postgres server, as one process knows it. */
class ServerClock {
  private last: Reading | null = null;
  private asking: Promise<Reading> | null = null;

  constructor(private readonly database: DataSource) {}

  async now(): Promise<number> {
    const { last } = this;
    const isValid = last !== null && performance.now() - last.atMs < validMs;
    return timeBy(isValid ? last : await this.read());
  }

  /** Reads the clock of the server. Concurrent calls share one statement. */
  read(): Promise<Reading> {
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  skewMs(): number | null {
    if (!this.last) return null;
    const ms = Date.now() - timeBy(this.last);
    return Math.sign(ms) * Math.max(0, Math.abs(ms) - this.last.errorMs);
  }

  private async ask(): Promise<Reading> {
    const askedAt = performance.now();
    const serverMs = await resultOf<number>(
      this.database,
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8',
    );
    const errorMs = (performance.now() - askedAt) / 2;
    this.last = { serverMs, atMs: askedAt + errorMs, errorMs };
    return this.last;
  }
}

const timeBy = ({ serverMs, atMs }: Reading): number => serverMs + performance.now() - atMs;

const clocks = new WeakMap<DataSource, ServerClock>();

const clockOf = (database: DataSource): ServerClock => {
  const clock = clocks.get(database) ?? new ServerClock(database);
  clocks.set(database, clock);
  return clock;
};

/**
 * Returns the time by the clock of the Postgres server, in ms since 1970. Use it wherever a time of Postgres, of a token or
 * of another machine is compared with now, because the clock of this process may be wrong. The server is asked at most
 * every ten seconds; in between the monotonic clock of the process counts.
 * @throws UnavailableError if the database is unavailable and the last answer is older than ten seconds
 */
export const serverNow = (database: DataSource): Promise<number> => clockOf(database).now();

/**
 * Returns the ms by which the clock of this process is ahead of the clock of the Postgres server, less the uncertainty of the
 * last reading; negative if it is behind. Null before the server's clock was read.
 */
export const clockSkewMs = (database: DataSource): number | null => clockOf(database).skewMs();

/** Returns false if the clock of this process is known to differ from the clock of Postgres by more than two seconds. */
export const isClockRight = (database: DataSource): boolean =>
  Math.abs(clockSkewMs(database) ?? 0) <= largestSkewMs;

/** Readiness check of the clock, which never waits. @throws if `isClockRight` is false */
export const checkClock = async (database: DataSource): Promise<void> => {
  if (!isClockRight(database)) throw new Error('the clock of this process is wrong');
};

/**
 * Compares the clock of this process with the clock of the Postgres server every ten seconds. Adds the gauge
 * `clock_skew_seconds`, and logs when the clock becomes wrong and when it is right again.
 * @param database an initialized DataSource
 */
export const watchClock = (database: DataSource, metrics: Metrics, logger: Logger): void => {
  metrics.gauges(
    'clock_skew_seconds',
    'Seconds by which the clock of the process is ahead of the clock of Postgres',
    [],
    () => {
      const ms = clockSkewMs(database);
      return ms === null ? [] : [{ labels: {}, value: ms / 1000 }];
    },
  );
  let wasRight = true;
  const look = async (): Promise<void> => {
    await clockOf(database).read();
    const isRight = isClockRight(database);
    if (isRight === wasRight) return;
    wasRight = isRight;
    const seconds = Math.round((clockSkewMs(database) ?? 0) / 1000);
    if (isRight) logger.info('the clock of this machine agrees with the clock of Postgres again');
    else logger.warn({ seconds }, 'the clock of this machine differs from the clock of Postgres: set it');
  };
  // While the database is unavailable, nothing is known about the clock.
  const lookAgain = (): void => void look().catch(() => undefined);
  setInterval(lookAgain, validMs).unref();
  lookAgain();
};
