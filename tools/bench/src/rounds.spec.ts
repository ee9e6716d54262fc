import { type Ceiling, figuresOf, interleave, quietRounds, ratioOf } from './rounds';

const quiet = { rounds: 5, ceiling: undefined, say: () => undefined };

/** Returns a ceiling measurement that returns the values one after the other, and then the last value. */
const ceilings = (...values: number[]) => {
  let next = 0;
  return (): Promise<Ceiling> => {
    const value = values[Math.min(next++, values.length - 1)] ?? 0;
    return Promise.resolve({ computing: value, writing: 7 });
  };
};

test('interleave measures both sides alternately in every round, our side first', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => {
    order.push(name);
    return order.length;
  };
  const measured = await interleave(quiet, { ours: side('A'), peer: side('B') });
  expect(order.join('')).toBe('AB'.repeat(5));
  expect(figuresOf(measured, (n) => n)).toEqual({ ours: [1, 3, 5, 7, 9], peer: [2, 4, 6, 8, 10] });
});

test('the ratio of a benchmark is the median of the ratios of its rounds, not the ratio of the medians', () => {
  const ratio = ratioOf({ ours: [10, 20, 60], peer: [10, 5, 20] });
  expect(ratio).toEqual({ median: 3, lowest: 1, highest: 4 });
});

test('ratioOf throws for sides with different numbers of measurements, and without measurements', () => {
  expect(() => ratioOf({ ours: [1, 2], peer: [1] })).toThrow('equally often');
  expect(() => ratioOf({ ours: [], peer: [] })).toThrow('nothing was measured');
});

test('interleave rejects when a side fails', async () => {
  const failing = () => Promise.reject(new Error('a row is missing'));
  await expect(interleave(quiet, { ours: failing, peer: () => Promise.resolve(1) })).rejects.toThrow(
    'missing',
  );
});

test('a round in which the speed of the machine changed by more than a quarter is repeated', async () => {
  const said: string[] = [];
  const options = {
    ceiling: ceilings(100, 79, 100, 126, 126, 110, 110),
    say: (line: string) => said.push(line),
  };
  const seen: number[] = [];
  const measured = await quietRounds(options, 3, (round) => Promise.resolve(seen.push(round)));
  expect(seen).toHaveLength(6);
  expect(measured).toEqual([4, 5, 6]);
  expect(said).toEqual([expect.stringContaining('3 rounds repeated, 0 noisy ones kept')]);
});

test('at most as many rounds are repeated as were requested, and the noisy rounds that are kept are printed', async () => {
  const said: string[] = [];
  let next = 1;
  const ceiling = () => Promise.resolve({ computing: 1, writing: (next *= 2) });
  const measured = await quietRounds({ ceiling, say: (line) => said.push(line) }, 4, () =>
    Promise.resolve(1),
  );
  expect(measured).toHaveLength(4);
  expect(next).toBe(2 ** 9);
  expect(said).toEqual([expect.stringContaining('4 rounds repeated, 4 noisy ones kept')]);
});
