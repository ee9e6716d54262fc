import type { CreditPlan, CreditPlanBody } from '@portada/contracts';
import { Button, Card, EmptyState, ErrorState, Skeleton } from '@portada/ui';
import type { ReactNode } from 'react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { usePlans } from './list-plans';
import { PlanCards } from '../../shared/credits/plan-cards';

type PlansOnSaleProps = {
  action: (plan: CreditPlanBody) => ReactNode;
  chosen: CreditPlan['id'] | null;
};

/**
 * Cards of the packs that the server sells now.
 * @param props.action renders the action of each card
 * @param props.chosen id of the pack that the user chose on an earlier page, or null
 */
export const PlansOnSale = ({ action, chosen }: PlansOnSaleProps) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const plans = usePlans();
  if (plans.isPending) return <PlansSkeleton />;
  if (plans.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('plans.failed')}
          text={errorMessages.error(plans.error)}
          retryLabel={t('shared.retry')}
          onRetry={() => void plans.refetch()}
        />
      </Card>
    );
  }
  if (plans.data.length === 0) {
    return (
      <Card>
        <EmptyState title={t('plans.empty')} text={t('plans.emptyText')} />
      </Card>
    );
  }
  return (
    <PlanCards
      plans={plans.data}
      chosen={chosen}
      action={(plan) => (plan.isSold ? action(plan) : <NotSold />)}
    />
  );
};

/** CSS heights of the feature lists of the loading skeletons. A larger pack has a longer list. */
const featureHeights = ['h-[5.2rem]', 'h-[7.15rem]', 'h-[9.1rem]'];

/**
 * Loading skeletons of the pack cards. The skeletons have the heights of the cards, so that the content below does
 * not move.
 */
const PlansSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="grid gap-6 md:grid-cols-3 lg:gap-8">
      {featureHeights.map((features) => (
        <Card key={features} className="flex flex-col">
          <div className="grid gap-5 p-5 pb-6 sm:p-6">
            <Skeleton className="h-[3.2rem] w-2/3 md:max-lg:h-[4.5rem]" />
            <Skeleton className="aspect-[187/57]" />
            <Skeleton className="h-[2.8rem] max-[22.5rem]:h-[6.5rem] md:max-lg:h-[6.5rem]" />
          </div>
          <div className="flex grow flex-col justify-between gap-6 border-t border-border p-5 sm:p-6">
            <Skeleton className={features} />
            <Skeleton className="h-11.5 !rounded-full" />
          </div>
        </Card>
      ))}
    </div>
  );
};

const NotSold = () => {
  const { t } = useTranslation();
  return (
    <Button variant="outline" disabled>
      {t('plans.notSold')}
    </Button>
  );
};
