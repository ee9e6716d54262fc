import type { CreditPlanBody } from '@portada/contracts';
import { Card, EmptyState, ErrorState, Skeleton } from '@portada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentences } from '../i18n/sentences';
import { usePlans } from './list-plans';
import { PlanCard } from './plan-card';

/**
 * The packs side by side, or one above the other where it is narrow.
 * @param props.action what each card offers to do
 */
export const PlanCards = ({ action }: { action: (plan: CreditPlanBody) => ReactNode }) => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const plans = usePlans();
  if (plans.isPending) return <PlansSkeleton />;
  if (plans.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('plans.failed')}
          text={sentences.error(plans.error)}
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
    <ul className="grid gap-6 md:grid-cols-3 lg:gap-8">
      {plans.data.map((plan) => (
        <li key={plan.id} className="min-w-0">
          <PlanCard plan={plan} action={action(plan)} />
        </li>
      ))}
    </ul>
  );
};

const PlansSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="grid gap-6 md:grid-cols-3 lg:gap-8">
      {[1, 2, 3].map((nth) => (
        <Card key={nth} className="grid gap-5 p-5 sm:p-6">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-24" />
          <Skeleton className="h-12" />
          <Skeleton className="h-36" />
          <Skeleton className="h-11 rounded-full" />
        </Card>
      ))}
    </div>
  );
};
