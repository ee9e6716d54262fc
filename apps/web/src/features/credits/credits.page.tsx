import { Button } from '@portada/ui';
import { useSearchParams } from 'react-router-dom';
import { DebtNotice } from '../../shared/credits/debt-notice';
import { packIn } from '../../shared/credits/pack-links';
import { PlansOnSale } from './plans-on-sale';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { Widget } from '../../shared/page/widget';
import { PageHeading } from '../../shared/page/page-heading';
import { Balance } from './balance';
import { useCheckout } from './checkout/use-checkout';
import { HowItWorks } from './how-it-works';
import { NeedHelp } from './need-help';
import { Questions } from './questions';
import { ReturnNotice } from './return/return-notice';
import { useReturn } from './return/use-return';

/** Page on which credits are bought, and to which the payment provider returns. */
export const CreditsPage = () => {
  const { t } = useTranslation();
  const checkout = useCheckout();
  const returned = useReturn();
  const chosen = packIn(useSearchParams()[0]);
  return (
    <Page>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid grid-cols-1 gap-2">
          <PageHeading title={t('credits.title')} />
          <p className="text-lead text-text-2">{t('credits.lead')}</p>
        </div>
        <Balance />
      </div>
      <div className="grid gap-4 [&:not(:has(p))]:sr-only">
        <ReturnNotice returned={returned} checkoutAlert={checkout.alert} />
        <DebtNotice />
      </div>
      <section aria-labelledby="packs">
        <h2 id="packs" className="sr-only">
          {t('credits.packs')}
        </h2>
        <Widget>
          <PlansOnSale
            chosen={chosen}
            action={({ id, credits, popular }) => (
              <Button
                variant={(chosen === null ? popular : chosen === id) ? 'volt' : 'outline'}
                busy={checkout.processing === id}
                busyLabel={t('credits.processing')}
                disabled={checkout.processing !== null}
                onClick={() => checkout.buy(id)}
              >
                {t('credits.buy', { count: credits })}
              </Button>
            )}
          />
        </Widget>
        <p className="pt-5 text-small text-text-3">{t('credits.packsNote')}</p>
      </section>
      <HowItWorks />
      <Questions />
      <NeedHelp />
    </Page>
  );
};
