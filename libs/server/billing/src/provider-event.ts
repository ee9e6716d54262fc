import { z } from 'zod';

/** Which of ours something at the provider may concern: ids alone, nothing of which is believed. */
export type PaymentHint = {
  /** `checkout.session`, `charge`, `refund` or `dispute`. */
  object: string;
  purchaseId?: string;
  sessionId?: string;
  paymentIntentId?: string;
  chargeId?: string;
};

/** Something that the provider told us, with a right signature. */
export type ProviderEvent = { id: string; type: string; hint: PaymentHint };

/** Events after which something may be different; everything else is heard and forgotten. */
const kinds = /^(checkout\.session\.|refund\.|charge\.(refunded|refund\.|dispute\.))/;

/** The provider's ids and names; what else there is in Unicode, the database might not even keep. */
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
 * What an event is about.
 * @param body parsed, its signature checked
 * @returns null where it concerns nothing of ours, whatever it is
 */
export const toProviderEvent = (body: unknown): ProviderEvent | null => {
  const { data: event } = bodySchema.safeParse(body);
  if (!event || !kinds.test(event.type)) return null;
  return { id: event.id, type: event.type, hint: hintOf(event.data) };
};
