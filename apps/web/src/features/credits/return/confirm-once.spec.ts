import { fakeApi } from '../../../testing/fake-api';
import { jsonSample } from '../../../testing/samples';

const confirm = 'POST /api/confirm-payment';
const balance = { available: 22, held: 0, debt: 0 };
const paid = { status: 200, body: { success: true, status: 'paid', credits: 20, balance } };
const down = { status: 503, body: jsonSample.refusal('payments_unavailable') };

/**
 * Installs a fake of the browser's Web Locks that grants locks one after the other, as browsers do for the tabs of
 * an origin.
 */
const grantLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, act: () => Promise<unknown>) => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

/** Imports the module `confirm-once` again, as another tab would. */
const newTab = async () => {
  let tab: typeof import('./confirm-once') | undefined;
  await jest.isolateModulesAsync(async () => {
    tab = await import('./confirm-once');
  });
  if (!tab) throw new Error('the tab was not opened');
  return tab.confirmOnce;
};

beforeEach(() => {
  localStorage.clear();
  grantLocks();
});
afterAll(() => Reflect.deleteProperty(navigator, 'locks'));

it('confirms a payment once although two tabs are open, and shows the result in both tabs', async () => {
  const calls = fakeApi({ [confirm]: paid });
  const [one, two] = [await newTab(), await newTab()];
  const ends = await Promise.all([one('ana', 'cs_1'), two('ana', 'cs_1'), one('ana', 'cs_1')]);
  expect(ends).toEqual(Array(3).fill({ status: 'paid', credits: 20 }));
  expect(calls).toHaveLength(1);
});

it('lets another tab confirm a payment after the confirmation in this tab failed', async () => {
  const calls = fakeApi({ [confirm]: [down, paid] });
  const [one, two] = [await newTab(), await newTab()];
  const ends = await Promise.allSettled([one('ana', 'cs_1'), two('ana', 'cs_1')]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await one('ana', 'cs_1')).toEqual({ status: 'paid', credits: 20 });
  expect(calls).toHaveLength(2);
});

it('does not share the confirmation of a payment between payment sessions', async () => {
  const calls = fakeApi({ [confirm]: paid });
  const one = await newTab();
  await Promise.all([one('ana', 'cs_1'), one('ana', 'cs_2')]);
  expect(calls.map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }, { sessionId: 'cs_2' }]);
});

it('confirms a payment if the stored confirmations are invalid or cannot be written', async () => {
  localStorage.setItem('portada.payments', '{"no":"list"}');
  const calls = fakeApi({ [confirm]: paid });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('the storage quota is exceeded');
  });
  const one = await newTab();
  expect(await one('ana', 'cs_1')).toEqual({ status: 'paid', credits: 20 });
  full.mockRestore();
  await one('ana', 'cs_1');
  await one('ana', 'cs_1');
  expect(calls).toHaveLength(2);
});
