import {
  type User,
  addedFactorSchema,
  recoveryCodesSchema,
  secondFactorStatusSchema,
  totpSetUpSchema,
} from '@portada/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../../shared/api/client';
import { queryKeys } from '../../../../shared/query-keys';

const path = '/api/me/second-factor';

const secondFactorQuery = queryOptions({
  queryKey: queryKeys.secondFactor,
  queryFn: ({ signal }) => api.get(path, secondFactorStatusSchema, { signal }),
});

/** Query for the second factors of the user. */
export const useSecondFactor = () => useQuery(secondFactorQuery);

/** Returns a function that refetches the second factors and caches whether sign-ins need one. */
const useChanged = () => {
  const queryClient = useQueryClient();
  return (hasSecondFactor: boolean) => {
    queryClient.setQueryData<User | null>(queryKeys.me, (user) => user && { ...user, hasSecondFactor });
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
    onSuccess: () => changed(true),
  });
};

/** Returns a mutation that removes the authenticator app. */
export const useRemoveTotp = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api.delete(`${path}/totp`, nothing),
    onSuccess: () => changed(false),
  });
};

/** Returns a mutation that replaces the recovery codes and returns the new ones. */
export const useNewRecoveryCodes = () => {
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api.post(`${path}/recovery-codes`, undefined, recoveryCodesSchema),
    onSuccess: () => changed(true),
  });
};
