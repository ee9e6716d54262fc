import { facts } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';

/** The way from an example to a picture of one's own. */
export const ExampleCall = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="call"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-hero border border-border bg-surface px-6 py-8 sm:px-10"
    >
      <div className="grid gap-1.5">
        <h2 id="call" className="text-h2">
          {t('example.call')}
        </h2>
        <p className="text-text-2">{t('example.callText', { count: facts.signUpCredits })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/register" className={buttonClass({ variant: 'volt' })}>
          {t('example.start')}
        </Link>
        <Link to="/#examples" className={buttonClass({ variant: 'outline' })}>
          {t('example.more')}
        </Link>
      </div>
    </section>
  );
};
