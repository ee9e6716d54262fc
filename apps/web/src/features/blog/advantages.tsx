import { Accordion } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';

/** List of five reasons for good thumbnails, as an accordion with at most one open answer. */
export const Advantages = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="advantages"
      className="grid gap-x-24 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 id="advantages" className="text-h2">
        {t('article.advantages')}
      </h2>
      <Accordion
        items={[
          { title: t('article.advantage1'), content: t('article.advantage1Text') },
          { title: t('article.advantage2'), content: t('article.advantage2Text') },
          { title: t('article.advantage3'), content: t('article.advantage3Text') },
          { title: t('article.advantage4'), content: t('article.advantage4Text') },
          { title: t('article.advantage5'), content: t('article.advantage5Text') },
        ]}
      />
    </section>
  );
};
