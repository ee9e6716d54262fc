import { WriteProbe } from './write-probe';

const startProbe = () => {
  const keys = new Set<string>();
  const state = { writes: 0, isBroken: false, keys };
  const probe = new WriteProbe({
    put: async (key) => {
      state.writes += 1;
      if (state.isBroken) throw new Error('read-only');
      keys.add(key);
    },
    delete: async (gone) => gone.forEach((key) => keys.delete(key)),
  });
  return { probe, state };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the write probe writes to a store once in five seconds for any number of readiness checks, and leaves no object', async () => {
  const { probe, state } = startProbe();
  await Promise.all(Array.from({ length: 100 }, () => probe.check()));
  jest.advanceTimersByTime(4_900);
  await probe.check();
  expect(state).toMatchObject({ writes: 1, keys: new Set() });
  jest.advanceTimersByTime(200);
  await probe.check();
  expect(state.writes).toBe(2);
});

test('the write probe checks a store that is not writable once a second', async () => {
  const { probe, state } = startProbe();
  state.isBroken = true;
  await expect(probe.check()).rejects.toThrow('read-only');
  await expect(probe.check()).rejects.toThrow('read-only');
  expect(state.writes).toBe(1);
  state.isBroken = false;
  jest.advanceTimersByTime(1_100);
  await probe.check();
  expect(state.writes).toBe(2);
});
