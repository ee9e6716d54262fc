import type { CreditPlan } from '@portada/contracts';
import { toast } from '@portada/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '../../../shared/api/client';
import { useTranslation } from '../../../shared/i18n/translation';
import { redirectTo } from '../../../shared/redirect';
import { rememberReturnTo } from '../../../shared/session/return-to';
import { type CheckoutRequest, startCheckout } from './start-checkout';

const isSignedOut = (error: Error | null) => error instanceof ApiError && error.code === 'signed_out';
/** Returns true if an error has a message that is more specific than "payment failed". */
const hasOwnMessage = (error: Error) =>
  error instanceof ApiError && (error.code === 'plan_not_sold' || error.code === 'too_many_requests');

type Checkout = {
  /** Pack whose checkout is starting, from the click until the page is left; null otherwise. */
  processing: CreditPlan['id'] | null;
  /** Message of a failed attempt to buy a pack; null without a failure. */
  alert: string | null;
  buy: (planId: CreditPlan['id']) => void;
};

/**
 * Returns the state of a purchase and a function that buys a pack. The function requests the provider's checkout
 * page and redirects to that page. While the outcome of a request is unknown, the same pack is requested with the
 * same id.
 */
export const useCheckout = (): Checkout => {
  const { t } = useTranslation();
  const pendingRequest = useRef<CheckoutRequest | null>(null);
  /**
   * True while a purchase is starting. The click sets the value at once, because a second click may come before React
   * disables the buttons.
   */
  const isStarted = useRef(false);
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: startCheckout,
    onSuccess: ({ url }) => {
      pendingRequest.current = null;
      redirectTo(url);
    },
    onError: (failure, request) => {
      isStarted.current = false;
      pendingRequest.current = failure instanceof ApiError && failure.isPassing ? request : null;
      if (!isSignedOut(failure)) return;
      // The route guard redirects away from this page. The message is therefore a toast, and the user returns to
      // this page after sign-in.
      rememberReturnTo('/credits');
      toast.error(t('credits.logIn'));
    },
  });
  const startOver = useCallback(() => {
    isStarted.current = false;
    reset();
  }, [reset]);
  useBackForwardCache(startOver);

  const buy = (planId: CreditPlan['id']) => {
    if (isStarted.current) return;
    isStarted.current = true;
    const pending = pendingRequest.current;
    mutate(pending?.planId === planId ? pending : { id: crypto.randomUUID(), planId });
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
  return hasOwnMessage(error) ? error.message : failed;
};

/**
 * Calls a function when the browser restores this page from its back/forward cache. The restored page still shows
 * the pack as processing.
 */
const useBackForwardCache = (onBack: () => void) => {
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack();
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [onBack]);
};
