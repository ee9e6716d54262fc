import { randomUUID } from 'node:crypto';
import type { PurchaseCalls } from './purchases.fixture';

const toState: Record<string, (purchases: PurchaseCalls, id: string, admin: string) => Promise<unknown>> = {
  created: () => Promise.resolve(),
  open: (purchases, id) => purchases.attach(id),
  pending: async (purchases, id) => {
    await purchases.attach(id);
    await purchases.close(id, 'pending');
  },
  failed: async (purchases, id) => {
    await purchases.attach(id);
    await purchases.close(id, 'failed');
  },
  expired: async (purchases, id) => {
    await purchases.attach(id);
    await purchases.close(id, 'expired');
  },
  paid: async (purchases, id) => {
    await purchases.attach(id);
    await purchases.fulfil(id);
  },
  quarantined: async (purchases, id) => {
    await purchases.attach(id);
    await purchases.quarantine(id);
  },
  refused: async (purchases, id, admin) => {
    await purchases.attach(id);
    await purchases.quarantine(id);
    await purchases.refuse(id, admin);
  },
};

/**
 * Every state of a purchase in tests. `refused` is a state of the tests: the purchase has the status `failed` and a
 * refusal.
 */
export const states = Object.keys(toState);

/** Creates a purchase of 10 credits in a state. @returns its id */
export const purchaseIn = async (
  state: string,
  purchases: PurchaseCalls,
  { userId, admin }: { userId: string; admin: string },
): Promise<string> => {
  const id = randomUUID();
  await purchases.open(userId, 'plan-10', id);
  await toState[state]?.(purchases, id, admin);
  return id;
};
