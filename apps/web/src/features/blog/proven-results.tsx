import { marketing } from '@portada/contracts';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';

/** Three of the marketing figures, with their footnote. */
export const ProvenResults = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const results = [
    [format.percent(marketing.ctrRisePercent), t('article.ctr')],
    [format.seconds(marketing.generationSeconds), t('article.time')],
    [`${marketing.creators}+`, t('article.creators')],
  ] as const;
  if (!marketing.isShown) return null;
  return (
    <section aria-labelledby="results" className="grid gap-6 pt-6">
      <h2 id="results" className="text-h2">
        {t('article.results')}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {results.map(([figure, label]) => (
          <li key={figure} className="grid gap-1 border-t border-text pt-4">
            <span className="text-display tabular-nums">{figure}</span>
            <span className="text-text-2">{label}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-small text-text-3">{t('article.resultsNote')}</p>
    </section>
  );
};
