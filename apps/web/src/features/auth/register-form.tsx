import { zodResolver } from '@hookform/resolvers/zod';
import { facts, registerSchema } from '@portada/contracts';
import { Button, Field, Select, TextInput } from '@portada/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CountryOptions } from '../../shared/country-options';
import { useSentences } from '../../shared/i18n/sentences';
import { useRegister } from './api/register';
import { AuthAlert } from './auth-alert';
import { authCodeOf } from './auth-codes';
import { TextLink } from './auth-links';
import { useTypedEmail } from './auth.layout';
import { useBotCheck } from './bot-check/use-bot-check';
import { showFieldErrors } from './field-errors';
import { agree, disagreement, NewPasswordFields } from './new-password';

const formSchema = registerSchema.extend({ repeated: z.string() }).refine(agree, disagreement);

type FormValues = z.infer<typeof formSchema>;
const fieldNames = ['displayName', 'email', 'country', 'password'] as const;

/** Makes a new account. */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const sentences = useSentences();
  const { email, setEmail } = useTypedEmail();
  const check = useBotCheck();
  const register = useRegister(check);
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { displayName: '', email, country: '', password: '', repeated: '', website: '' },
  });
  const errorOf = (name: keyof FormValues) => sentences.field(form.formState.errors[name]?.message);

  const submit = form.handleSubmit(({ repeated: _, website, ...body }) => {
    // Nobody sees this field: who fills it is a robot, and hears nothing.
    if (website) return;
    register.mutate(body, { onError: (error) => showFieldErrors(form, error, fieldNames) });
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={() => check.prepare('register')}>
      <AuthAlert error={register.error}>
        {authCodeOf(register.error) === 'email-already-in-use' && (
          <TextLink to="/auth" replace className="text-danger-text!">
            {t('auth.signInInstead')}
          </TextLink>
        )}
      </AuthAlert>
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
          {...form.register('email', { onChange: () => setEmail(form.getValues('email')) })}
        />
      </Field>
      <Field label={t('auth.country')} error={errorOf('country')}>
        <Select autoComplete="country-name" required {...form.register('country')}>
          <option value="">{t('auth.selectCountry')}</option>
          <CountryOptions />
        </Select>
      </Field>
      <NewPasswordFields
        label={t('auth.password')}
        password={form.register('password')}
        repeated={form.register('repeated')}
        errors={{ password: errorOf('password'), repeated: errorOf('repeated') }}
      />
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
