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

it('opens after 5 failures', () => {
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

it('forgets failures that 10 later requests have followed', () => {
  const one = breaker();
  fail(one, 4);
  for (let done = 0; done < 7; done += 1) passOf(one).succeeded();
  fail(one, 1);
  expect(one.state).toBe('closed');
});

it('does not count requests that end without a result of the model, such as cancelled requests', () => {
  const one = breaker();
  fail(one, 4);
  for (let done = 0; done < 20; done += 1) passOf(one).release();
  fail(one, 1);
  expect(one.state).toBe('open');
});

it('lets one trial pass after 30 s, and closes with its success', () => {
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

it('opens again for 30 s if the trial fails', () => {
  const one = opened();
  now += 30_000;
  passOf(one).failed();
  expect(one.state).toBe('open');
  now += 30_000;
  expect(one.state).toBe('half-open');
});

it('allows another trial if the first trial ended without success or failure', () => {
  const one = opened();
  now += 30_000;
  passOf(one).release();
  passOf(one).succeeded();
  expect(one.state).toBe('closed');
});

it('ignores the end of a request that began before it opened, while a trial runs', () => {
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

it('refuses requests during a pause, with the failure that caused it', () => {
  const one = breaker();
  one.pauseFor(7000, { type: 'failed', code: 'rate_limited', retryable: true, message: 'status 429' });
  now += 3000;
  expect(one.enter()).toMatchObject({ code: 'rate_limited', retryAfterMs: 4000 });
  now += 4000;
  expect(passOf(one)).toBeDefined();
});
