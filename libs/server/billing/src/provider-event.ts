import { z } from 'zod';

/**
 * Ids in an event of the payment provider that may identify a purchase. The ids are only used to find the purchase.
 */
export type PaymentHint = {
  /** Type of the event's object: `checkout.session`, `charge`, `refund` or `dispute`. */
  object: string;
  purchaseId?: string;
  sessionId?: string;
  paymentIntentId?: string;
  chargeId?: string;
};

/** A webhook event whose signature was verified. */
export type ProviderEvent = { id: string; type: string; hint: PaymentHint };

/** Event types that may change a purchase; other types are ignored. */
const kinds = /^(checkout\.session\.|refund\.|charge\.(refunded|refund\.|dispute\.))/;

/** Schema of the provider's ids and names, which refuses all other characters. */
const word = z
  .string()
  .max(255)
  .regex(/^[\x21-\x7e]+$/);
const reference = z.union([word, z.object({ id: word }).transform(({ id }) => id)]).nullish();
const bodySchema = z.object({
  id: word,
  type: word,
  data: z.object({
    object: z.looseObject({
      id: word,
      object: word,
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.unknown()).nullish(),
      payment_intent: reference,
      charge: reference,
    }),
  }),
});

const hintOf = ({ object: about }: z.infer<typeof bodySchema>['data']): PaymentHint => {
  const purchaseId = z.uuid().safeParse(about.client_reference_id ?? about.metadata?.['purchase_id']).data;
  const chargeId = about.object === 'charge' ? about.id : about.charge;
  return {
    object: about.object,
    ...(purchaseId && { purchaseId }),
    ...(about.object === 'checkout.session' && { sessionId: about.id }),
    ...(about.payment_intent && { paymentIntentId: about.payment_intent }),
    ...(chargeId && { chargeId }),
  };
};

/**
 * Reads type and ids of a webhook event.
 * @param body parsed body of a verified event
 * @returns null if the type is ignored or the body is malformed
 */
export const toProviderEvent = (body: unknown): ProviderEvent | null => {
  const { data: event } = bodySchema.safeParse(body);
  if (!event || !kinds.test(event.type)) return null;
  return { id: event.id, type: event.type, hint: hintOf(event.data) };
};
