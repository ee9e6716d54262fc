/** What goes wrong on the way to and from the simulator; all of it may be changed at any time. Probabilities are 0 to 1. */
export type Knobs = {
  webhooks: {
    /** Probability that an event is never delivered at all, retries included. */
    lose: number;
    /** An event is delivered up to so many times more than once. */
    repeat: number;
    /** Probability that a delivery is overtaken by later ones. */
    shuffle: number;
    /** Every delivery waits a random time up to this, in ms. */
    delayMs: number;
    /** Pauses between the attempts at one delivery, in ms; it is given up after the last one. */
    retryMs: number[];
    /** Deliveries that may be under way at once. */
    parallel: number;
  };
  api: {
    /** Probability of a 429; nothing is done, and nothing is stored under the idempotency key. */
    answer429: number;
    /** Probability of a 500 with no effect; stored under the idempotency key, as by the provider. */
    answer500Before: number;
    /** Probability of a 500 although the effect took place; stored under the idempotency key, too. */
    answer500After: number;
    /** Probability that the effect takes place and no answer ever comes; the connection stays open. */
    timeout: number;
    /** Probability that the effect takes place and the connection is cut instead of an answer. */
    cut: number;
    /** Every answer waits a random time up to this, in ms. */
    latencyMs: number;
  };
  /** Chance starts anew from here whenever this changes. */
  seed: number;
};

/** Knobs with which nothing goes wrong. */
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
