import { Scale } from 'lucide-react';
import { useTranslation } from '../i18n/translation';
import { useDebt } from './get-credits';

/** Note about the credits that the signed-in user owes. Renders nothing without a debt. */
export const DebtNotice = () => {
  const { t } = useTranslation();
  const debt = useDebt();
  if (debt === 0) return null;
  return (
    <section
      aria-label={t('plans.debtLabel')}
      className="flex items-start gap-3.5 rounded-card border border-warning-text bg-warning-soft px-5 py-4 text-warning-text"
    >
      <Scale className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="grid gap-0.5">
        <p className="text-ui font-[650]">{t('plans.debt', { count: debt })}</p>
        <p className="text-small">{t('plans.debtText')}</p>
      </div>
    </section>
  );
};
