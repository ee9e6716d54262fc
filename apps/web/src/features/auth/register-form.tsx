import { zodResolver } from '@hookform/resolvers/zod';
import { facts, fieldMessage, registerSchema } from '@portada/contracts';
import { Alert, Button, Field, Select, TextInput } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../shared/api/client';
import { CountryOptions } from '../../shared/country-options';
import { useSentences } from '../../shared/i18n/sentences';
import { useRegister } from './api/register';
import { PasswordInput } from './password-input';

const formPasswords = z.object({ password: z.string(), repeated: z.string() });

const formSchema = registerSchema
  .extend({ repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    error: fieldMessage('passwords_differ'),
    // Told even while other fields are still wrong.
    when: ({ value }) => formPasswords.safeParse(value).success,
  });

type FormValues = z.infer<typeof formSchema>;
const fieldNames = ['email', 'password', 'displayName', 'country'] as const;

/** Makes a new account. */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const register = useRegister();
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { displayName: '', email: '', country: '', password: '', repeated: '', website: '' },
  });
  const errorOf = (name: keyof FormValues) => sentences.field(form.formState.errors[name]?.message);

  const submit = form.handleSubmit(({ repeated: _, website, ...body }) => {
    // Nobody sees this field: who fills it is a robot, and hears nothing.
    if (website) return;
    register.mutate(body, {
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const name of fieldNames) {
          const message = error.fields[name];
          if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
        }
      },
    });
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Alert>{register.error && sentences.error(register.error)}</Alert>
      <Field label={t('auth.fullName')} error={errorOf('displayName')}>
        <TextInput
          autoComplete="name"
          maxLength={facts.displayName.max}
          required
          {...form.register('displayName')}
        />
      </Field>
      <Field label={t('auth.email')} error={errorOf('email')}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.register('email')}
        />
      </Field>
      <Field label={t('auth.country')} error={errorOf('country')}>
        <Select autoComplete="country-name" required {...form.register('country')}>
          <option value="">{t('auth.selectCountry')}</option>
          <CountryOptions />
        </Select>
      </Field>
      <Field
        label={t('auth.password')}
        hint={t('auth.passwordHint', { count: facts.password.min })}
        error={errorOf('password')}
      >
        <PasswordInput autoComplete="new-password" required {...form.register('password')} />
      </Field>
      <Field label={t('auth.repeatPassword')} error={errorOf('repeated')}>
        <PasswordInput autoComplete="new-password" required {...form.register('repeated')} />
      </Field>
      <div hidden>
        <label>
          {t('auth.website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      <Button
        type="submit"
        variant="volt"
        size="large"
        busy={register.isPending}
        busyLabel={t('auth.creatingAccount')}
      >
        {t('auth.createAccount')}
      </Button>
    </form>
  );
};
