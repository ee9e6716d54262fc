/**
 * The value below which a share of the values lies (nearest rank).
 * @param values at least one, in any order
 * @param share 0 to 1
 * @throws if there is no value
 */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
};

/** The middle value; of an even number, the mean of the two in the middle. @throws if there is no value */
export const median = (values: readonly number[]): number =>
  (percentile(values, 0.5) + percentile(values, 0.5 + 1 / (2 * values.length))) / 2;
