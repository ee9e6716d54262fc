import type { AdminUserDetail } from '@portada/contracts';
import { Card, ErrorState, Skeleton } from '@portada/ui';
import { useParams } from 'react-router-dom';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { ConsoleLink } from '../console/console-link';
import { ConsolePage } from '../console/console-page';
import { Detail } from '../console/detail';
import { useAdminUser } from './get-users';
import { UserActions } from './user-actions';
import { Holds, LatestLedger, LatestPurchases, LatestSecurityEvents, OpenSessions } from './user-records';
import { UserStatusBadge } from './user-status';

/** Page `/admin/users/:userId`: one account with its latest records, and the actions on it. */
export const UserPage = () => {
  const { userId = '' } = useParams();
  return <Content key={userId} id={userId} />;
};

const Content = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const { data, isPending, error, refetch } = useAdminUser(id);
  return (
    <ConsolePage
      title={data ? data.displayName || data.email : t('adminUsers.title')}
      within={{ to: '/admin/users', list: t('adminUsers.title'), current: id.slice(0, 8) }}
    >
      {data ? (
        <>
          <Summary user={data} />
          <Holds user={data} />
          <LatestLedger user={data} />
          <LatestPurchases user={data} />
          <OpenSessions user={data} />
          <LatestSecurityEvents user={data} />
        </>
      ) : isPending ? (
        <div role="status" aria-label={t('shared.loading')} className="grid gap-8">
          <Skeleton className="h-56" />
          <Skeleton className="h-80" />
        </div>
      ) : (
        <Card>
          <ErrorState
            title={t('adminUsers.detailFailed')}
            text={errorMessages.error(error)}
            retryLabel={t('shared.retry')}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </ConsolePage>
  );
};

const Summary = ({ user }: { user: AdminUserDetail }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, email, isEmailVerified, role, country, language, credits } = user;
  const balance = [
    t('adminUsers.available', { count: credits.available }),
    credits.held > 0 ? t('adminUsers.held', { count: credits.held }) : null,
    credits.debt > 0 ? t('adminUsers.owed', { count: credits.debt }) : null,
  ];
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <UserStatusBadge isDisabled={user.disabledAt !== null} />
        <UserActions user={user} />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-4">
        <Detail label={t('adminUsers.email')}>
          {email} ({t(isEmailVerified ? 'adminUsers.verified' : 'adminUsers.unverified')})
        </Detail>
        <Detail label={t('adminUsers.credits')}>{balance.filter(Boolean).join(' · ')}</Detail>
        <Detail label={t('adminUsers.role')}>{t(`adminUsers.roleOf.${role}`)}</Detail>
        <Detail label={t('adminUsers.since')}>{format.dateTime(user.createdAt)}</Detail>
        {user.disabledAt && (
          <Detail label={t('adminUsers.disabledSince')}>{format.dateTime(user.disabledAt)}</Detail>
        )}
        <Detail label={t('adminUsers.signIn')}>
          {t(user.hasPassword ? 'adminUsers.signInPassword' : 'adminUsers.signInThird')}
        </Detail>
        <Detail label={t('adminUsers.secondFactor')}>
          {t(user.hasSecondFactor ? 'adminUsers.factorOn' : 'adminUsers.factorOff')}
        </Detail>
        <Detail label={t('adminUsers.country')}>{country ?? '–'}</Detail>
        <Detail label={t('adminUsers.language')}>{language ?? '–'}</Detail>
        <Detail label={t('adminUsers.id')}>{id}</Detail>
      </dl>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-ui">
        <ConsoleLink to={`/admin/generations?q=${encodeURIComponent(email)}`}>
          {t('adminUsers.generations')}
        </ConsoleLink>
      </p>
    </Card>
  );
};
