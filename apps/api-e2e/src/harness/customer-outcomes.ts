import type { Random } from '@portada/testing';
import type { StripeSimulator } from '@portada/simulators';

/**
 * Actions of a customer on the provider's page: how often each is drawn (`weight`), and whether the purchase is then
 * paid.
 */
export const customerOutcomes = {
  pays: { weight: 5, paid: true },
  'pays after a card was declined': { weight: 1, paid: true },
  'pays, asked by the bank': { weight: 1, paid: true },
  'is refused by the bank': { weight: 1, paid: false },
  'pays from an account, days later': { weight: 2, paid: true },
  'has not enough on the account': { weight: 1, paid: false },
  'walks away': { weight: 1, paid: false },
  'comes too late': { weight: 1, paid: false },
} as const;
export type CustomerOutcome = keyof typeof customerOutcomes;

const names = Object.keys(customerOutcomes) as CustomerOutcome[];
const weightedNames = names.flatMap((name) =>
  Array.from({ length: customerOutcomes[name].weight }, () => name),
);

/** Draws a random outcome by weight; most are paid. */
export const randomOutcome = (random: Random): CustomerOutcome =>
  weightedNames[random.between(0, weightedNames.length - 1)] ?? 'pays';

/** Performs an outcome at the simulated provider. */
export const performOutcome = async (
  simulator: StripeSimulator,
  session: string,
  ending: CustomerOutcome,
): Promise<void> => {
  switch (ending) {
    case 'pays':
      await simulator.pay(session, 'paid');
      return;
    case 'pays after a card was declined':
      await simulator.pay(session, 'declined');
      await simulator.pay(session, 'paid');
      return;
    case 'pays, asked by the bank':
    case 'is refused by the bank':
      await simulator.pay(session, 'needs_confirmation');
      await simulator.confirmCard(session, ending === 'pays, asked by the bank');
      return;
    case 'pays from an account, days later':
      await simulator.pay(session, 'delayed_success');
      await simulator.settleDelayed(session, 'succeeded');
      return;
    case 'has not enough on the account':
      await simulator.pay(session, 'delayed_failure');
      await simulator.settleDelayed(session, 'failed');
      return;
    case 'comes too late':
      await simulator.expire(session);
      return;
    case 'walks away':
  }
};
