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

/** Callbacks of a subscriber; neither may throw. */
export type BusListener = {
  /** A message, and how long ago it was published in ms by the clocks of Redis and of this process. */
  onMessage(message: BusMessage, ageMs: number): void;
  /** Messages may have been lost: Redis was unavailable, restarted, wiped, or trimmed entries before they were read. */
  onGap(): void;
};

/** Reads events in each gateway. */
export interface EventSubscriber {
  /** Starts reading new messages; resolves when the position in the stream is known. Call it once. */
  start(listener: BusListener): Promise<void>;
  /** Resolves if Redis answers, and rejects otherwise. Used by the readiness check. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
