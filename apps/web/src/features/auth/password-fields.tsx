import { productConfig, fieldMessage } from '@portada/contracts';
import { Field } from '@portada/ui';
import { z } from 'zod';
import { useTranslation } from '../../shared/i18n/translation';
import { PasswordInput } from '../../shared/password-input';
import { ForgotLink } from './auth-links';

/** Field of the current password, with a link to the password reset. */
export const PresentPasswordField = ({ error }: { error: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Field label={t('auth.password')} error={error} aside={<ForgotLink />}>
      <PasswordInput name="password" autoComplete="current-password" required />
    </Field>
  );
};

const passwords = z.object({ password: z.string(), repeated: z.string() });

/** Condition for zod's `refine`: returns true if the new password and its repetition are equal. */
export const agree = ({ password, repeated }: z.infer<typeof passwords>): boolean => password === repeated;

/** Options of zod's `refine` for `agree`: the error "passwords differ" is shown at the field `repeated`. */
export const disagreement = {
  path: ['repeated'],
  error: fieldMessage('passwords_differ'),
  // The error about different passwords is shown even if other fields are invalid.
  when: ({ value }: { value: unknown }) => passwords.safeParse(value).success,
};

type NewPasswordFieldsProps = {
  label: string;
  errorOf: (name: 'password' | 'repeated') => string | undefined;
};

/** Fields of a new password and its repetition, named `password` and `repeated`. */
export const NewPasswordFields = ({ label, errorOf }: NewPasswordFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={label}
        hint={t('auth.passwordHint', { count: productConfig.password.min })}
        error={errorOf('password')}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label={t('auth.repeatPassword')} error={errorOf('repeated')}>
        <PasswordInput name="repeated" autoComplete="new-password" required />
      </Field>
    </>
  );
};
