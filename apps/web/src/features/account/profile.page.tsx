import { type User, countryIn } from '@portada/contracts';
import { Avatar, Badge, Card } from '@portada/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/format';
import { currentLanguage } from '../../shared/i18n/language';
import { Page } from '../../shared/page/page';
import { PageHeading } from '../../shared/page/page-heading';
import { useSession } from '../../shared/session/session';

/** What the account says of its user. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Page narrow>
      <PageHeading title={t('account.profile')} />
      <Card className="p-6 sm:p-8">{user ? <Profile user={user} /> : <p>{t('account.notFound')}</p>}</Card>
    </Page>
  );
};

const Fact = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div className="grid gap-1 py-4 sm:grid-cols-[12rem_1fr] sm:gap-6">
    <dt className="text-ui text-text-2">{label}</dt>
    <dd className="min-w-0 break-words">
      {children}
      {note !== undefined && <p className="text-small text-text-3">{note}</p>}
    </dd>
  </div>
);

const Profile = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-5">
        <Avatar photo={user.photoURL} name={user.displayName || user.email} size="large" />
        <h2 className="min-w-0 text-[1.5rem] leading-tight font-[750] tracking-[-0.02em]">
          {user.displayName || t('account.user')}
        </h2>
      </div>
      <dl className="divide-y divide-border">
        <Fact label={t('account.username')}>{user.displayName || t('account.user')}</Fact>
        <Fact label={t('account.email')} note={t('account.emailNote')}>
          {user.email}
        </Fact>
        <Fact label={t('account.country')}>
          {user.country === null ? t('account.noCountry') : countryIn(currentLanguage(), user.country)}
        </Fact>
        <Fact label={t('account.verification')}>
          {user.isEmailVerified ? (
            <Badge tone="success" icon={<CircleCheck aria-hidden />}>
              {t('account.verified')}
            </Badge>
          ) : (
            <Badge icon={<CircleDashed aria-hidden />}>{t('account.notVerified')}</Badge>
          )}
        </Fact>
        <Fact label={t('account.memberSince')}>{format.date(user.createdAt)}</Fact>
        <Fact label={t('account.available')}>
          <span className="tabular-nums">{user.credits}</span>
        </Fact>
      </dl>
    </div>
  );
};
