import { Button, Field, TextInput } from '@portada/ui';
import type { FocusEventHandler, ReactNode } from 'react';
import { useHydrated } from '../../shared/hydrated';
import { useTranslation } from '../../shared/i18n/translation';
import type { SchemaForm } from '../../shared/schema-form';
import { AuthAlert } from './auth-alert';
import { useTypedEmail } from './typed-email';

type AuthFormProps = {
  form: Pick<SchemaForm, 'props'>;
  /** The call that it makes. */
  call: { isPending: boolean; error: unknown };
  /** The way on after a failure, such as a link. */
  wayOn?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** Somebody has come into the form. */
  onFocus?: FocusEventHandler;
  /** Its fields. */
  children: ReactNode;
};

/** A form of the auth screens: what went wrong, the fields, and the one button that sends them. */
export const AuthForm = ({ form, call, wayOn, submitLabel, busyLabel, onFocus, children }: AuthFormProps) => {
  // Before the page's code is there, sending would put the fields, with the password, into the address. The code comes
  // with the first touch of the page, so the button looks ready; readers without JavaScript are told what is missing.
  const canSend = useHydrated();
  return (
    <form {...form.props} className="grid gap-5" onFocus={onFocus}>
      <AuthAlert error={call.error}>{wayOn}</AuthAlert>
      {children}
      <Button
        type="submit"
        disabled={!canSend}
        variant="volt"
        size="large"
        busy={call.isPending}
        busyLabel={busyLabel}
        className={canSend ? undefined : 'disabled:cursor-progress disabled:opacity-100'}
      >
        {submitLabel}
      </Button>
    </form>
  );
};

/** The email of an account, the same in whichever form it was typed first. */
export const EmailField = ({ error }: { error: string | undefined }) => {
  const { t } = useTranslation();
  const { email, setEmail } = useTypedEmail();
  return (
    <Field label={t('auth.email')} error={error}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </Field>
  );
};
