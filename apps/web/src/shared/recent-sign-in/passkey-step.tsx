import { passkeyOptionsSchema } from '@portada/contracts';
import { Button } from '@portada/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ApiError, api, nothing } from '../api/client';
import { useErrorMessages } from '../i18n/error-messages';
import { useTranslation } from '../i18n/translation';
import { PasskeyError, signWithPasskey, supportsPasskeys } from '../passkeys';
import { secondFactorQuery } from '../second-factor-query';

const path = '/api/auth/confirm/passkey';

/** Asks the browser for a signature of a passkey, and confirms the sign-in with it. @throws PasskeyError, ApiError */
const confirmWithPasskey = async (): Promise<void> => {
  const { options } = await api.post(`${path}/options`, undefined, passkeyOptionsSchema);
  await api.post(path, { response: await signWithPasskey(options) }, nothing);
};

type PasskeyStep = {
  /** Button that confirms with a passkey and then runs the remembered action; null for an account without a passkey. */
  button: ReactNode;
  /** Message for an alert; undefined if there is none. */
  error: string | undefined;
  isPending: boolean;
  /** Removes the error. */
  reset: () => void;
  /** Runs an action and remembers it, because the server may refuse it until the sign-in is confirmed. */
  remember: (action: () => void) => void;
};

/**
 * Returns the part of a confirmed sign-in that uses a passkey.
 * @param isNeeded true if the sign-in must be confirmed and the account has a second factor
 */
export const usePasskeyStep = (isNeeded: boolean): PasskeyStep => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const refused = useRef(() => {});
  const { data } = useQuery({ ...secondFactorQuery, enabled: isNeeded });
  const { mutate, error, isPending, reset } = useMutation({ mutationFn: confirmWithPasskey });
  const hasPasskey = supportsPasskeys() && (data?.passkeys.length ?? 0) > 0;
  // A wrong signature and a device that does not confirm are the same for the user.
  const isRefused =
    error instanceof PasskeyError || (error instanceof ApiError && error.code === 'invalid_request');
  return {
    button: hasPasskey ? (
      <Button
        variant="outline"
        size="small"
        busy={isPending}
        busyLabel={t('recentSignIn.waitingForPasskey')}
        onClick={() => mutate(undefined, { onSuccess: () => refused.current() })}
      >
        {t('recentSignIn.usePasskey')}
      </Button>
    ) : null,
    error:
      error === null ? undefined : isRefused ? t('recentSignIn.passkeyFailed') : errorMessages.error(error),
    isPending,
    reset,
    remember: (action) => {
      refused.current = action;
      action();
    },
  };
};
