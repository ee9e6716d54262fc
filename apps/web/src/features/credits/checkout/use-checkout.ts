import type { CreditPlan } from '@portada/contracts';
import { toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '../../../shared/api/client';
import { useTranslation } from '../../../shared/i18n/translation';
import { leaveFor } from '../../../shared/leave';
import { rememberWantedPlace } from '../../../shared/session/wanted-place';
import { type CheckoutWish, startCheckout } from './start-checkout';

const isSignedOut = (error: Error | null) => error instanceof ApiError && error.code === 'signed_out';
/** Refusals whose own sentence says more than that it did not work. */
const saysMore = (error: Error) =>
  error instanceof ApiError && (error.code === 'plan_not_sold' || error.code === 'too_many_requests');

type Checkout = {
  /** The pack that is being bought: from the click until this page is left. */
  processing: CreditPlan['id'] | null;
  /** What to tell of an attempt that failed. */
  alert: string | null;
  buy: (planId: CreditPlan['id']) => void;
};

/**
 * Buys packs: asks for the provider's page and goes there. While it is not known whether a wish arrived, the same pack
 * goes out under the same id.
 */
export const useCheckout = (): Checkout => {
  const { t } = useTranslation();
  const unanswered = useRef<CheckoutWish | null>(null);
  /** From the click on: the buttons are disabled a moment later, and the second of a double click comes before that. */
  const isBegun = useRef(false);
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: startCheckout,
    onSuccess: ({ url }) => {
      unanswered.current = null;
      leaveFor(url);
    },
    onError: (failure, wish) => {
      isBegun.current = false;
      unanswered.current = failure instanceof ApiError && failure.isPassing ? wish : null;
      if (!isSignedOut(failure)) return;
      // The guard leads away from this page: what is said here would be gone, and the way back with it.
      rememberWantedPlace('/credits');
      toast.error(t('credits.logIn'));
    },
  });
  const startAfresh = useCallback(() => {
    isBegun.current = false;
    reset();
  }, [reset]);
  useComingBack(startAfresh);

  const buy = (planId: CreditPlan['id']) => {
    if (isBegun.current) return;
    isBegun.current = true;
    const open = unanswered.current;
    mutate(open?.planId === planId ? open : { id: crypto.randomUUID(), planId });
  };
  return {
    processing: isPending || isSuccess ? variables.planId : null,
    alert: alertOf(error, t('credits.checkoutFailed'), t('credits.logIn')),
    buy,
  };
};

const alertOf = (error: Error | null, failed: string, logIn: string): string | null => {
  if (error === null) return null;
  if (isSignedOut(error)) return logIn;
  return saysMore(error) ? error.message : failed;
};

/** The Back button may bring this page as it was left, still processing: then it starts afresh. */
const useComingBack = (onBack: () => void) => {
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack();
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [onBack]);
};
