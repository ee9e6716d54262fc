import { marketing } from '@portada/contracts';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { site } from '../../shared/site/site';
import { Section } from './section';

/** Section with the marketing figures and their footnote, and the team's own testimonial. */
export const Results = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { ctrRisePercent, hoursSaved, satisfiedPercent, generationSeconds, creators, rating } = marketing;
  const figures = [
    [`+${format.percent(ctrRisePercent)}`, t('sections.results.ctr')],
    [t('sections.results.hoursFigure', { count: hoursSaved }), t('sections.results.hours')],
    [format.percent(satisfiedPercent), t('sections.results.satisfied')],
    [format.seconds(generationSeconds), t('sections.results.time')],
    [`${creators}+`, t('sections.results.creators')],
    [format.decimal(rating.value, 1), t('sections.results.rating', { count: rating.of })],
  ];
  return (
    <Section id="results" title={t('sections.results.title')} ground="negative">
      <div className="grid gap-8">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
          {figures.map(([figure, meaning]) => (
            <div key={meaning} className="flex flex-col-reverse justify-end gap-2 border-t border-text pt-3">
              <dt className="text-small text-text-2">{meaning}</dt>
              <dd className="text-h2 tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-text-3">{t('sections.results.note')}</p>
      </div>
      <figure className="grid gap-6 pt-6 lg:grid-cols-[3fr_1fr] lg:gap-16 lg:pt-14">
        <blockquote className="text-[clamp(1.75rem,4.2vw,3.5rem)] leading-[1.08] font-[750] tracking-[-0.03em] text-balance">
          {t('sections.quote', { text: t('sections.results.quote') })}
        </blockquote>
        <figcaption className="grid content-end justify-items-start gap-2 text-small text-text-2">
          {t('sections.results.by')}
          <a href={`mailto:${site().contactEmail}`} className="py-1 text-text underline underline-offset-4">
            {t('sections.results.send')}
          </a>
        </figcaption>
      </figure>
    </Section>
  );
};
