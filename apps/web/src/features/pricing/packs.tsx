import { productConfig, plansIn } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { buyPack, registerForPack } from '../../shared/credits/pack-links';
import { PlanCards } from '../../shared/credits/plan-cards';
import { useTranslation } from '../../shared/i18n/translation';
import { useSessionIndicator } from '../../shared/session/session-indicator';

/** Cards of the packs. Visitors get links to the registration, signed-in users get links to Buy Credits. */
export const Packs = () => {
  const { t, language } = useTranslation();
  const isSignedIn = useSessionIndicator();
  return (
    <div className="grid gap-8">
      {!isSignedIn && <FreeCredits />}
      <section aria-labelledby="packs">
        <h2 id="packs" className="sr-only">
          {t('buying.packs')}
        </h2>
        <PlanCards
          plans={plansIn(language)}
          action={({ id, name, popular }) => (
            <Link
              to={isSignedIn ? buyPack(id) : registerForPack(id)}
              className={buttonClass({ variant: popular ? 'volt' : 'outline' })}
            >
              {t('buying.choose', { name })}
            </Link>
          )}
        />
        <p className="pt-5 text-small text-text-3">{t('buying.note')}</p>
      </section>
    </div>
  );
};

/** Banner about the free credits of a new account. */
const FreeCredits = () => {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="free-credits"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-accent-soft px-5 py-5 sm:px-6"
    >
      <div className="grid gap-1">
        <h2 id="free-credits" className="text-h3">
          {t('buying.free', { count: productConfig.signUpCredits })}
        </h2>
        <p className="text-small text-text-2">{t('buying.freeText')}</p>
      </div>
      <Link to="/auth?view=register" className={buttonClass({ size: 'small' })}>
        {t('buying.start')}
      </Link>
    </section>
  );
};
