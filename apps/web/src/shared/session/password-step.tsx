import { Field } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, api, nothing } from '../api/client';
import { useErrorMessages } from '../i18n/error-messages';
import { useTranslation } from '../i18n/translation';
import { PasswordInput } from '../password-input';
import { useSession } from './session';

type PasswordStep = {
  /** Password field, or a hint for an account without a password; null if the action does not need a recent sign-in. */
  field: ReactNode;
  /** Message for an alert; undefined if there is none, or if it is shown at the password field. */
  error: string | undefined;
  isPending: boolean;
  /** Runs an action. If the last try needed a recent sign-in, the password is confirmed first. */
  run: (action: () => void) => void;
};

/**
 * Returns the password step of an action that the server allows only after a recent sign-in. The step appears after the server
 * has refused the action for that reason.
 * @param actionError error of the action's last try
 */
export const usePasswordStep = (actionError: Error | null): PasswordStep => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const session = useSession();
  const [password, setPassword] = useState('');
  const confirmation = useMutation({
    mutationFn: () => api.post('/api/auth/confirm', { password }, nothing),
  });
  const isNeeded = actionError instanceof ApiError && actionError.code === 'recent_sign_in_required';
  if (!isNeeded)
    return {
      field: null,
      error: actionError ? errorMessages.error(actionError) : undefined,
      isPending: false,
      run: (action) => action(),
    };
  if (session.user && !session.user.hasPassword)
    return {
      field: <p className="text-ui">{t('shared.signInAgain')}</p>,
      error: undefined,
      isPending: false,
      run: (action) => action(),
    };
  const { error } = confirmation;
  const fieldError = error instanceof ApiError ? error.fields.password : undefined;
  return {
    field: (
      <Field
        label={t('shared.yourPassword')}
        hint={t('shared.yourPasswordHint')}
        error={errorMessages.field(fieldError)}
      >
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
    ),
    error: error && fieldError === undefined ? errorMessages.error(error) : undefined,
    isPending: confirmation.isPending,
    run: (action) => confirmation.mutate(undefined, { onSuccess: action }),
  };
};
