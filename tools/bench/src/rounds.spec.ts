import { figuresOf, interleave, ratioOf, rounds } from './rounds';

test('the sides take turns, ours first, for every round', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => {
    order.push(name);
    return order.length;
  };
  const measured = await interleave({ ours: side('A'), peer: side('B') });
  expect(order.join('')).toBe('AB'.repeat(rounds));
  expect(figuresOf(measured, (n) => n)).toEqual({ ours: [1, 3, 5, 7, 9], peer: [2, 4, 6, 8, 10] });
});

test('the ratio is the median of the rounds, not the ratio of the medians', () => {
  const ratio = ratioOf({ ours: [10, 20, 60], peer: [10, 5, 20] });
  expect(ratio).toEqual({ median: 3, lowest: 1, highest: 4 });
});

test('sides that have not measured equally often have no ratio', () => {
  expect(() => ratioOf({ ours: [1, 2], peer: [1] })).toThrow('equally often');
  expect(() => ratioOf({ ours: [], peer: [] })).toThrow('nothing was measured');
});

test('a side that fails ends the benchmark', async () => {
  const failing = () => Promise.reject(new Error('a row is missing'));
  await expect(interleave({ ours: failing, peer: () => Promise.resolve(1) })).rejects.toThrow('missing');
});
