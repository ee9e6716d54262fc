import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetSchema } from '@portada/contracts';
import { Button, Field, TextInput } from '@portada/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KeptMailsHint } from '../../shared/config/kept-mails-hint';
import { useSentences } from '../../shared/i18n/sentences';
import { useAskForReset } from './api/reset-password';
import { AuthAlert } from './auth-alert';
import { AuthHeading } from './auth-heading';
import { TextLink } from './auth-links';
import { useTypedEmail } from './auth.layout';
import { showFieldErrors } from './field-errors';

/** Asks for the mail with which a new password can be set. */
export const ForgotPage = () => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const { email, setEmail } = useTypedEmail();
  const ask = useAskForReset();
  const form = useForm({ resolver: zodResolver(passwordResetSchema), defaultValues: { email } });
  const submit = form.handleSubmit((body) =>
    ask.mutate(body.email, { onError: (error) => showFieldErrors(form, error, ['email']) }),
  );
  return (
    <>
      <AuthHeading title={t('auth.forgotTitle')}>
        {ask.isSuccess ? undefined : t('auth.forgotLead')}
      </AuthHeading>
      {ask.isSuccess ? (
        <Asked email={ask.variables} onAgain={ask.reset} />
      ) : (
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <AuthAlert error={ask.error} />
          <Field label={t('auth.email')} error={sentences.field(form.formState.errors.email?.message)}>
            <TextInput
              type="email"
              autoComplete="username"
              inputMode="email"
              required
              {...form.register('email', { onChange: () => setEmail(form.getValues('email')) })}
            />
          </Field>
          <Button
            type="submit"
            variant="volt"
            size="large"
            busy={ask.isPending}
            busyLabel={t('auth.sendingLink')}
          >
            {t('auth.sendLink')}
          </Button>
        </form>
      )}
      <p className="border-t border-border pt-5 text-center text-small text-text-2">
        {t('auth.remembered')} <TextLink to="/auth">{t('auth.signIn')}</TextLink>
      </p>
    </>
  );
};

/** What was done, without a word on whether there is such an account. */
const Asked = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div ref={text} role="status" tabIndex={-1} className="grid gap-3 text-body text-text-2 outline-none">
        <p className="text-text">{t('auth.asked', { email })}</p>
        <p className="text-small">{t('auth.askedHelp')}</p>
      </div>
      <KeptMailsHint />
      <Button variant="outline" onClick={onAgain}>
        {t('auth.askAgain')}
      </Button>
    </div>
  );
};
