import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import { useSession } from '../../../shared/session/session';
import { confirmOnce, type Payment } from './confirm-once';

/** ms between two looks while the bank takes its time; an event of the ledger is looked at at once. */
const lookAgainMs = 4_000;

/** Whether asking again may end otherwise without anybody doing anything. */
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
    // After a failure nobody asks but the user, unless a pending payment is being looked after.
    enabled: ({ state: { status, data, error } }) =>
      status !== 'error' || (data?.status === 'pending' && isPassing(error)),
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? lookAgainMs : false),
    // A visit to the bank's own page, or to its app, must not stop it.
    refetchIntervalInBackground: true,
  });

/**
 * Confirms a payment and follows it until it is paid or has failed.
 * @param sessionId of the provider's page; null where the user comes from none
 */
export const usePayment = (sessionId: string | null) => {
  const { user } = useSession();
  return useQuery(paymentQuery(user?.uid, sessionId));
};
