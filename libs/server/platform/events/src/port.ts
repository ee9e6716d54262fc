import type { BusMessage, EventBody, EventName } from '@portada/contracts';

/**
 * Publishes events after a commit. `publish` never throws; a failure is logged, because clients can read the state
 * again.
 */
export interface EventPublisher {
  publish<N extends EventName>(userId: string, name: N, body: EventBody<N>): void;
  publishSessionEnded(userId: string, sessionId: string): void;
  /** Sends waiting messages for at most a second, and closes the connection. */
  close(): Promise<void>;
}

/** Callbacks of an event subscriber; no callback may throw. */
export type BusListener = {
  /**
   * Called for each message of the event stream. `ageMs`: ms since the message was published, by the clocks of Redis
   * and of this process.
   */
  onMessage(message: BusMessage, ageMs: number): void;
  /**
   * Called when messages may have been lost: Redis was unavailable, restarted, wiped, or trimmed entries before they
   * were read.
   */
  onGap(): void;
};

/** Reads the events of all users from Redis; each gateway process has one subscriber. */
export interface EventSubscriber {
  /** Starts reading new messages; resolves when the position in the stream is known. Call this method once. */
  start(listener: BusListener): Promise<void>;
  /** Resolves if Redis answers, and rejects otherwise, for the readiness check. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
