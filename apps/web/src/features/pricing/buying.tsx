import { colorPalettes, productConfig, moods, styles } from '@portada/contracts';
import { Accordion } from '@portada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { JsonLd } from '../../shared/site/seo';
import { breadcrumbs, software } from '../../shared/site/structured-data';
import { PackTable } from './pack-table';
import { Packs } from './packs';

/**
 * The part of the pricing page below the heading. For visitors this part consists of text, links and `<details>`,
 * and works without JavaScript.
 */
export const Buying = () => {
  const { t, language } = useTranslation();
  return (
    <div className="grid gap-20 lg:gap-28">
      <JsonLd
        graph={{
          '@context': 'https://schema.org',
          '@graph': [
            software(language, t('pricing.lead')),
            breadcrumbs(language, [
              { name: productConfig.product, path: '/' },
              { name: t('pricing.title'), path: '/pricing' },
            ]),
          ],
        }}
      />
      <Packs />
      <Part id="last" title={t('buying.last')}>
        <PackTable />
      </Part>
      <Part id="every" title={t('buying.every')}>
        <Contents />
      </Part>
      <Part id="faq" title={t('buying.faq')}>
        <Questions />
      </Part>
    </div>
  );
};

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_2fr]">
    <h2 id={`${id}-title`} className="max-w-[16ch] text-h2">
      {title}
    </h2>
    <div className="min-w-0">{children}</div>
  </section>
);

const Contents = () => {
  const { t } = useTranslation();
  const contents = [
    { name: t('buying.formats'), text: t('buying.formatsText') },
    {
      name: t('buying.looks'),
      text: t('buying.looksText', {
        styles: styles.length,
        moods: moods.length,
        palettes: colorPalettes.length,
      }),
    },
    { name: t('buying.score'), text: t('buying.scoreText') },
    {
      name: t('buying.files'),
      text: t('buying.filesText', { megabytes: productConfig.download.maxBytes / 1_000_000 }),
    },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
      {contents.map(({ name, text }) => (
        <div key={name} className="grid content-start gap-1 border-t border-text pt-3">
          <dt className="text-h3">{name}</dt>
          <dd className="text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const Questions = () => {
  const { t } = useTranslation();
  return (
    <Accordion
      items={(['credit', 'failed', 'expire', 'refund', 'vat', 'card', 'support'] as const).map((key) => ({
        title: t(`buying.${key}`),
        content: t(`buying.${key}Text`),
      }))}
    />
  );
};
