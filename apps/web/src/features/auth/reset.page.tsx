import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetConfirmSchema } from '@portada/contracts';
import { Button, buttonClass } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useSentences } from '../../shared/i18n/sentences';
import { useConfirmReset } from './api/reset-password';
import { AuthAlert } from './auth-alert';
import { authCodeOf } from './auth-codes';
import { AuthHeading } from './auth-heading';
import { TextLink } from './auth-links';
import { showFieldErrors } from './field-errors';
import { useFragmentToken } from './fragment-token';
import { agree, disagreement, NewPasswordFields } from './new-password';

const formSchema = passwordResetConfirmSchema
  .pick({ password: true })
  .extend({ repeated: z.string() })
  .refine(agree, disagreement);

/** Where the link of a reset mail leads: a new password. */
export const ResetPage = () => {
  const { t } = useTranslation();
  const token = useFragmentToken();
  if (token !== null) return <ResetScreen key={token} token={token} />;
  return (
    <>
      <AuthHeading title={t('auth.linkBroken')}>{t('auth.resetBroken')}</AuthHeading>
      <Link to="/auth/forgot" className={buttonClass({ variant: 'volt', size: 'large' })}>
        {t('auth.askNewLink')}
      </Link>
    </>
  );
};

const ResetScreen = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const confirm = useConfirmReset();
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '', repeated: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) =>
    confirm.mutate({ token, password }, { onError: (error) => showFieldErrors(form, error, ['password']) }),
  );
  if (confirm.isSuccess) return <Done />;
  return (
    <>
      <AuthHeading title={t('auth.resetTitle')}>{t('auth.resetLead')}</AuthHeading>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <AuthAlert error={confirm.error}>
          {authCodeOf(confirm.error) === 'user-token-expired' && (
            <TextLink to="/auth/forgot" className="text-danger-text!">
              {t('auth.askNewLink')}
            </TextLink>
          )}
        </AuthAlert>
        <NewPasswordFields
          label={t('auth.newPassword')}
          password={form.register('password')}
          repeated={form.register('repeated')}
          errors={{
            password: sentences.field(errors.password?.message),
            repeated: sentences.field(errors.repeated?.message),
          }}
        />
        <Button
          type="submit"
          variant="volt"
          size="large"
          busy={confirm.isPending}
          busyLabel={t('auth.settingPassword')}
        >
          {t('auth.setPassword')}
        </Button>
      </form>
    </>
  );
};

const Done = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-6">
      <AuthHeading title={t('auth.resetDone')}>{t('auth.resetDoneLead')}</AuthHeading>
      <Link to="/auth" className={buttonClass({ variant: 'volt', size: 'large' })}>
        {t('auth.signIn')}
      </Link>
    </div>
  );
};
