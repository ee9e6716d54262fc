import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginBody, loginSchema } from '@portada/contracts';
import { Button, Field, TextInput } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSentences } from '../../shared/i18n/sentences';
import { useLogin } from './api/login';
import { AuthAlert } from './auth-alert';
import { ForgotLink } from './auth-links';
import { useTypedEmail } from './auth.layout';
import { useBotCheck } from './bot-check/use-bot-check';
import { showFieldErrors } from './field-errors';
import { PasswordInput } from '../../shared/password-input';

/** Email and password of an account that exists. */
export const SignInForm = () => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const { email, setEmail } = useTypedEmail();
  const check = useBotCheck();
  const login = useLogin(check);
  const form = useForm<LoginBody>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    login.mutate(body, { onError: (error) => showFieldErrors(form, error, ['email', 'password']) }),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={() => check.prepare('login')}>
      <AuthAlert error={login.error} />
      <Field label={t('auth.email')} error={sentences.field(errors.email?.message)}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.register('email', { onChange: () => setEmail(form.getValues('email')) })}
        />
      </Field>
      <Field
        label={t('auth.password')}
        error={sentences.field(errors.password?.message)}
        aside={<ForgotLink />}
      >
        <PasswordInput autoComplete="current-password" required {...form.register('password')} />
      </Field>
      <Button
        type="submit"
        variant="volt"
        size="large"
        busy={login.isPending}
        busyLabel={t('auth.signingIn')}
      >
        {t('auth.signIn')}
      </Button>
    </form>
  );
};
