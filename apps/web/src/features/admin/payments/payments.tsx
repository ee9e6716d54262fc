import { type AdminPayments, planTexts } from '@portada/contracts';
import { Card, ErrorState, Skeleton } from '@portada/ui';
import { PackageX } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { usePayments } from './get-payments';
import { Quarantine } from './quarantine';
import { Reconciliation } from './reconciliation';

/** The payments section: payments under review, unavailable packs, webhook events and the last reconciliation. */
export const Payments = () => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="text-h3">
        {t('payments.title')}
      </h2>
      <Content />
    </section>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { data, isPending, error, refetch } = usePayments();
  if (data) {
    return (
      <>
        <NotSold plans={data.notSold} />
        <Quarantine purchases={data.quarantined} />
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_2fr]">
          <Events events={data.events} />
          <Reconciliation reconciliation={data.reconciliation} />
        </div>
      </>
    );
  }
  if (isPending) return <PaymentsSkeleton />;
  return (
    <Card>
      <ErrorState
        title={t('payments.failed')}
        text={errorMessages.error(error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void refetch()}
      />
    </Card>
  );
};

const NotSold = ({ plans }: { plans: AdminPayments['notSold'] }) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className="empty:hidden">
      {plans.length > 0 && (
        <div className="flex items-start gap-4 rounded-card border-2 border-danger-text bg-danger-soft p-5 text-danger-text">
          <PackageX className="mt-0.5 size-6 shrink-0" aria-hidden />
          <div className="grid gap-1">
            <h3 className="text-h3">
              {t('payments.notSold', {
                packs: plans.map((plan) => planTexts[plan][currentLanguage()].name).join(', '),
              })}
            </h3>
            <p className="text-body">{t('payments.notSoldText')}</p>
          </div>
        </div>
      )}
    </div>
  );
};

const Events = ({ events: { waiting, oldestWaitMs } }: { events: AdminPayments['events'] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="text-ui font-[650]">{t('payments.events')}</h3>
      <dl className="grid grid-cols-2 gap-4">
        <Figure label={t('payments.waiting')}>{format.number(waiting)}</Figure>
        <Figure label={t('payments.oldest')}>{waiting > 0 ? format.duration(oldestWaitMs) : '–'}</Figure>
      </dl>
    </Card>
  );
};

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="grid content-start gap-1">
    <dt className="text-small text-text-3">{label}</dt>
    <dd className="text-[1.5rem] leading-none font-[750] tracking-[-0.02em] tabular-nums">{children}</dd>
  </div>
);

const PaymentsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shared.loading')} className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
    </div>
  );
};
