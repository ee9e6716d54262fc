import type { CreditPlan, ShownPlan } from '@portada/contracts';
import type { ReactNode } from 'react';
import { PlanCard } from './plan-card';

type PlanCardsProps<P extends ShownPlan> = {
  plans: readonly P[];
  /** Renders the content at the bottom of each pack card, such as a button. */
  action: (plan: P) => ReactNode;
  /** Id of the pack that the user chose on an earlier page; null (default) without a chosen pack. */
  chosen?: CreditPlan['id'] | null;
};

/** Cards of the packs side by side, or stacked in narrow windows. */
export const PlanCards = <P extends ShownPlan>({ plans, action, chosen = null }: PlanCardsProps<P>) => (
  <ul className="grid gap-6 md:grid-cols-3 lg:gap-8">
    {plans.map((plan) => (
      <li key={plan.id} className="min-w-0">
        <PlanCard plan={plan} action={action(plan)} isChosen={plan.id === chosen} />
      </li>
    ))}
  </ul>
);
