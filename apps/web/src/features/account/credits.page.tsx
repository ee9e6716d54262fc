import { facts } from '@portada/contracts';
import { Card } from '@portada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSession } from '../../shared/session/session';

/** The balance, and what a credit is. */
export const CreditsPage = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const lines = [
    t('account.factCost', { count: facts.creditsPerGeneration }),
    t('account.factFail'),
    t('account.factExpire'),
    t('account.factFree', { count: facts.signUpCredits }),
    t('account.factLedger'),
  ];
  return (
    <Page narrow>
      <div className="grid gap-2">
        <PageHeading title={t('account.credits')} />
        <p className="text-lead text-text-2">{t('account.creditsLead')}</p>
      </div>
      <div className="crop-marks text-border-control">
        <Card className="flex items-end justify-between gap-6 p-6 text-text sm:p-8">
          <span className="text-ui text-text-2">{t('account.available')}</span>
          <span className="text-[4.5rem] leading-[0.85] font-[800] tracking-[-0.04em] tabular-nums">
            {user?.credits ?? '–'}
          </span>
        </Card>
      </div>
      <section aria-labelledby="credit-facts" className="grid gap-3 pt-2">
        <h2 id="credit-facts" className="text-h3">
          {t('account.facts')}
        </h2>
        <ol className="divide-y divide-border border-y border-border">
          {lines.map((line, index) => (
            <li key={line} className="flex gap-5 py-3.5">
              <span className="w-5 shrink-0 pt-[0.3em] text-micro text-text-3 tabular-nums" aria-hidden>
                {index + 1}A
              </span>
              <span className="text-body text-text-2">{line}</span>
            </li>
          ))}
        </ol>
        <Link
          to="/profile#ledger"
          className="inline-flex min-h-11 items-center justify-self-start text-ui text-accent-text underline underline-offset-4"
        >
          {t('account.ledgerLink')}
        </Link>
      </section>
    </Page>
  );
};
