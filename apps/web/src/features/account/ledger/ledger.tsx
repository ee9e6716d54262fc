import { type LedgerEntry, planTexts } from '@portada/contracts';
import { classNames } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { PagedList } from '../../../shared/page/paged-list';
import { Section } from '../section';
import { useLedger } from './list-ledger';

/**
 * Number of ledger entries that are shown first, and number that each click on "Show more" adds. One page of the
 * api has more entries.
 */
const step = { first: 6, more: 24 };

/** The credit history: one row per image, purchase or other change of the balance. */
export const Ledger = () => {
  const { t } = useTranslation();
  return (
    <Section name="ledger" title={t('ledger.title')} lead={t('ledger.lead')}>
      <Entries />
    </Section>
  );
};

const Entries = () => {
  const { t } = useTranslation();
  return (
    <PagedList
      query={useLedger()}
      failed={t('ledger.failed')}
      empty={<p className="p-5 text-text-2 sm:px-6">{t('ledger.empty')}</p>}
      step={step}
    >
      {(entry) => <Entry entry={entry} />}
    </PagedList>
  );
};

const Entry = ({ entry }: { entry: LedgerEntry }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 px-5 py-3.5 sm:px-6">
      <div className="min-w-0">
        <p className="text-ui">{t(`ledger.kind.${entry.kind}`)}</p>
        <p className="text-small text-text-2">
          <Subject entry={entry} />
          <time dateTime={entry.createdAt} className="whitespace-nowrap text-text-3 max-sm:block">
            {format.dateTime(entry.createdAt)}
          </time>
        </p>
      </div>
      <Change entry={entry} />
    </li>
  );
};

/** Change of the balance, or of the owed credits, by a ledger entry. */
const Change = ({ entry: { amount, debt } }: { entry: LedgerEntry }) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (debt !== 0) {
    return (
      <p className={classNames('text-ui tabular-nums', debt > 0 ? 'text-warning-text' : 'text-text-2')}>
        {t('ledger.debt', { change: format.signed(debt) })}
      </p>
    );
  }
  return (
    <p
      className={classNames(
        'text-h3 tabular-nums',
        amount === 0 && 'text-text-3',
        amount > 0 && 'text-success-text',
      )}
    >
      {format.signed(amount)}
      <span className="sr-only"> {t('ledger.unit', { count: amount })}</span>
    </p>
  );
};

/** Pack or thumbnail to which a ledger entry belongs, if there is any. */
const Subject = ({ entry: { generationId, thumbnail, purchase } }: { entry: LedgerEntry }) => {
  const { t } = useTranslation();
  if (generationId === null && purchase === null) return null;
  return (
    <>
      {purchase && t('ledger.pack', { name: planTexts[purchase.plan][currentLanguage()].name })}
      {thumbnail && (
        <Link to={`/thumbnails/${thumbnail.id}/edit`} className="break-words underline underline-offset-4">
          {thumbnail.title}
        </Link>
      )}
      {generationId !== null && thumbnail === null && t('ledger.thumbnailGone')}
      <span className="px-1.5 text-text-3 max-sm:hidden" aria-hidden>
        ·
      </span>
    </>
  );
};
