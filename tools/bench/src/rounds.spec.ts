import { type Ceiling, figuresOf, interleave, quietRounds, ratioOf } from './rounds';

const quiet = { rounds: 5, ceiling: undefined, say: () => undefined };

/** A fake ceiling that returns these values in order, and then the last one again and again. */
const ceilings = (...values: number[]) => {
  let next = 0;
  return (): Promise<Ceiling> => {
    const value = values[Math.min(next++, values.length - 1)] ?? 0;
    return Promise.resolve({ computing: value, writing: 7 });
  };
};

test('each round of a benchmark measures our side first and then the peer', async () => {
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

test('a benchmark whose sides were not measured equally often has no ratio', () => {
  expect(() => ratioOf({ ours: [1, 2], peer: [1] })).toThrow('equally often');
  expect(() => ratioOf({ ours: [], peer: [] })).toThrow('nothing was measured');
});

test('a side that fails ends its benchmark', async () => {
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

test('a benchmark on a machine that is never quiet ends after as many repeats as rounds, and prints this', async () => {
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
