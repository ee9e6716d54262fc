import {
  addedFactorSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  totpSetUpSchema,
} from '@portada/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../../shared/api/client';
import { createPasskey } from '../../../../shared/passkeys';
import { queryKeys } from '../../../../shared/query-keys';
import { secondFactorQuery } from '../../../../shared/second-factor-query';

const path = '/api/me/second-factor';

/** Query for the second factors of the user. */
export const useSecondFactor = () => useQuery(secondFactorQuery);

/** Returns a function that refetches the user and the second factors after a change. */
const useChanged = () => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
    void queryClient.invalidateQueries({ queryKey: queryKeys.securityEvents });
  };
};

/** Returns a mutation that begins the set-up of an authenticator app and returns its secret. */
export const useBeginTotp = () =>
  useMutation({ mutationFn: () => api.post(`${path}/totp`, undefined, totpSetUpSchema) });

/** Returns a mutation. `mutate(code)` completes the set-up of the authenticator app. */
export const useConfirmTotp = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (code: string) => api.post(`${path}/totp/confirm`, { code }, addedFactorSchema),
    onSuccess: changed,
  });
};

/** Returns a mutation that removes the authenticator app. */
export const useRemoveTotp = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api.delete(`${path}/totp`, nothing),
    onSuccess: changed,
  });
};

/** Returns a mutation that replaces the recovery codes and returns the new ones. */
export const useNewRecoveryCodes = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api.post(`${path}/recovery-codes`, undefined, recoveryCodesSchema),
    onSuccess: changed,
  });
};

/**
 * Returns a mutation. `mutate(name)` asks the browser for a new passkey and stores it. @throws PasskeyError if the device does
 * not confirm; ApiError
 */
export const useAddPasskey = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await api.post(`${path}/passkeys/options`, undefined, passkeyOptionsSchema);
      const response = await createPasskey(options);
      return api.post(`${path}/passkeys`, { name, response }, addedFactorSchema);
    },
    onSuccess: changed,
  });
};

/** Returns a mutation. `mutate(id)` removes a passkey. */
export const useRemovePasskey = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${path}/passkeys/${id}`, nothing),
    onSuccess: changed,
  });
};
