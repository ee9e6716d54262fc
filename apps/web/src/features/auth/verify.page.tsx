import { Button, buttonClass, Spinner } from '@portada/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client';
import { SavedEmailsNotice } from '../../shared/config/saved-emails-notice';
import { useTranslation } from '../../shared/i18n/translation';
import { useSendVerification } from '../../shared/session/send-verification';
import { useSession } from '../../shared/session/session';
import { verificationQuery } from './api/verify-email';
import { AuthAlert } from './auth-alert';
import { AuthHeading } from './auth-heading';
import { useFragmentToken } from './fragment-token';

/** Page of the link in a verification mail. The page verifies the email. */
export const VerifyPage = () => {
  const token = useFragmentToken();
  const session = useSession();
  // The token of the verification link was already used, perhaps by a second click, so the email is verified.
  if (session.user?.isEmailVerified === true) return <Verified />;
  return token === null ? <Failed error={null} /> : <Verifying token={token} />;
};

const Verifying = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const verification = useQuery(verificationQuery(useQueryClient(), token));
  if (verification.isSuccess) return <Verified />;
  if (verification.isError && !verification.isFetching) {
    const { error } = verification;
    const again =
      error instanceof ApiError && error.isPassing ? () => void verification.refetch() : undefined;
    return <Failed error={error} onRetry={again} />;
  }
  return (
    <>
      <AuthHeading title={t('auth.verifyTitle')} />
      <div className="py-8">
        <Spinner label={t('auth.verifying')} />
      </div>
    </>
  );
};

const Verified = () => {
  const { t } = useTranslation();
  const signedIn = useSession().user !== null;
  return (
    <div role="status" className="grid gap-6">
      <div className="grid gap-4">
        <CircleCheck className="size-9 text-success-text" aria-hidden />
        <AuthHeading title={t('auth.verified')}>{t('auth.verifiedLead')}</AuthHeading>
      </div>
      <Link
        to={signedIn ? '/dashboard' : '/auth'}
        className={buttonClass({ variant: 'volt', size: 'large' })}
      >
        {signedIn ? t('auth.toDashboard') : t('auth.signIn')}
      </Link>
    </div>
  );
};

type FailedProps = {
  /** Error of the email verification; null if the URL contains no token of a verification link. */
  error: Error | null;
  onRetry?: (() => void) | undefined;
};

const Failed = ({ error, onRetry }: FailedProps) => {
  const { t } = useTranslation();
  const signedIn = useSession().user !== null;
  return (
    <>
      <AuthHeading title={error === null ? t('auth.linkBroken') : t('auth.verifyFailed')}>
        {error === null ? t('auth.verifyBroken') : undefined}
      </AuthHeading>
      <AuthAlert error={error} />
      {onRetry && (
        <Button variant="volt" size="large" onClick={onRetry}>
          {t('shared.retry')}
        </Button>
      )}
      {!onRetry && signedIn && <SendAgain />}
      {!onRetry && !signedIn && (
        <div className="grid gap-4">
          <p className="text-body text-text-2">{t('auth.verifySignIn')}</p>
          <Link to="/auth" className={buttonClass({ variant: 'volt', size: 'large' })}>
            {t('auth.signIn')}
          </Link>
        </div>
      )}
    </>
  );
};

const SendAgain = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const send = useSendVerification();
  return (
    <div className="grid gap-4">
      <AuthAlert error={send.error} />
      <div role="status" className="grid gap-4 empty:sr-only">
        {send.isSuccess && user && (
          <>
            <p className="text-body text-text-2">{t('shared.verificationSent', { email: user.email })}</p>
            <SavedEmailsNotice />
          </>
        )}
      </div>
      {!send.isSuccess && (
        <Button
          variant="volt"
          size="large"
          busy={send.isPending}
          busyLabel={t('auth.sendingLink')}
          onClick={() => send.mutate()}
        >
          {t('shared.sendVerification')}
        </Button>
      )}
    </div>
  );
};
