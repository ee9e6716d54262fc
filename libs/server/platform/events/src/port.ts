import type { BusMessage, EventBody, EventName } from '@portada/contracts';

/** The publishing side: events are hints after a commit, so publishing never throws; a failure is logged. */
export interface EventPublisher {
  publish<N extends EventName>(userId: string, name: N, body: EventBody<N>): void;
  publishSessionEnded(userId: string, sessionId: string): void;
  close(): Promise<void>;
}

/** The reading side, of each gateway: every message from now on, and `onGap` when some may have been lost. */
export interface EventSubscriber {
  start(onMessage: (message: BusMessage) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}
