import { LastEvents } from './last-events';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const at = (ms: number, act: () => void) => {
  now = ms;
  act();
};

test('quietMs returns the time in ms since the last event of a user', () => {
  const events = new LastEvents();
  at(100, () => events.note('ann'));
  at(300, () => events.note('ann'));
  now = 450;
  expect([events.quietMs('ann'), events.quietMs('ben')]).toEqual([150, 450]);
});

test('quietMs of a user whose entry was removed to limit the memory starts at the last removed event', () => {
  const events = new LastEvents(2);
  at(100, () => events.note('ann'));
  at(200, () => events.note('ben'));
  at(300, () => events.note('ann'));
  at(400, () => events.note('eve'));
  now = 1000;
  expect([events.quietMs('ben'), events.quietMs('ann'), events.quietMs('eve')]).toEqual([800, 700, 600]);
});

test('quietMs does not count the time before events may have been lost', () => {
  const events = new LastEvents();
  at(100, () => events.note('ann'));
  at(500, () => events.startAgain());
  now = 600;
  expect([events.quietMs('ann'), events.quietMs('ben')]).toEqual([100, 100]);
});
