import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/translation';
import { PagedList } from '../../../shared/page/paged-list';
import { Section } from '../section';
import { usePurchases } from './list-purchases';
import { PurchaseRow } from './purchase-row';

/** Section of the profile that lists the purchases with status and receipts. */
export const Purchases = () => {
  const { t } = useTranslation();
  return (
    <Section name="purchases" title={t('purchases.title')} lead={t('purchases.lead')}>
      <Rows />
    </Section>
  );
};

const Rows = () => {
  const { t } = useTranslation();
  return (
    <PagedList query={usePurchases()} failed={t('purchases.failed')} empty={<Nothing />} skeletonRows={2}>
      {(purchase) => <PurchaseRow purchase={purchase} />}
    </PagedList>
  );
};

const Nothing = () => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:px-6">
      <p className="text-text-2">{t('purchases.empty')}</p>
      <Link to="/credits" className={buttonClass({ variant: 'outline' })}>
        {t('purchases.buy')}
      </Link>
    </div>
  );
};
