import { type CheckoutAnswer, checkoutAnswerSchema, type CreditPlan } from '@portada/contracts';
import { api } from '../../../shared/api/client';

/**
 * A request to buy a pack that may be sent several times. `id` is created before the request is sent for the first
 * time; a repeated request returns the same checkout page.
 */
export type CheckoutRequest = { id: string; planId: CreditPlan['id'] };

/** Requests the provider's checkout page for a pack. @throws ApiError */
export const startCheckout = ({ id, planId }: CheckoutRequest): Promise<CheckoutAnswer> =>
  api.post('/api/create-checkout-session', { priceId: planId }, checkoutAnswerSchema, {
    headers: { 'idempotency-key': id },
  });
