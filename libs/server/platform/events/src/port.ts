import type { BusMessage, EventBody, EventName } from '@portada/contracts';

/** The publishing side: events are hints after a commit, so publishing never throws; a failure is logged. */
export interface EventPublisher {
  publish<N extends EventName>(userId: string, name: N, body: EventBody<N>): void;
  publishSessionEnded(userId: string, sessionId: string): void;
  /** Sends what waits, for at most a second, and closes the connection. */
  close(): Promise<void>;
}

/** What a subscriber tells; neither may throw. */
export type BusListener = {
  /** A message, and how long ago it was published in ms by the clocks of Redis and of this process. */
  onMessage(message: BusMessage, ageMs: number): void;
  /** Messages may have been lost: Redis was away, restarted, wiped, or faster than this reader. */
  onGap(): void;
};

/** The reading side, of each gateway. */
export interface EventSubscriber {
  /** Reads every message from now on, for ever; resolves when the place in the stream is known. Called once. */
  start(listener: BusListener): Promise<void>;
  /** Whether Redis answers; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
