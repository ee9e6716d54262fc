import { passwordResetSchema } from '@portada/contracts';
import { Button } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { SavedEmailsNotice } from '../../shared/config/saved-emails-notice';
import { useTranslation } from '../../shared/i18n/translation';
import { useSchemaForm } from '../../shared/schema-form';
import { useRequestReset } from './api/reset-password';
import { AuthForm, EmailField } from './auth-form';
import { AuthHeading } from './auth-heading';
import { TextLink } from './auth-links';

/** Page that requests a mail with a password reset link. */
export const ForgotPage = () => {
  const { t } = useTranslation();
  const ask = useRequestReset();
  const form = useSchemaForm(passwordResetSchema, ({ email }, refuse) =>
    ask.mutate(email, { onError: refuse }),
  );
  return (
    <>
      <AuthHeading title={t('auth.forgotTitle')}>
        {ask.isSuccess ? undefined : t('auth.forgotLead')}
      </AuthHeading>
      {ask.isSuccess ? (
        <Requested email={ask.variables} onAgain={ask.reset} />
      ) : (
        <AuthForm form={form} call={ask} submitLabel={t('auth.sendLink')} busyLabel={t('auth.sendingLink')}>
          <EmailField error={form.errorOf('email')} />
        </AuthForm>
      )}
      <p className="border-t border-border pt-5 text-center text-small text-text-2">
        {t('auth.remembered')} <TextLink to="/auth">{t('auth.signIn')}</TextLink>
      </p>
    </>
  );
};

/** Confirmation of a password reset request. The text does not reveal if an account with the email exists. */
const Requested = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div ref={text} role="status" tabIndex={-1} className="grid gap-3 text-body text-text-2 outline-none">
        <p className="text-text">{t('auth.asked', { email })}</p>
        <p className="text-small">{t('auth.askedHelp')}</p>
      </div>
      <SavedEmailsNotice />
      <Button variant="outline" onClick={onAgain}>
        {t('auth.askAgain')}
      </Button>
    </div>
  );
};
