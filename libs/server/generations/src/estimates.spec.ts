import { remainingOf, waitForSlot } from './estimates.service';

test.each([
  ['nothing reported yet: the median', { medianMs: 10_000, elapsedMs: 3000, percent: null }, 7000],
  ['no percentage yet: the median', { medianMs: 10_000, elapsedMs: 3000, percent: 0 }, 7000],
  ['an even pace: as measured', { medianMs: 10_000, elapsedMs: 8000, percent: 80 }, 2000],
  ['faster than usual: its own pace', { medianMs: 12_000, elapsedMs: 3000, percent: 81 }, 2280],
  ['slower than usual: not zero', { medianMs: 1000, elapsedMs: 9000, percent: 90 }, 900],
  ['overdue without a percentage', { medianMs: 1000, elapsedMs: 9000, percent: null }, 0],
  ['finished but for the storing', { medianMs: 9000, elapsedMs: 500, percent: 100 }, 0],
])('%s', (_what, known, expected) => {
  expect(remainingOf(known)).toBe(expected);
});

test.each([
  ['waits for nothing where a slot is free', 1, [0, 900], 0],
  ['waits for what ends first', 1, [700, 300], 300],
  ['waits for the second end where one is before it', 2, [700, 300], 700],
  ['waits until those before it end in turn', 5, [0, 100], 1000],
  ['waits for every one before it at a single slot', 4, [200], 1700],
  ['far back waits for whole rounds of all slots', 1_000_002, [0, 100], 250_000_100],
])('a generation %s', (_what, nth, freeInMs, expected) => {
  expect(waitForSlot(nth, freeInMs, 500)).toBe(expected);
});
