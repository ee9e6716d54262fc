import { loginSchema } from '@portada/contracts';
import { useTranslation } from '../../shared/i18n/translation';
import { useSchemaForm } from '../../shared/schema-form';
import { useLogin } from './api/login';
import { AuthForm, EmailField } from './auth-form';
import { useBotCheck } from '../../shared/bot-check/use-bot-check';
import { PresentPasswordField } from './password-fields';

/** Form that signs in with email and password. */
export const SignInForm = () => {
  const { t } = useTranslation();
  const check = useBotCheck();
  const login = useLogin(check);
  const form = useSchemaForm(loginSchema, (body, refuse) => login.mutate(body, { onError: refuse }));
  return (
    <AuthForm
      form={form}
      call={login}
      submitLabel={t('auth.signIn')}
      busyLabel={t('auth.signingIn')}
      onFocus={() => check.prepare('login')}
    >
      <EmailField error={form.errorOf('email')} />
      <PresentPasswordField error={form.errorOf('password')} />
    </AuthForm>
  );
};
