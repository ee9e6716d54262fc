/** Returns the median of a list of numbers; the lower middle value if the count is even. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/**
 * Rounds a number.
 * @param value number to round
 * @param steps steps per unit: 10 rounds to one decimal
 */
export const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;
