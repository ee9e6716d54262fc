import { facts, fieldMessage } from '@portada/contracts';
import { Field } from '@portada/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PasswordInput } from '../../shared/password-input';

const passwords = z.object({ password: z.string(), repeated: z.string() });

/** For zod's `refine`: a new password was typed twice the same. */
export const agree = ({ password, repeated }: z.infer<typeof passwords>): boolean => password === repeated;

/** How `agree` is told, at the second field. */
export const disagreement = {
  path: ['repeated'],
  error: fieldMessage('passwords_differ'),
  // Told even while other fields are still wrong.
  when: ({ value }: { value: unknown }) => passwords.safeParse(value).success,
};

type NewPasswordFieldsProps = {
  label: string;
  password: ComponentProps<'input'>;
  repeated: ComponentProps<'input'>;
  errors: { password: string | undefined; repeated: string | undefined };
};

/** A new password and its repetition; give the registrations of the form's fields `password` and `repeated`. */
export const NewPasswordFields = ({ label, password, repeated, errors }: NewPasswordFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={label}
        hint={t('auth.passwordHint', { count: facts.password.min })}
        error={errors.password}
      >
        <PasswordInput autoComplete="new-password" required {...password} />
      </Field>
      <Field label={t('auth.repeatPassword')} error={errors.repeated}>
        <PasswordInput autoComplete="new-password" required {...repeated} />
      </Field>
    </>
  );
};
