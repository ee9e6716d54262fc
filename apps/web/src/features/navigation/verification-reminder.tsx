import type { User } from '@portada/contracts';
import { Button, IconButton } from '@portada/ui';
import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { SavedEmailsNotice } from '../../shared/config/saved-emails-notice';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useTranslation } from '../../shared/i18n/translation';
import { useSendVerification } from '../../shared/session/send-verification';
import { useSession } from '../../shared/session/session';

/** Time in ms for which a dismissed verification reminder is hidden: a week. */
const restMs = 7 * 24 * 60 * 60 * 1000;

const storageKey = (user: User) => `portada.reminded.${user.uid}`;
const isResting = (user: User) => Date.now() - Number(localStorage.getItem(storageKey(user)) ?? 0) < restMs;

/** Reminder to verify the email. The user can dismiss the reminder for a week. */
export const VerificationReminder = () => {
  const { user } = useSession();
  if (user === null || user.isEmailVerified) return null;
  return <Reminder key={user.uid} user={user} />;
};

const Reminder = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const [gone, setGone] = useState(() => isResting(user));
  if (gone) return null;
  const dismiss = () => {
    localStorage.setItem(storageKey(user), String(Date.now()));
    setGone(true);
  };
  return (
    <aside aria-label={t('navigation.verifyReminder')} className="border-b border-border bg-surface-2">
      <div className="mx-auto flex max-w-page items-start gap-3 px-4 py-2 sm:px-6">
        <MailCheck className="mt-3 size-5 shrink-0 text-text-2 max-sm:hidden" aria-hidden />
        <Request user={user} />
        <IconButton
          label={t('navigation.dismiss')}
          icon={<X aria-hidden />}
          className="-mr-3 ml-auto"
          onClick={dismiss}
        />
      </div>
    </aside>
  );
};

/** Content of the verification reminder: text, button that sends the mail again, and result of the last click. */
const Request = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const send = useSendVerification();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
      {!send.isSuccess && (
        <p className="min-w-0 py-2.5 break-words">{t('navigation.verifyText', { email: user.email })}</p>
      )}
      <div role="status" className="empty:sr-only">
        {send.isSuccess && (
          <div className="flex flex-wrap items-center gap-x-4">
            <p className="min-w-0 py-2.5 font-[550] break-words text-text">
              {t('shared.verificationSent', { email: user.email })}
            </p>
            <SavedEmailsNotice />
          </div>
        )}
      </div>
      <p role="alert" className="font-[550] text-danger-text empty:sr-only">
        {send.error && errorMessages.error(send.error)}
      </p>
      {!send.isSuccess && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-4 sm:ml-0"
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('shared.sendVerification')}
        </Button>
      )}
    </div>
  );
};
