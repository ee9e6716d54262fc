/**
 * Returns a percentile by the nearest-rank method.
 * @param values at least one value, in any order
 * @param share share of the values that are not above the result, 0 to 1
 * @throws Error without values
 */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('a percentile needs at least one measured value');
  return found;
};

/** Returns the median; for an even number of values the mean of the two middle values. @throws Error without values */
export const median = (values: readonly number[]): number =>
  (percentile(values, 0.5) + percentile(values, 0.5 + 1 / (2 * values.length))) / 2;
