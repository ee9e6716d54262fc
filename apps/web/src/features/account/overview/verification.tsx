import { Badge, Button, toast } from '@portada/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { SavedEmailsNotice } from '../../../shared/config/saved-emails-notice';
import { useTranslation } from '../../../shared/i18n/translation';
import { useSendVerification } from '../../../shared/session/send-verification';

/** Verification status of the user's email. For an unverified email a button sends the verification mail again. */
export const Verification = ({ isVerified }: { isVerified: boolean }) => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const send = useSendVerification();
  if (isVerified) {
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden />}>
        {t('account.verified')}
      </Badge>
    );
  }
  const ask = () =>
    send.mutate(undefined, {
      onError: (error) => toast.error(t('account.sendFailed', { message: errorMessages.error(error) })),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge icon={<CircleDashed aria-hidden />}>{t('account.notVerified')}</Badge>
      {!send.isSuccess && (
        <Button
          variant="outline"
          size="small"
          busy={send.isPending}
          busyLabel={t('account.sending')}
          onClick={ask}
        >
          {t('account.sendAgain')}
        </Button>
      )}
      <p role="status" className="text-small text-text-2 empty:sr-only">
        {send.isSuccess ? t('account.sent') : ''}
      </p>
      {send.isSuccess && <SavedEmailsNotice />}
    </div>
  );
};
