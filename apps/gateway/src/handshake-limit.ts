import { networksOf } from '@portada/rate-limit';
import { isLoopback } from '@portada/config';

const windowMs = 60_000;
/**
 * Number of socket handshakes without a session that one address may make per window; wider networks may make more. Many users
 * and tests share the loopback address.
 */
const perWindow = { network: 60, loopback: 1200 };
/**
 * Largest number of networks whose handshakes are counted at the same time. All counts start again at 0 when this
 * number is reached.
 */
const countedAtMost = 10_000;

/** Counts socket handshakes without a session by address, in the memory of this process. */
export class HandshakeLimit {
  private counts = new Map<string, number>();
  private endsAt = 0;

  /**
   * Creates a counter of socket handshakes.
   * @param now clock in ms, of which only differences count
   */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Returns true if an address may make another socket handshake. The check is made before the session is looked
   * up.
   */
  isWithin(address: string): boolean {
    this.turnOver();
    const most = isLoopback(address) ? perWindow.loopback : perWindow.network;
    return networksOf(address).every(({ key, factor }) => (this.counts.get(key) ?? 0) < most * factor);
  }

  /** Counts a socket handshake without a session for an address. */
  count(address: string): void {
    this.turnOver();
    for (const { key } of networksOf(address)) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  private turnOver(): void {
    if (this.now() < this.endsAt && this.counts.size < countedAtMost) return;
    this.counts = new Map();
    this.endsAt = this.now() + windowMs;
  }
}
