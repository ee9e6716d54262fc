import type { Redis } from '@portada/redis';
import { messageField } from './stream';

/** An entry of the stream: its id and the text of its message. */
export type StreamEntry = { id: string; text: string };

/**
 * `waitMs`: milliseconds that a read waits for new entries. `takenAtOnce`: maximum number of entries that one read
 * returns.
 */
const waitMs = 500;
const takenAtOnce = 500;

const fieldOf = (pairs: readonly unknown[], name: string): unknown => pairs[pairs.indexOf(name) + 1];

const isBefore = (one: string, other: string): boolean => {
  const [a = '0', b = '0'] = one.split('-');
  const [c = '0', d = '0'] = other.split('-');
  return Number(a) === Number(c) ? Number(b) < Number(d) : Number(a) < Number(c);
};

/**
 * The position of a reader in an event stream. Redis counts all entries ever added, and the reader counts the entries
 * that it read. If the difference is not the number of unread entries in the stream, entries were lost. Redis counts
 * added entries since version 7.
 */
export class StreamPlace {
  private lastId = '0-0';
  /** Number of entries that were ever added to the event stream, up to and including the last entry that was read. */
  private added = 0;
  /** Difference in ms between the clock of Redis and the monotonic clock of this process. */
  private redisAheadMs = 0;

  constructor(
    private readonly redis: Redis,
    private readonly stream: string,
  ) {}

  /** Moves the reader's position to the present end of the event stream. */
  async toEnd(): Promise<void> {
    ({ lastId: this.lastId, added: this.added } = await this.end());
  }

  /** Reads the next entries of the event stream, and waits up to half a second for new entries. */
  async next(): Promise<StreamEntry[]> {
    const answer = await this.redis.xread(
      'COUNT',
      takenAtOnce,
      'BLOCK',
      waitMs,
      'STREAMS',
      this.stream,
      this.lastId,
    );
    const entries = (answer?.[0]?.[1] ?? []).map(([id, fields]) => ({
      id,
      text: String(fieldOf(fields, messageField)),
    }));
    this.lastId = entries.at(-1)?.id ?? this.lastId;
    this.added += entries.length;
    return entries;
  }

  /**
   * Checks if entries of the event stream were lost: trimmed before they were read, or because the stream was wiped
   * or restored. The position is then moved to the present end.
   */
  async lostAny(): Promise<boolean> {
    const end = await this.end();
    const unread = end.added - this.added;
    const whole = isBefore(this.lastId, end.lastId)
      ? unread > 0 && unread <= end.length
      : end.lastId === this.lastId && unread === 0;
    if (whole) return false;
    this.lastId = end.lastId;
    this.added = end.added;
    return true;
  }

  /** Returns the ms since Redis stored an entry, by the clock of Redis. */
  ageMs({ id }: StreamEntry): number {
    return Math.max(0, performance.now() + this.redisAheadMs - Number.parseInt(id, 10));
  }

  private async end(): Promise<{ lastId: string; added: number; length: number }> {
    const [seconds = 0, microseconds = 0] = await this.redis.time();
    this.redisAheadMs = seconds * 1000 + microseconds / 1000 - performance.now();
    // The Redis command XINFO fails for a stream that does not exist.
    if ((await this.redis.exists(this.stream)) === 0) return { lastId: '0-0', added: 0, length: 0 };
    const info = (await this.redis.xinfo('STREAM', this.stream)) as unknown[];
    return {
      lastId: String(fieldOf(info, 'last-generated-id')),
      added: Number(fieldOf(info, 'entries-added')),
      length: Number(fieldOf(info, 'length')),
    };
  }
}
