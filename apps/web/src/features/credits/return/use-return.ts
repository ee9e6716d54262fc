import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { Payment } from './confirm-once';
import { isPassing, usePayment } from './get-payment';

/** Checkout from which the user returns: `sessionId` of a payment session, or `cancelled`. */
type Origin = { sessionId: string | null; cancelled: boolean };

const nowhere: Origin = { sessionId: null, cancelled: false };
/** State of the history entry while a payment is pending, so that a reload continues the polling. */
const stateSchema = z.object({ payment: z.string() });

const keptPayment = (state: unknown): string | null => stateSchema.safeParse(state).data?.payment ?? null;

/**
 * Reads the checkout result from the URL or the history entry.
 * @returns null without a checkout result
 */
const originOf = ({ search, state }: Location): Origin | null => {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('session_id') ?? '';
  if (parameters.get('success') === 'true' && named !== '') return { sessionId: named, cancelled: false };
  if (parameters.get('canceled') === 'true') return { sessionId: null, cancelled: true };
  const kept = keptPayment(state);
  return kept === null ? null : { sessionId: kept, cancelled: false };
};

const isOfCheckout = (search: string) => {
  const parameters = new URLSearchParams(search);
  return ['success', 'canceled', 'session_id'].some((name) => parameters.has(name));
};

/** State of a user's return from the checkout page of the payment provider. */
export type Return =
  | { status: 'none' | 'cancelled' | 'confirming' }
  | Payment
  | { status: 'failed'; error: unknown; retry: () => void };

/**
 * Removes the checkout result from the URL after the server has responded. The id of a pending payment stays in the
 * history entry.
 */
const useCleanAddress = (isAnswered: boolean, unsettled: string | null) => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const isDirty = isOfCheckout(search);
  const isKept = keptPayment(state) === unsettled;
  useEffect(() => {
    if (!isAnswered || (!isDirty && isKept)) return;
    void navigate(isDirty ? pathname : { pathname, search }, {
      replace: true,
      state: unsettled === null ? null : { payment: unsettled },
      preventScrollReset: true,
    });
  }, [isAnswered, isDirty, isKept, navigate, pathname, search, unsettled]);
};

/** Reads the checkout result from the URL, confirms the payment, and changes the URL to `/credits`. */
export const useReturn = (): Return => {
  const brought = originOf(useLocation());
  // The component keeps the checkout result in its state after the result was removed from the URL.
  const [origin, setOrigin] = useState(brought ?? nowhere);
  if (brought && (brought.sessionId !== origin.sessionId || brought.cancelled !== origin.cancelled))
    setOrigin(brought);
  const { sessionId, cancelled } = origin;
  const { data, error, refetch } = usePayment(sessionId);

  const isOpen = data ? data.status === 'pending' && (!error || isPassing(error)) : isPassing(error);
  useCleanAddress(sessionId === null || Boolean(data ?? error), isOpen ? sessionId : null);

  if (cancelled) return { status: 'cancelled' };
  if (sessionId === null) return { status: 'none' };
  if (error && !(data && isOpen)) return { status: 'failed', error, retry: () => void refetch() };
  return data ?? { status: 'confirming' };
};
