import { median, percentile } from './statistics';

test('percentile returns one of the given values, which may be in any order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.01)).toBe(7);
});

test('the median of an even number of values is the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('percentile throws an error without values', () => {
  expect(() => percentile([], 0.5)).toThrow('a percentile needs at least one measured value');
});
