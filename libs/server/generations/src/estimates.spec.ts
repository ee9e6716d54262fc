import { remainingOf, waitForSlot } from './estimates.service';

test.each([
  ['by the median if nothing is reported yet', { medianMs: 10_000, elapsedMs: 3000, percent: null }, 7000],
  ['by the median if there is no percentage yet', { medianMs: 10_000, elapsedMs: 3000, percent: 0 }, 7000],
  ['by the median and its own pace, which agree', { medianMs: 10_000, elapsedMs: 8000, percent: 80 }, 2000],
  ['by its own pace if it is faster than usual', { medianMs: 12_000, elapsedMs: 3000, percent: 81 }, 2280],
  ['not as zero if it is slower than usual', { medianMs: 1000, elapsedMs: 9000, percent: 90 }, 900],
  ['as zero if it is overdue without a percentage', { medianMs: 1000, elapsedMs: 9000, percent: null }, 0],
  ['as zero if only storing the image is left', { medianMs: 9000, elapsedMs: 500, percent: 100 }, 0],
])('the server estimates the remaining time of a generation: %s', (_what, known, expected) => {
  expect(remainingOf(known)).toBe(expected);
});

test.each([
  ['does not wait if a slot is free', 1, [0, 900], 0],
  ['waits for the first end of a running generation', 1, [700, 300], 300],
  ['waits for the second end if one generation is before it', 2, [700, 300], 700],
  ['waits until all generations before it have ended in turn', 5, [0, 100], 1000],
  ['waits for every generation before it if there is a single slot', 4, [200], 1700],
  ['that is far back waits for whole rounds of all slots', 1_000_002, [0, 100], 250_000_100],
])('a generation %s', (_what, nth, freeInMs, expected) => {
  expect(waitForSlot(nth, freeInMs, 500)).toBe(expected);
});
