import { Button, Field, TextInput } from '@portada/ui';
import type { FocusEventHandler, ReactNode } from 'react';
import { useHydrated } from '../../shared/hydrated';
import { useTranslation } from '../../shared/i18n/translation';
import type { SchemaForm } from '../../shared/schema-form';
import { AuthAlert } from './auth-alert';
import { useTypedEmail } from './typed-email';

type AuthFormProps = {
  form: Pick<SchemaForm, 'props'>;
  /** State of the api call that the form sends. */
  call: { isPending: boolean; error: unknown };
  /** Content after the error message of the form, such as a link. */
  errorAction?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** Called when a field of the form gets the focus. */
  onFocus?: FocusEventHandler;
  /** Fields of the sign-in or registration form. */
  children: ReactNode;
};

/** Form of the sign-in screens with error, fields and submit button. */
export const AuthForm = ({
  form,
  call,
  errorAction,
  submitLabel,
  busyLabel,
  onFocus,
  children,
}: AuthFormProps) => {
  // Submitting before hydration would put the fields, with the password, into the URL. The first interaction starts the
  // hydration, so the button looks enabled. Without JavaScript, a note explains that the form needs JavaScript.
  const canSend = useHydrated();
  return (
    <form {...form.props} className="grid gap-5" onFocus={onFocus}>
      <AuthAlert error={call.error}>{errorAction}</AuthAlert>
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

/** Email field of all sign-in forms. */
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
