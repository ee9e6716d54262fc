import { ConsoleNotices } from './console-notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first change is told at once, and later changes together after five seconds', () => {
  let told = 0;
  const notices = new ConsoleNotices(() => (told += 1));
  for (let change = 0; change < 100; change += 1) notices.note();
  expect(told).toBe(1);
  jest.advanceTimersByTime(4_999);
  expect(told).toBe(1);
  jest.advanceTimersByTime(1);
  expect(told).toBe(2);
  // Without a further change nothing is told, and the next change is told at once.
  jest.advanceTimersByTime(60_000);
  expect(told).toBe(2);
  notices.note();
  expect(told).toBe(3);
  notices.close();
});

test('nothing is told after the end', () => {
  let told = 0;
  const notices = new ConsoleNotices(() => (told += 1));
  notices.note();
  notices.note();
  notices.close();
  jest.advanceTimersByTime(60_000);
  expect(told).toBe(1);
});
