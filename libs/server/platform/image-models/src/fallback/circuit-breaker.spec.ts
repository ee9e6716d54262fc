import { type BreakerPass, CircuitBreaker } from './circuit-breaker';

let now = 0;
beforeEach(() => (now = 1_000_000));
const breaker = () => new CircuitBreaker(() => now);

const passOf = (one: CircuitBreaker): BreakerPass => {
  const entered = one.enter();
  if ('type' in entered) throw new Error(entered.message);
  return entered;
};
const fail = (one: CircuitBreaker, times: number) => {
  for (let done = 0; done < times; done += 1) passOf(one).failed();
};
const opened = () => {
  const one = breaker();
  fail(one, 5);
  return one;
};

it('a circuit breaker opens after 5 failures', () => {
  const one = breaker();
  fail(one, 4);
  expect(one.state).toBe('closed');
  fail(one, 1);
  expect(one.state).toBe('open');
  expect(one.enter()).toMatchObject({
    type: 'failed',
    code: 'provider',
    retryable: true,
    retryAfterMs: 30_000,
  });
});

it('a circuit breaker forgets failures after 10 later requests', () => {
  const one = breaker();
  fail(one, 4);
  for (let done = 0; done < 7; done += 1) passOf(one).succeeded();
  fail(one, 1);
  expect(one.state).toBe('closed');
});

it('a circuit breaker does not count requests that end without a result of the model, such as cancelled requests', () => {
  const one = breaker();
  fail(one, 4);
  for (let done = 0; done < 20; done += 1) passOf(one).release();
  fail(one, 1);
  expect(one.state).toBe('open');
});

it('an open circuit breaker allows one trial request after 30 s, and closes if the trial succeeds', () => {
  const one = opened();
  now += 29_999;
  expect(one.enter()).toHaveProperty('code', 'provider');
  now += 1;
  const trial = passOf(one);
  expect(one.enter()).toHaveProperty('code', 'provider');
  trial.succeeded();
  expect(one.state).toBe('closed');
  fail(one, 4);
  expect(one.state).toBe('closed');
});

it('a circuit breaker opens again for 30 s if its trial request fails', () => {
  const one = opened();
  now += 30_000;
  passOf(one).failed();
  expect(one.state).toBe('open');
  now += 30_000;
  expect(one.state).toBe('half-open');
});

it('a circuit breaker allows another trial request if the first trial ended without success or failure', () => {
  const one = opened();
  now += 30_000;
  passOf(one).release();
  passOf(one).succeeded();
  expect(one.state).toBe('closed');
});

it('a circuit breaker ignores the end of a request that began before the breaker opened, while a trial request runs', () => {
  const one = breaker();
  const early = passOf(one);
  fail(one, 5);
  now += 30_000;
  const trial = passOf(one);
  early.succeeded();
  expect(one.enter()).toHaveProperty('code', 'provider');
  trial.succeeded();
  trial.failed();
  expect(one.state).toBe('closed');
});

it('a circuit breaker adopts the opening of another worker for its remaining time, and then makes its own trial', () => {
  const one = breaker();
  one.adopt(12_000);
  expect(one.enter()).toMatchObject({ message: 'the circuit breaker is open', retryAfterMs: 12_000 });
  // Only openings by failures of this worker are reported, so that workers do not keep each other open.
  expect(one.ownOpeningMs).toBeNull();
  now += 12_000;
  expect(one.state).toBe('half-open');
  const trial = passOf(one);
  expect(one.enter()).toHaveProperty('code', 'provider');
  trial.failed();
  expect([one.state, one.ownOpeningMs]).toEqual(['open', 30_000]);
});

it('a circuit breaker ends its opening with the longest of its own and the adopted ones, and reports its own', () => {
  const one = opened();
  now += 10_000;
  one.adopt(25_000);
  one.adopt(8_000);
  expect([one.waitMs, one.ownOpeningMs]).toEqual([25_000, 20_000]);
  now += 24_999;
  expect([one.state, one.ownOpeningMs]).toEqual(['open', null]);
  now += 1;
  expect(one.state).toBe('half-open');
});

it('a circuit breaker whose trial succeeded ignores the openings of other workers for 5 minutes, but not its own failures', () => {
  const one = breaker();
  one.adopt(30_000);
  now += 30_000;
  passOf(one).succeeded();
  one.adopt(30_000);
  expect(one.state).toBe('closed');
  fail(one, 5);
  expect(one.ownOpeningMs).toBe(30_000);
  now += 300_000;
  one.adopt(30_000);
  expect(one.state).toBe('open');
});

it('a circuit breaker never adopts an opening for more than 30 s', () => {
  const one = breaker();
  one.adopt(1e9);
  expect(one.waitMs).toBe(30_000);
});

it('a circuit breaker refuses requests during a pause, with the failure that caused the pause', () => {
  const one = breaker();
  one.pauseFor(7000, { type: 'failed', code: 'rate_limited', retryable: true, message: 'status 429' });
  now += 3000;
  expect(one.enter()).toMatchObject({ code: 'rate_limited', retryAfterMs: 4000 });
  now += 4000;
  expect(passOf(one)).toBeDefined();
});
