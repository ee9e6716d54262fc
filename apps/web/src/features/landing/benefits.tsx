import { productConfig } from '@portada/contracts';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { Section } from './section';

/** Section with the benefits of Portada: a figure, a title and a text for each benefit. */
export const Benefits = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { maxBytes, sizes } = productConfig.download;
  const rows = [
    {
      figure: `${sizes['16:9'].width}×${sizes['16:9'].height}`,
      title: t('sections.benefits.size'),
      text: t('sections.benefits.sizeText', { megabytes: maxBytes / 1_000_000 }),
    },
    {
      figure: `0–${format.percent(100)}`,
      title: t('sections.benefits.percent'),
      text: t('sections.benefits.percentText'),
    },
    { figure: '168 px', title: t('sections.benefits.score'), text: t('sections.benefits.scoreText') },
    {
      figure: `1–${productConfig.variants.max}`,
      title: t('sections.benefits.variants'),
      text: t('sections.benefits.variantsText'),
    },
    { figure: format.signed(1), title: t('sections.benefits.back'), text: t('sections.benefits.backText') },
  ];
  return (
    <Section id="benefits" title={t('sections.benefits.title')}>
      <ul>
        {rows.map(({ figure, title, text }) => (
          <li
            key={figure}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-border py-6 md:grid-cols-[2fr_2fr_3fr] lg:py-8"
          >
            <span className="text-h2 tabular-nums" aria-hidden>
              {figure}
            </span>
            <h3 className="text-h3">{title}</h3>
            <p className="text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
