import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginBody, loginSchema } from '@portada/contracts';
import { Alert, Button, Field, TextInput } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSentences } from '../../shared/i18n/sentences';
import { useLogin } from './api/login';
import { PasswordInput } from './password-input';

/** Email and password of an account that exists. */
export const SignInForm = () => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const login = useLogin();
  const form = useForm<LoginBody>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((body) => login.mutate(body))}>
      <Alert>{login.error && sentences.error(login.error)}</Alert>
      <Field label={t('auth.email')} error={sentences.field(errors.email?.message)}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.register('email')}
        />
      </Field>
      <Field label={t('auth.password')} error={sentences.field(errors.password?.message)}>
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
