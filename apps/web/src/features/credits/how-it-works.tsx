import { useTranslation } from 'react-i18next';

/** From a pack to a picture in three steps. */
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
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t border-text pt-3">
            <span className="flex justify-between text-micro text-text-3 tabular-nums" aria-hidden>
              <span>{index + 1}</span>
              <span>{index + 1}A</span>
            </span>
            <h3 className="pt-2 text-[1.375rem] leading-tight font-[750] tracking-[-0.015em]">{title}</h3>
            <p className="max-w-[40ch] text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
