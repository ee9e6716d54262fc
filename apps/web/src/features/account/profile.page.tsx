import { Card } from '@portada/ui';
import { useTranslation } from '../../shared/i18n/translation';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSession } from '../../shared/session/session';
import { Brand } from './brand/brand';
import { OwnData } from './data/own-data';
import { Ledger } from './ledger/ledger';
import { Overview } from './overview/overview';
import { Preferences } from './preferences/preferences';
import { Purchases } from './purchases/purchases';
import { SectionIndex } from './section';
import { Security } from './security/security';
import { SecurityActivity } from './security/security-activity';

/** The profile page: details of the account and all settings. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title={t('account.profile')} />
      {user === null ? (
        <Card className="p-6 sm:p-8">{t('account.notFound')}</Card>
      ) : (
        <div className="grid gap-x-16 lg:grid-cols-[11rem_minmax(0,46rem)]">
          <SectionIndex />
          <div className="grid min-w-0 gap-14">
            <Overview user={user} />
            <Preferences />
            <Brand />
            <Ledger />
            <Purchases />
            <Security hasPassword={user.hasPassword} />
            <SecurityActivity />
            <OwnData user={user} />
          </div>
        </div>
      )}
    </Page>
  );
};
