import { type Ceiling, figuresOf, interleave, quietRounds, ratioOf } from './rounds';

const quiet = { rounds: 5, ceiling: undefined, say: () => undefined };

/** Returns a simulated speed measurement that gives the values one after the other, and then repeats the last value. */
const ceilings = (...values: number[]) => {
  let next = 0;
  return (): Promise<Ceiling> => {
    const value = values[Math.min(next++, values.length - 1)] ?? 0;
    return Promise.resolve({ computing: value, writing: 7 });
  };
};

test('interleave measures Portada and the peer alternately in every round, Portada first', async () => {
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

test('ratioOf throws if the two sides have different numbers of measurements, and without measurements', () => {
  expect(() => ratioOf({ ours: [1, 2], peer: [1] })).toThrow('different numbers of measurements');
  expect(() => ratioOf({ ours: [], peer: [] })).toThrow('a percentile needs at least one measured value');
});

test('interleave rejects if the measurement of one side fails', async () => {
  const failing = () => Promise.reject(new Error('a row is missing'));
  await expect(interleave(quiet, { ours: failing, peer: () => Promise.resolve(1) })).rejects.toThrow(
    'missing',
  );
});

test('a benchmark repeats a round in which the speed of the machine changed by more than a quarter', async () => {
  const said: string[] = [];
  const options = {
    ceiling: ceilings(100, 79, 100, 126, 126, 110, 110),
    say: (line: string) => said.push(line),
  };
  const seen: number[] = [];
  const measured = await quietRounds(options, 3, (round) => Promise.resolve(seen.push(round)));
  expect(seen).toHaveLength(6);
  expect(measured).toEqual([4, 5, 6]);
  expect(said).toEqual([expect.stringContaining('3 rounds repeated, 0 noisy rounds kept')]);
});

test('a benchmark repeats at most the requested number of rounds, and prints how many noisy rounds it keeps', async () => {
  const said: string[] = [];
  let next = 1;
  const ceiling = () => Promise.resolve({ computing: 1, writing: (next *= 2) });
  const measured = await quietRounds({ ceiling, say: (line) => said.push(line) }, 4, () =>
    Promise.resolve(1),
  );
  expect(measured).toHaveLength(4);
  expect(next).toBe(2 ** 9);
  expect(said).toEqual([expect.stringContaining('4 rounds repeated, 4 noisy rounds kept')]);
});
