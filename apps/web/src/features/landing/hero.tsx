import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { PageHeading } from '../../shared/page/page-heading';
import { HeroFormats } from './hero-formats';

/** First screen (hero) of the landing page: heading, two calls to action, and one prompt in three formats. */
export const Hero = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-page items-center gap-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1fr_1.08fr] lg:gap-16 lg:pb-28">
      <div className="grid gap-6">
        <p className="text-small font-[600] text-text-3">{t('landing.title')}</p>
        <PageHeading title={t('landing.title')} hasSeo className="!text-display">
          <span className="block">{t('landing.say')}</span> <span className="block">{t('landing.see')}</span>
        </PageHeading>
        <p className="max-w-[40ch] text-lead text-text-2">{t('landing.lead')}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Link to="/auth?view=register" className={buttonClass({ variant: 'volt', size: 'large' })}>
            {t('landing.getStarted')}
          </Link>
          <a href="#examples" className={buttonClass({ variant: 'outline', size: 'large' })}>
            {t('landing.seeExamples')}
          </a>
        </div>
        <p className="text-small text-text-3 tabular-nums">
          {t('landing.free', { count: productConfig.signUpCredits })}
        </p>
      </div>
      <HeroFormats />
    </div>
  );
};
