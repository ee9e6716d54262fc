import { type CheckoutAnswer, checkoutAnswerSchema, type CreditPlan } from '@portada/contracts';
import { api } from '../../../shared/api/client';

/** One wish to buy a pack. `id` is made before the first send; sent again with it, the same page is answered. */
export type CheckoutWish = { id: string; planId: CreditPlan['id'] };

/** Asks for the provider's page where a pack is paid. @throws ApiError */
export const startCheckout = ({ id, planId }: CheckoutWish): Promise<CheckoutAnswer> =>
  api.post('/api/create-checkout-session', { priceId: planId }, checkoutAnswerSchema, {
    headers: { 'idempotency-key': id },
  });
