import { buttonClass, Card } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSession } from '../../shared/session/session';
import { SecondFactor } from './security/second-factor/second-factor';

/** Page `/second-factor`: the only page of an administrator who must set up a second factor first. */
export const SetUpSecondFactorPage = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const isNeeded = user?.needsSecondFactor ?? false;
  return (
    <Page>
      <PageHeading title={t('secondFactor.pageTitle')} />
      <div className="grid max-w-[46rem] gap-6">
        <p className="text-body text-text-2">
          {t(isNeeded ? 'secondFactor.pageNeeded' : 'secondFactor.pageDone')}
        </p>
        <Card className="min-w-0 divide-y divide-border">
          <SecondFactor />
        </Card>
        {!isNeeded && (
          <Link to="/dashboard" className={`${buttonClass({ variant: 'volt' })} justify-self-start`}>
            {t('secondFactor.continue')}
          </Link>
        )}
      </div>
    </Page>
  );
};
