/** Faults on the way to and from the simulator, which may be changed at any time. Probabilities are 0 to 1. */
export type Knobs = {
  webhooks: {
    /** Probability that an event is never delivered at all, retries included. */
    lose: number;
    /** Largest number of additional deliveries of an event. */
    repeat: number;
    /** Probability that a delivery is overtaken by later ones. */
    shuffle: number;
    /** Longest random delay of a delivery (ms). */
    delayMs: number;
    /** Delays between the attempts of a delivery (ms); it fails after the last one. */
    retryMs: number[];
    /** Largest number of concurrent deliveries. */
    parallel: number;
  };
  api: {
    /** Probability of a 429 without effects; nothing is stored under the idempotency key. */
    answer429: number;
    /** Probability of a 500 without effects; stored under the idempotency key, as by the provider. */
    answer500Before: number;
    /** Probability of a 500 after the effect; also stored under the idempotency key. */
    answer500After: number;
    /** Probability that the effect takes place without a response; the connection stays open. */
    timeout: number;
    /** Probability that the effect takes place and the connection is closed without a response. */
    cut: number;
    /** Longest random delay of a response (ms). */
    latencyMs: number;
  };
  /** Seed of the random numbers, which restart whenever it changes. */
  seed: number;
};

/** Knobs without faults. */
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
