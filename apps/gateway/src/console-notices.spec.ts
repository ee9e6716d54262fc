import { ConsoleNotices } from './console-notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first change causes a notice at once, and later changes cause one notice after five seconds', () => {
  let sent = 0;
  const notices = new ConsoleNotices(() => (sent += 1));
  for (let change = 0; change < 100; change += 1) notices.note();
  expect(sent).toBe(1);
  jest.advanceTimersByTime(4_999);
  expect(sent).toBe(1);
  jest.advanceTimersByTime(1);
  expect(sent).toBe(2);
  // Without a further change no notice is sent, and the next change causes a notice at once.
  jest.advanceTimersByTime(60_000);
  expect(sent).toBe(2);
  notices.note();
  expect(sent).toBe(3);
  notices.close();
});

test('no notice is sent after the end', () => {
  let sent = 0;
  const notices = new ConsoleNotices(() => (sent += 1));
  notices.note();
  notices.note();
  notices.close();
  jest.advanceTimersByTime(60_000);
  expect(sent).toBe(1);
});
