import { plansIn } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { registerForPack } from '../../shared/credits/pack-links';
import { PlanCards } from '../../shared/credits/plan-cards';
import { useTranslation } from '../../shared/i18n/translation';
import { Section } from './section';

/** Section of the landing page with the credit packs, their prices and a registration link for each pack. */
export const Packs = () => {
  const { t, language } = useTranslation();
  return (
    <Section id="pricing" title={t('sections.pricing.title')} lead={t('sections.pricing.lead')}>
      <PlanCards
        plans={plansIn(language)}
        action={({ id, name, popular }) => (
          <Link to={registerForPack(id)} className={buttonClass({ variant: popular ? 'volt' : 'outline' })}>
            {t('sections.pricing.choose', { name })}
          </Link>
        )}
      />
      <Link to="/pricing" className="justify-self-start py-1 text-ui underline underline-offset-4">
        {t('sections.pricing.more')}
      </Link>
    </Section>
  );
};
