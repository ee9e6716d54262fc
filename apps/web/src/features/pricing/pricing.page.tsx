import { facts } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlanCards } from '../../shared/credits/plan-cards';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSession } from '../../shared/session/session';

/** What the packs cost, for everybody: who has no account is led to one, who is signed in to where packs are bought. */
export const PricingPage = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Page>
      <div className="grid gap-2">
        <PageHeading title={t('pricing.title')} />
        <p className="max-w-[60ch] text-lead text-text-2">{t('pricing.lead')}</p>
      </div>
      {!user && <FreeCredits />}
      <section aria-labelledby="packs">
        <h2 id="packs" className="sr-only">
          {t('pricing.packs')}
        </h2>
        <PlanCards
          action={({ name, popular }) => (
            <Link
              to={user ? '/credits' : '/auth'}
              className={buttonClass({ variant: popular ? 'volt' : 'outline' })}
            >
              {t('pricing.choose', { name })}
            </Link>
          )}
        />
        <p className="pt-5 text-small text-text-3">{t('pricing.note')}</p>
      </section>
    </Page>
  );
};

const FreeCredits = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="free-credits"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-accent-soft px-5 py-5 sm:px-6"
    >
      <div className="flex items-start gap-3.5">
        <Gift className="mt-1 size-5 shrink-0 text-accent-text" aria-hidden />
        <div className="grid gap-1">
          <h2 id="free-credits" className="text-[1.125rem] leading-tight font-[650]">
            {t('pricing.free', { count: facts.signUpCredits })}
          </h2>
          <p className="text-small text-text-2">{t('pricing.freeText')}</p>
        </div>
      </div>
      <Link to="/auth?view=register" className={buttonClass({ size: 'small' })}>
        {t('pricing.start')}
      </Link>
    </section>
  );
};
