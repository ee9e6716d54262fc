const [second, minute, hour] = [1, 60, 3600];

/** Seconds between two attempts, as Standard Webhooks recommends: more than three days in all. */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/**
 * Returns the seconds until the next attempt of a delivery.
 * @param attempts number of failed attempts, from 1
 * @returns null after the last attempt
 */
export const retryPause = (attempts: number): number | null => pauses[attempts - 1] ?? null;
