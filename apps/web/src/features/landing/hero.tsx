import { productConfig } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { PageHeading } from '../../shared/page/page-heading';
import { HeroFormats } from './hero-formats';
import { TrialForm } from './trial-form';

/** Loads the code that draws and shows a trial image. */
const loadTrial = () => import('./trial/trial');
const Trial = lazy(async () => ({ default: (await loadTrial()).Trial }));

/**
 * First screen (hero) of the landing page: heading, the form for a trial image, two calls to action, and one prompt in three
 * formats. The trial image takes the place of the formats.
 */
export const Hero = () => {
  const { t } = useTranslation();
  const [trial, setTrial] = useState<{ prompt: string; nr: number } | null>(null);
  return (
    <div className="mx-auto grid max-w-page items-center gap-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1fr_1.08fr] lg:gap-16 lg:pb-28">
      <div className="grid gap-6">
        <PageHeading title={t('landing.title')} hasSeo className="!text-display">
          <span className="block">{t('landing.say')}</span> <span className="block">{t('landing.see')}</span>
        </PageHeading>
        <p className="max-w-[40ch] text-lead text-text-2">{t('landing.lead')}</p>
        <TrialForm
          isDrawn={trial !== null}
          onFocus={() => void loadTrial()}
          onDraw={(prompt) => setTrial((last) => ({ prompt, nr: (last?.nr ?? 0) + 1 }))}
        />
        <div className="flex flex-wrap gap-3">
          <Link to="/auth?view=register" className={buttonClass({ variant: 'outline' })}>
            {t('landing.getStarted')}
          </Link>
          <a href="#examples" className={buttonClass({ variant: 'outline' })}>
            {t('landing.seeExamples')}
          </a>
        </div>
        <p className="text-small text-text-3 tabular-nums">
          {t('landing.free', { count: productConfig.signUpCredits })}
        </p>
      </div>
      <div className="grid min-w-0">
        <HeroFormats isHidden={trial !== null} />
        {trial && (
          <Suspense>
            <Trial key={trial.nr} prompt={trial.prompt} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
