import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

/** Call to action at the end of the landing page. */
export const Closing = () => {
  const { t } = useTranslation();
  return (
    <section
      id="closing"
      aria-labelledby="closing-title"
      className="mx-auto max-w-page px-7 pt-4 pb-20 sm:px-10 lg:pb-32"
    >
      <div className="crop-marks text-border-control [--crop-gap:12px] [--crop-length:16px]">
        <div className="grid place-items-center gap-6 rounded-chip px-5 py-16 text-center negative lg:py-28">
          <h2 id="closing-title" className="text-display">
            {t('sections.closing.title')}
          </h2>
          <p className="text-lead text-text-2">{t('sections.closing.text')}</p>
          <Link to="/auth?view=register" className={buttonClass({ variant: 'volt', size: 'large' })}>
            {t('landing.getStarted')}
          </Link>
          <p className="text-small text-text-2 tabular-nums">
            {t('landing.free', { count: productConfig.signUpCredits })}
          </p>
        </div>
      </div>
    </section>
  );
};
