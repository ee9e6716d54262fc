import { Button, Field, TextInput } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, api, nothing } from '../api/client';
import { useErrorMessages } from '../i18n/error-messages';
import { registerMessages, useTranslation } from '../i18n/translation';
import { PasswordInput } from '../password-input';
import { useSession } from '../session/session';
import { needsRecentSignIn } from './needs-recent-sign-in';
import { usePasskeyStep } from './passkey-step';
import { recentSignInMessages } from './recent-sign-in.messages';

registerMessages({ recentSignIn: recentSignInMessages });

type PasswordStep = {
  /** Field of the password or of a code, or a hint for an account without both; null if the action does not need a recent sign-in. */
  field: ReactNode;
  /** Message for an alert; undefined if there is none, or if it is shown at the password field. */
  error: string | undefined;
  isPending: boolean;
  /** Runs an action. If the last try needed a recent sign-in, the password or code is confirmed first. */
  run: (action: () => void) => void;
};

/** Focuses the first field of an element that appears. */
const focusFirstField = (element: HTMLElement | null): void => element?.querySelector('input')?.focus();

/**
 * Returns the step of an action that the server allows only after a recent sign-in: the password again, a code of the
 * second factor, or a passkey. The step appears after the server has refused the action for that reason, and its field gets
 * the focus.
 * @param actionError error of the action's last try
 */
export const usePasswordStep = (actionError: Error | null): PasswordStep => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const session = useSession();
  const [wantsCode, setWantsCode] = useState(false);
  const [typed, setTyped] = useState('');
  const hasPassword = session.user?.hasPassword ?? true;
  const hasCode = session.user?.hasSecondFactor ?? false;
  const usesCode = hasCode && (wantsCode || !hasPassword);
  const confirmation = useMutation({
    mutationFn: () =>
      api.post('/api/auth/confirm', usesCode ? { code: typed } : { password: typed }, nothing),
  });
  const isNeeded = needsRecentSignIn(actionError);
  const passkey = usePasskeyStep(isNeeded && hasCode);
  if (!isNeeded)
    return {
      field: null,
      error: actionError ? errorMessages.error(actionError) : undefined,
      isPending: false,
      run: passkey.remember,
    };
  if (!hasPassword && !hasCode)
    return {
      field: <p className="text-ui">{t('recentSignIn.signInAgain')}</p>,
      error: undefined,
      isPending: false,
      run: passkey.remember,
    };
  const { error } = confirmation;
  const fieldError = error instanceof ApiError ? error.fields[usesCode ? 'code' : 'password'] : undefined;
  const switchField = () => {
    setWantsCode(!usesCode);
    setTyped('');
    confirmation.reset();
  };
  return {
    field: (
      <div ref={focusFirstField} className="grid justify-items-start gap-2 *:first:w-full">
        <Field
          label={t(usesCode ? 'recentSignIn.yourCode' : 'recentSignIn.yourPassword')}
          hint={t('recentSignIn.yourPasswordHint')}
          error={errorMessages.field(fieldError)}
        >
          {usesCode ? (
            <TextInput
              autoComplete="one-time-code"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : (
            <PasswordInput
              autoComplete="current-password"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {hasCode && hasPassword && (
            <Button variant="outline" size="small" onClick={switchField}>
              {t(usesCode ? 'recentSignIn.usePassword' : 'recentSignIn.useCode')}
            </Button>
          )}
          {passkey.button}
        </div>
      </div>
    ),
    error: error && fieldError === undefined ? errorMessages.error(error) : passkey.error,
    isPending: confirmation.isPending || passkey.isPending,
    run: (action) => {
      passkey.reset();
      confirmation.mutate(undefined, { onSuccess: action });
    },
  };
};
