import type { Random } from '@portada/testing';
import type { StripeSimulator } from '@portada/simulators';

/**
 * Actions of a customer on the payment provider's page. `weight` is the frequency in random draws; `paid` is true if
 * the purchase is paid.
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
/** Name of one of the customer outcomes. */
export type CustomerOutcome = keyof typeof customerOutcomes;

const names = Object.keys(customerOutcomes) as CustomerOutcome[];
const weightedNames = names.flatMap((name) =>
  Array.from({ length: customerOutcomes[name].weight }, () => name),
);

/** Draws a random customer outcome by weight. Most outcomes are paid. */
export const randomOutcome = (random: Random): CustomerOutcome =>
  weightedNames[random.between(0, weightedNames.length - 1)] ?? 'pays';

/** Performs a customer outcome at the simulated payment provider. */
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
