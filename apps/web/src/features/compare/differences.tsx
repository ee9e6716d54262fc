import { Badge, Card } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import { type Lettered, type PairDifference, differencesOf } from './pairs';

/** Key of the sentence about a pair. */
const verdictOf = ({ axes, isAlike }: PairDifference): 'none' | 'alike' | 'good' | 'many' => {
  if (axes.length === 0) return 'none';
  if (isAlike) return 'alike';
  return axes.length === 1 ? 'good' : 'many';
};

const tones = { none: 'warning', alike: 'warning', good: 'success', many: 'info' } as const;

/** List of the differences between each two thumbnails, with a warning if two look alike. */
export const Differences = ({ lettered }: { lettered: readonly Lettered[] }) => {
  const { t } = useTranslation();
  const differences = differencesOf(lettered);
  return (
    <Card className="p-5">
      <section aria-label={t('compare.differences.title')} className="grid gap-4">
        <h2 className="text-h3">{t('compare.differences.title')}</h2>
        {differences.length === 0 && <p className="text-text-2">{t('compare.differences.one')}</p>}
        <ul className="grid gap-4" aria-live="polite">
          {differences.map((pair) => {
            const verdict = verdictOf(pair);
            return (
              <li key={pair.a + pair.b} className="grid gap-1.5">
                <p className="flex flex-wrap items-center gap-2 font-[600]">
                  {t('compare.differences.pair', { a: pair.a, b: pair.b })}
                  {pair.axes.map((axis) => (
                    <Badge key={axis} tone={tones[verdict]}>
                      {t(`compare.axis.${axis}`)}
                    </Badge>
                  ))}
                </p>
                <p className="text-small text-text-2">{t(`compare.differences.${verdict}`)}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
};
