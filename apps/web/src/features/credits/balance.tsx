import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { useSession } from '../../shared/session/session';

/** Credits that the user may spend, with a link to the credit history. */
export const Balance = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <div className="flex items-end gap-4">
      <span className="text-[3.5rem] leading-[0.8] font-[800] tracking-[-0.04em] tabular-nums">
        {user?.credits ?? '–'}
      </span>
      <div className="grid">
        <span className="text-small text-text-2">{t('credits.available')}</span>
        <Link
          to="/profile#ledger"
          className="inline-flex min-h-6 items-center text-small text-accent-text underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('credits.ledgerLink')}
        </Link>
      </div>
    </div>
  );
};
