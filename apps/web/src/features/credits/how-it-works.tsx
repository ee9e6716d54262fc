import { useTranslation } from '../../shared/i18n/translation';
import { NumberedSteps } from '../../shared/page/numbered-steps';

/** Explanation of the three steps from buying a pack to a picture. */
export const HowItWorks = () => {
  const { t } = useTranslation();
  const steps = [
    { title: t('credits.how.choose'), text: t('credits.how.chooseText') },
    { title: t('credits.how.pay'), text: t('credits.how.payText') },
    { title: t('credits.how.create'), text: t('credits.how.createText') },
  ];
  return (
    <section aria-labelledby="how" className="grid gap-6 pt-8">
      <h2 id="how" className="text-h2">
        {t('credits.how.title')}
      </h2>
      <NumberedSteps steps={steps} />
    </section>
  );
};
