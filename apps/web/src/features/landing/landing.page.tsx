import { facts } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NumberedSteps } from '../../shared/page/numbered-steps';
import { PageHeading } from '../../shared/page/page-heading';
import { HeroSheet } from './hero-sheet';

/** What a visitor sees first. */
export const LandingPage = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 pt-10 pb-20 sm:px-6 sm:pt-16 lg:gap-24 lg:pt-20">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_1.08fr] lg:gap-16">
        <div className="grid gap-6">
          <PageHeading title={t('landing.title')} className="!text-display">
            <span className="block">{t('landing.say')}</span>{' '}
            <span className="block">{t('landing.see')}</span>
          </PageHeading>
          <p className="max-w-[36ch] text-lead text-text-2">{t('landing.lead')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <Link to="/auth?view=register" className={buttonClass({ variant: 'volt', size: 'large' })}>
              {t('landing.getStarted')}
            </Link>
            <Link to="/auth" className={buttonClass({ variant: 'outline', size: 'large' })}>
              {t('landing.login')}
            </Link>
          </div>
          <p className="text-small text-text-3 tabular-nums">
            {t('landing.free', { count: facts.signUpCredits })}
          </p>
        </div>
        <HeroSheet />
      </div>
      <Steps />
    </div>
  );
};

const Steps = () => {
  const { t } = useTranslation();
  const steps = [
    { title: t('landing.describe'), text: t('landing.describeText') },
    { title: t('landing.watch'), text: t('landing.watchText') },
    { title: t('landing.keep'), text: t('landing.keepText') },
  ];
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="sr-only">
        {t('landing.steps')}
      </h2>
      <NumberedSteps steps={steps} />
    </section>
  );
};
