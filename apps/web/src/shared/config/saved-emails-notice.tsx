import { Mail } from 'lucide-react';
import { useTranslation } from '../i18n/translation';
import { useConfig } from './config';

/** Link to the saved mails. Renders nothing if the server sends mails instead of saving them. */
export const SavedEmailsNotice = () => {
  const { t } = useTranslation();
  if (useConfig()?.mailsAreKept !== true) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-input bg-surface-2 px-4 py-2.5 text-small text-text-2">
      <Mail className="mt-[0.15em] size-[1.15em] shrink-0" aria-hidden />
      <span>
        {t('shared.mailsAreKept')}{' '}
        <a
          href="/dev/mail"
          target="_blank"
          rel="noreferrer"
          className="font-[600] text-text underline underline-offset-4"
        >
          {t('shared.readMails')}
        </a>
      </span>
    </p>
  );
};
