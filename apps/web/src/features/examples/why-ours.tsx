import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

/** Section with the benefits of Portada, and a call to action. */
export const WhyOurs = () => {
  const { t } = useTranslation();
  const reasons = [
    [t('example.legible'), t('example.legibleText')],
    [t('example.fair'), t('example.fairText')],
    [t('example.formats'), t('example.formatsText')],
    [t('example.yours'), t('example.yoursText')],
  ] as const;
  return (
    <section aria-labelledby="why" className="mt-8 grid gap-10 lg:mt-16 lg:grid-cols-[1fr_1.45fr] lg:gap-12">
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="why" className="text-h2">
          {t('example.why')}
        </h2>
        <p className="max-w-[40ch] text-text-2">{t('example.whyLead')}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link to="/register" className={buttonClass({ variant: 'volt' })}>
            {t('example.start')}
          </Link>
          <Link to="/#pricing" className={buttonClass({ variant: 'outline' })}>
            {t('example.prices')}
          </Link>
        </div>
      </div>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {reasons.map(([title, text]) => (
          <li key={title} className="grid content-start gap-1.5 border-t border-border pt-4">
            <h3 className="text-h3">{title}</h3>
            <p className="text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
