/** Simulated faults of the payment api and of webhooks. They may be changed at any time. Probabilities are 0 to 1. */
export type Knobs = {
  webhooks: {
    /** Probability that an event is never delivered, not even by retries. */
    lose: number;
    /** Largest number of additional deliveries of an event. */
    repeat: number;
    /** Probability that a delivery is delayed, so that later deliveries arrive first. */
    shuffle: number;
    /** Longest random delay of a delivery in ms. */
    delayMs: number;
    /** Delays in ms between the attempts of a delivery. The delivery fails after the last attempt. */
    retryMs: number[];
    /** Largest number of concurrent webhook deliveries. */
    parallel: number;
  };
  api: {
    /** Probability of an answer 429 without effects. The answer is not stored under the idempotency key. */
    answer429: number;
    /** Probability of an answer 500 without effects. The answer is stored under the idempotency key, as by Stripe. */
    answer500Before: number;
    /** Probability of an answer 500 after the effect. The answer is stored under the idempotency key. */
    answer500After: number;
    /** Probability that a call has its effect and gets no response, while the connection stays open. */
    timeout: number;
    /** Probability that a call has its effect and the connection is closed without a response. */
    cut: number;
    /** Longest random delay of a response in ms. */
    latencyMs: number;
  };
  /** Seed of the random numbers. A changed seed restarts the random numbers. */
  seed: number;
};

/** Returns knobs with which the payment simulator causes no faults. */
export const quietKnobs = (seed = Math.floor(Math.random() * 2 ** 32)): Knobs => ({
  webhooks: {
    lose: 0,
    repeat: 0,
    shuffle: 0,
    delayMs: 0,
    retryMs: [100, 200, 400, 800, 1600, 3200],
    parallel: 8,
  },
  api: { answer429: 0, answer500Before: 0, answer500After: 0, timeout: 0, cut: 0, latencyMs: 0 },
  seed,
});
