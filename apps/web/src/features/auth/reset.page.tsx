import { passwordResetConfirmSchema } from '@portada/contracts';
import { buttonClass } from '@portada/ui';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useTranslation } from '../../shared/i18n/translation';
import { useSchemaForm } from '../../shared/schema-form';
import { useConfirmReset } from './api/reset-password';
import { authCodeOf } from './auth-codes';
import { AuthForm } from './auth-form';
import { AuthHeading } from './auth-heading';
import { TextLink } from './auth-links';
import { useFragmentToken } from './fragment-token';
import { agree, disagreement, NewPasswordFields } from './password-fields';

const formSchema = passwordResetConfirmSchema
  .pick({ password: true })
  .extend({ repeated: z.string() })
  .refine(agree, disagreement);

/** Page of the link in a password reset mail. The page sets a new password. */
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
  const confirm = useConfirmReset();
  const form = useSchemaForm(formSchema, ({ password }, refuse) =>
    confirm.mutate({ token, password }, { onError: refuse }),
  );
  if (confirm.isSuccess) return <Done />;
  return (
    <>
      <AuthHeading title={t('auth.resetTitle')}>{t('auth.resetLead')}</AuthHeading>
      <AuthForm
        form={form}
        call={confirm}
        errorAction={
          authCodeOf(confirm.error) === 'user-token-expired' && (
            <TextLink to="/auth/forgot" className="text-danger-text!">
              {t('auth.askNewLink')}
            </TextLink>
          )
        }
        submitLabel={t('auth.setPassword')}
        busyLabel={t('auth.settingPassword')}
      >
        <NewPasswordFields label={t('auth.newPassword')} errorOf={form.errorOf} />
      </AuthForm>
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
