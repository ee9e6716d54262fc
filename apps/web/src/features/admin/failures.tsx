import { type AdminOverview, generationErrors } from '@portada/contracts';
import { Card } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/format';
import { currentLanguage } from '../../shared/i18n/language';
import { useTranslation } from '../../shared/i18n/translation';

type Failure = AdminOverview['failures'][number];

/** List of the last generations that failed, newest first. */
export const Failures = ({ failures }: { failures: readonly Failure[] }) => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="failures" className="grid gap-4">
      <h2 id="failures" className="text-h3">
        {t('admin.failures')}
      </h2>
      <Card className="overflow-hidden">
        {failures.length > 0 ? (
          <FailureTable failures={failures} />
        ) : (
          <div className="grid gap-1 px-5 py-10 text-center">
            <p className="text-ui font-[650]">{t('admin.failuresEmpty')}</p>
            <p className="text-small text-text-2">{t('admin.failuresEmptyText')}</p>
          </div>
        )}
      </Card>
    </section>
  );
};

const headClass = 'px-5 py-3 text-left text-micro text-text-3';
const cellClass = 'px-5 py-3.5 align-top text-small text-text-2 tabular-nums';
/**
 * CSS class of columns that exist in wide windows only. In narrow windows the first column shows the content of these
 * columns.
 */
const wideOnly = 'max-md:hidden';

const FailureTable = ({ failures }: { failures: readonly Failure[] }) => {
  const { t } = useTranslation();
  return (
    <table className="w-full border-collapse" aria-labelledby="failures">
      <thead className="border-b border-border bg-surface-2">
        <tr>
          <th className={headClass}>{t('admin.reason')}</th>
          <th className={`${headClass} ${wideOnly}`}>{t('admin.model')}</th>
          <th className={`${headClass} ${wideOnly}`}>{t('admin.retries')}</th>
          <th className={`${headClass} text-right`}>{t('admin.when')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {failures.map((failure) => (
          <FailureRow key={failure.id} failure={failure} />
        ))}
      </tbody>
    </table>
  );
};

const FailureRow = ({ failure: { id, errorCode, model, failures, finishedAt } }: { failure: Failure }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <tr>
      <td className={cellClass}>
        <div className="text-ui text-text">
          {errorCode ? generationErrors[errorCode][currentLanguage()] : t('admin.reasonUnknown')}
        </div>
        <div className="flex flex-wrap gap-x-2 text-micro font-[500] text-text-3 md:hidden">
          <span>{model ?? '–'}</span>
          <span>{t('admin.retriesText', { count: failures })}</span>
        </div>
        <Link
          to={`/admin/generations/${id}`}
          className="text-micro font-[500] break-all text-text-3 underline underline-offset-4"
          aria-label={t('admin.generation', { id })}
        >
          {id}
        </Link>
      </td>
      <td className={`${cellClass} ${wideOnly}`}>{model ?? '–'}</td>
      <td className={`${cellClass} ${wideOnly}`}>{failures}</td>
      <td className={`${cellClass} text-right sm:whitespace-nowrap`}>
        <time dateTime={finishedAt}>{format.dateTime(finishedAt)}</time>
      </td>
    </tr>
  );
};
