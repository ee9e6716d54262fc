import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { Payment } from './confirm-once';
import { isPassing, usePayment } from './get-payment';

/** Where the user comes back from: a page that was paid, or one that was left. */
type Origin = { sessionId: string | null; cancelled: boolean };

const nowhere: Origin = { sessionId: null, cancelled: false };
/** What the history keeps of a payment that is not settled, so that a reload goes on looking. */
const stateSchema = z.object({ payment: z.string() });

const keptPayment = (state: unknown): string | null => stateSchema.safeParse(state).data?.payment ?? null;

/** @returns null where this address brings nothing */
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

/** How the way back from the checkout stands. */
export type Return =
  | { status: 'none' | 'cancelled' | 'confirming' }
  | Payment
  | { status: 'failed'; error: unknown; retry: () => void };

/** Keeps the address clean once there is an answer; what is not settled stays with the history entry. */
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

/** Reads how the checkout ended from the address, confirms what was paid, and cleans the address to `/credits`. */
export const useReturn = (): Return => {
  const brought = originOf(useLocation());
  // What was brought stays readable after the address is clean.
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
