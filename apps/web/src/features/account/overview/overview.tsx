import { type User, countryIn, unspecifiedCountry } from '@portada/contracts';
import { Avatar, Button } from '@portada/ui';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDebt } from '../../../shared/credits/get-credits';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/language';
import { useTranslation } from '../../../shared/i18n/translation';
import { Section } from '../section';
import { ProfileForm } from './profile-form';
import { Spending } from './spending';
import { Verification } from './verification';

/** Balance below which the profile warns of a low balance. */
const lowCredits = 3;

/** Profile of the user, in view or edit mode. */
export const Overview = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const [mode, setMode] = useState<'untouched' | 'editing' | 'left'>('untouched');
  const name = user.displayName || t('account.user');
  return (
    <Section name="overview" title={t('account.sections.overview')} isPlain>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:px-6 sm:py-6">
        <Avatar photo={user.photoURL} name={user.displayName || user.email} size="large" />
        <p className="mr-auto min-w-0 text-[1.375rem] leading-tight font-[750] tracking-[-0.015em] break-words">
          {name}
        </p>
        {mode !== 'editing' && <EditButton takesFocus={mode === 'left'} onEdit={() => setMode('editing')} />}
      </div>
      {mode === 'editing' ? (
        <ProfileForm user={user} onDone={() => setMode('left')} />
      ) : (
        <Identity user={user} />
      )}
      <Standing user={user} />
      <Spending />
    </Section>
  );
};

type EditButtonProps = {
  /**
   * True if the Edit button takes the focus when the button is rendered. The value is true after the edit form was
   * closed.
   */
  takesFocus: boolean;
  onEdit: () => void;
};

const EditButton = ({ takesFocus, onEdit }: EditButtonProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Button ref={button} variant="outline" icon={<Pencil aria-hidden />} onClick={onEdit}>
      {t('account.edit')}
    </Button>
  );
};

/** Editable fields of the profile, and the email, which cannot be edited. */
const Identity = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { country } = user;
  return (
    <dl className="divide-y divide-border">
      <Detail label={t('account.username')}>{user.displayName || t('account.user')}</Detail>
      <Detail label={t('account.email')} note={t('account.emailNote')}>
        {user.email}
      </Detail>
      <Detail label={t('account.country')}>
        {country === null || country === unspecifiedCountry
          ? t('account.noCountry')
          : countryIn(currentLanguage(), country)}
      </Detail>
    </dl>
  );
};

/** Values of the profile that only the server changes, such as the credits. */
const Standing = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const debt = useDebt();
  return (
    <dl className="divide-y divide-border">
      <Detail label={t('account.verification')}>
        <Verification isVerified={user.isEmailVerified} />
      </Detail>
      <Detail label={t('account.memberSince')}>{format.date(user.createdAt)}</Detail>
      <Detail label={t('account.available')}>
        <span className="tabular-nums">{user.credits}</span>
        {user.credits < lowCredits && (
          <p className="text-small text-warning-text">
            {t('account.lowCredits')}{' '}
            <Link to="/credits" className="underline underline-offset-4">
              {t('account.buyCredits')}
            </Link>
          </p>
        )}
      </Detail>
      {debt > 0 && (
        <Detail label={t('plans.debtLabel')} note={t('plans.debtText')}>
          <span className="font-[550] text-warning-text tabular-nums">
            {t('shared.credits', { count: debt })}
          </span>
        </Detail>
      )}
    </dl>
  );
};

const Detail = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 px-5 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-baseline sm:px-6">
    <dt className="text-ui text-text-2">{label}</dt>
    <dd className="min-w-0 break-words">
      {children}
      {note !== undefined && <p className="text-small text-text-3">{note}</p>}
    </dd>
  </div>
);
