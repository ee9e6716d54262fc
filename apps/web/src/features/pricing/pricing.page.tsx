import { productConfig } from '@portada/contracts';
import type { ComponentType } from 'react';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSessionIndicator } from '../../shared/session/session-indicator';
import { Seo } from '../../shared/site/seo';

/** @property Buying the part of the page below the heading; visitors see its server HTML */
type PricingPageProps = { Buying: ComponentType<{ isStale?: boolean }> };

/** Public page with the prices of the credit packs. */
export const PricingPage = ({ Buying }: PricingPageProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const isSignedIn = useSessionIndicator();
  const [{ cents, currency }] = productConfig.creditPlans;
  return (
    <Page>
      <Seo
        path="/pricing"
        title={t('pricing.tab', { price: format.money(cents / 100, currency) })}
        description={t('pricing.description', { count: productConfig.signUpCredits })}
        image="/cards/pricing.jpg"
        imageAlt={t('pricing.card')}
      />
      <div className="grid gap-4">
        <PageHeading title={t('pricing.title')} hasSeo className="!text-display">
          {t('pricing.headline')}
        </PageHeading>
        <p className="max-w-[52ch] text-lead text-text-2">{t('pricing.lead')}</p>
      </div>
      <Buying isStale={isSignedIn} />
    </Page>
  );
};
