import { randomUUID } from 'node:crypto';
import { planIds } from '@portada/contracts';
import fc from 'fast-check';
import type { ModelPurchase, PurchaseModel } from './purchase-model.fixture';
import type { PurchaseCalls, Totals } from './purchases.fixture';

type Step = { name: string; run: (model: PurchaseModel, users: readonly string[]) => Promise<void> };
type Context = { purchases: PurchaseCalls; admin: string };

const outcomes = ['pending', 'failed', 'expired'] as const;

/** Creates random steps that change purchases. Database and model perform each step, and their results must agree. */
export const purchaseSteps = (of: () => Context): fc.Arbitrary<Step> => {
  const onPurchase = (
    name: string,
    work: (p: ModelPurchase, model: PurchaseModel, pick: number, context: Context) => Promise<void>,
  ): fc.Arbitrary<Step> =>
    fc.record({ which: fc.nat(30), pick: fc.nat(300) }).map(({ which, pick }) => ({
      name: `${name} ${which} ${pick}`,
      run: async (model) => {
        const p = model.purchases[which % Math.max(model.purchases.length, 1)];
        if (p) await work(p, model, pick, of());
      },
    }));

  const buy = fc
    .record({ user: fc.nat(30), plan: fc.constantFrom(...planIds) })
    .map(({ user, plan }): Step => ({
      name: `buy ${user} ${plan}`,
      run: async (model, users) => {
        const id = randomUUID();
        const who = user % users.length;
        expect(await of().purchases.open(users[who] ?? '', plan, id)).toBe('opened');
        expect(await of().purchases.open(users[who] ?? '', plan, id)).toBe('replay');
        expect(await of().purchases.attach(id)).toBe(true);
        model.open(who, id, plan);
      },
    }));
  const pay = onPurchase('pay', async (p, model, _, { purchases }) => {
    expect(await purchases.fulfil(p.id)).toBe(model.fulfil(p));
  });
  const close = onPurchase('close', async (p, model, pick, { purchases }) => {
    const outcome = outcomes[pick % 3] ?? 'failed';
    expect(await purchases.close(p.id, outcome)).toBe(model.close(p, outcome));
  });
  const quarantine = onPurchase('quarantine', async (p, model, pick, { purchases }) => {
    const received = pick + 1;
    expect(await purchases.quarantine(p.id, { received })).toBe(model.quarantine(p, received));
  });
  const accept = onPurchase('accept', async (p, model, _, { purchases, admin }) => {
    expect(await purchases.accept(p.id, admin)).toBe(model.accept(p));
  });
  const refuse = onPurchase('refuse', async (p, model, _, { purchases, admin }) => {
    expect(await purchases.refuse(p.id, admin)).toBe(model.refuse(p));
  });
  /** Creates a step that sets arbitrary refunded and disputed totals, so that credits are revoked and restored. */
  const reviseStep = (name: string, totalsOf: (pick: number) => Totals) =>
    onPurchase(name, async (p, model, pick, { purchases }) => {
      const answer = await purchases.revise(p.id, totalsOf(pick));
      expect(answer).toMatch(p.status === 'paid' ? /^(revised|same)$/ : /^unpaid$/);
      model.revise(p, totalsOf(pick));
    });
  const stale = onPurchase('stale reader', async (p, _, pick, { purchases }) => {
    if (p.status !== 'paid') return;
    const { readings, refunded_cents: refunded } = await purchases.row(p.id);
    expect(await purchases.revise(p.id, { refunded: refunded + 1 + pick }, readings - 1)).toBe('stale');
  });
  return fc.oneof(
    { weight: 4, arbitrary: buy },
    { weight: 6, arbitrary: pay },
    { weight: 1, arbitrary: close },
    { weight: 1, arbitrary: quarantine },
    { weight: 1, arbitrary: accept },
    { weight: 1, arbitrary: refuse },
    { weight: 3, arbitrary: reviseStep('refund', (pick) => ({ refunded: pick })) },
    {
      weight: 2,
      arbitrary: reviseStep('dispute', (pick) => ({ refunded: pick % 2 ? 50 : 0, disputed: 249 })),
    },
    { weight: 3, arbitrary: reviseStep('restore', () => ({})) },
    { weight: 1, arbitrary: stale },
  );
};
