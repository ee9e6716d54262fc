import { adminUserDetailSchema, adminUserPageSchema, creditsSchema } from '@portada/contracts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, nothing } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

const pathOf = (id: string): string => `/api/admin/users/${encodeURIComponent(id)}`;

const listUsers = (q: string, cursor: string | null, signal: AbortSignal) => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (cursor !== null) query.set('cursor', cursor);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return api.get(`/api/admin/users${search}`, adminUserPageSchema, { signal });
};

/** Returns the accounts page by page, newest first. @param q id, or a part of an email or name; empty for all accounts */
export const useUsers = (q: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.adminUsers(q),
    queryFn: ({ pageParam, signal }) => listUsers(q, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

/** Returns one account with its latest records. */
export const useAdminUser = (id: string) =>
  useQuery({
    queryKey: queryKeys.adminUser(id),
    queryFn: ({ signal }) => api.get(pathOf(id), adminUserDetailSchema, { signal }),
    staleTime: 0,
  });

/** A grant that may be sent several times under the same key, which is created before it is sent for the first time. */
export type Grant = { credits: number; reason: string; key: string };

/** Returns a mutation that gives or takes credits and returns the balance of the user. */
export const useGrant = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Grant) =>
      api.post(`${pathOf(id)}/grant`, body, creditsSchema, { headers: { 'idempotency-key': key } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminUsersAll }),
  });
};

/** An action on an account that needs only a reason; the last part of the path of its route. */
export type AccountAct = 'disable' | 'enable' | 'sign-out' | 'reset-second-factor';

/** Returns a mutation that disables, enables or signs out an account, or removes its second factors. */
export const useAccountAct = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: { act: AccountAct; reason: string }) =>
      api.post(`${pathOf(id)}/${act}`, { reason }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adminUsersAll }),
  });
};
