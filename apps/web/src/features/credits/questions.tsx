import { productConfig } from '@portada/contracts';
import { Accordion } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';

/** Accordion with frequent questions about buying credits. */
export const Questions = () => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="questions" className="grid gap-x-8 gap-y-5 pt-8 lg:grid-cols-[1fr_2fr]">
      <h2 id="questions" className="text-h2">
        {t('credits.questions.title')}
      </h2>
      <Accordion
        items={[
          {
            title: t('credits.questions.worth'),
            content: t('credits.questions.worthText', { count: productConfig.creditsPerGeneration }),
          },
          { title: t('credits.questions.expire'), content: t('credits.questions.expireText') },
          { title: t('credits.questions.card'), content: t('credits.questions.cardText') },
          { title: t('credits.questions.late'), content: t('credits.questions.lateText') },
          { title: t('credits.questions.refund'), content: t('credits.questions.refundText') },
        ]}
      />
    </section>
  );
};
