import { productConfig } from '@portada/contracts';
import { Accordion } from '@portada/ui';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { Section } from './section';

/** Returns the questions and answers of the FAQ, for the page and for search engines. */
export const useQuestions = (): { title: string; content: string }[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const [{ credits, cents, currency }] = productConfig.creditPlans;
  return [
    {
      title: t('sections.faq.free'),
      content: t('sections.faq.freeText', {
        count: productConfig.signUpCredits,
        credits,
        price: format.money(cents / 100, currency),
      }),
    },
    { title: t('sections.faq.like'), content: t('sections.faq.likeText') },
    { title: t('sections.faq.time'), content: t('sections.faq.timeText') },
    { title: t('sections.faq.engine'), content: t('sections.faq.engineText') },
    { title: t('sections.faq.file'), content: t('sections.faq.fileText') },
    { title: t('sections.faq.own'), content: t('sections.faq.ownText') },
    { title: t('sections.faq.expire'), content: t('sections.faq.expireText') },
  ];
};

/** The FAQ of the landing page, with at most one open answer. */
export const Questions = () => {
  const { t } = useTranslation();
  return (
    <Section id="faq" title={t('sections.faq.title')} className="lg:grid-cols-[1fr_2fr]">
      <Accordion items={useQuestions()} />
    </Section>
  );
};
