import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { useSession } from '../../../shared/session/session';
import { confirmOnce, type Payment } from './confirm-once';

/** Polling interval of a pending payment in ms. A socket event about the ledger refetches the payment immediately. */
const pollMs = 4_000;

/** Returns true if a retry may succeed without an action of the user. */
export const isPassing = (error: unknown): boolean => error instanceof ApiError && error.isPassing;

const refetchBalance = (client: QueryClient) => {
  for (const queryKey of [queryKeys.me, queryKeys.credits, queryKeys.ledger, queryKeys.purchases])
    void client.invalidateQueries({ queryKey });
};

const paymentQuery = (uid: string | undefined, sessionId: string | null) =>
  queryOptions({
    queryKey: queryKeys.payment(sessionId ?? ''),
    queryFn:
      uid === undefined || sessionId === null
        ? skipToken
        : async ({ client }): Promise<Payment> => {
            const payment = await confirmOnce(uid, sessionId);
            if (payment.status === 'paid') refetchBalance(client);
            return payment;
          },
    staleTime: Number.POSITIVE_INFINITY,
    // After a failed request only the user can retry. A pending payment is polled again if the failure may be
    // temporary.
    enabled: ({ state: { status, data, error } }) =>
      status !== 'error' || (data?.status === 'pending' && isPassing(error)),
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? pollMs : false),
    // Polling continues while the tab is in the background, because the user may be in the app of the bank.
    refetchIntervalInBackground: true,
  });

/**
 * Confirms a payment and polls the payment until the payment is paid or has failed.
 * @param sessionId id of the payment session; null if the user does not return from a checkout
 */
export const usePayment = (sessionId: string | null) => {
  const { user } = useSession();
  return useQuery(paymentQuery(user?.uid, sessionId));
};
