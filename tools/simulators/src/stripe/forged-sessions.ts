import type Stripe from 'stripe';
import { priceByLookupKey } from './catalogue';
import { randomId } from './ids';
import type { Provider } from './provider';
import { lineItemOf, sessionOf } from './session-object';
import { nameOf } from './sessions';
import type { RowOf, WireLineItem } from './state';
import type { ForgedSession } from './stripe-simulator.types';

/** Lifetime of a forged payment session in seconds. */
const lifetime = 24 * 60 * 60;

const forgedItems = (provider: Provider, id: string | undefined, forged: ForgedSession): WireLineItem[] => {
  const [old] = (id && provider.state.get('lineItems', id)?.items) || [];
  const price = forged.lookupKey
    ? priceByLookupKey(provider, forged.lookupKey)
    : (old?.price ?? provider.state.all('prices')[0]);
  if (!price) throw new Error(`no price has the lookup key ${forged.lookupKey}`);
  const item = lineItemOf(price, forged.quantity ?? old?.quantity ?? 1, nameOf(provider, price.product));
  return [{ ...item, ...(old && { id: old.id }) }];
};

/**
 * Creates a payment session that Portada did not request, or changes an existing session, for tests of mismatches.
 * @throws Error if `forged.id` is unknown
 */
export const forgeSession = (provider: Provider, forged: ForgedSession): RowOf<'sessions'> => {
  const old = forged.id === undefined ? undefined : provider.state.get('sessions', forged.id);
  if (forged.id !== undefined && !old) throw new Error(`there is no payment session ${forged.id}`);
  const id = old?.id ?? randomId('cs_test_f1', 58);
  const items = forgedItems(provider, old?.id, forged);
  const created = provider.seconds();
  const base: Stripe.Checkout.Session =
    old ??
    sessionOf({
      id,
      params: { success_url: provider.pageBase, cancel_url: provider.pageBase },
      items,
      created,
      expiresAt: created + lifetime,
      url: `${provider.pageBase}/pay/${id}`,
    });
  const ofItems = items[0]?.amount_total ?? null;
  const isAsBefore = forged.lookupKey === undefined && forged.quantity === undefined;
  const cents = forged.cents ?? (old && isAsBefore ? old.amount_total : ofItems);
  provider.state.put('lineItems', { id, items });
  if (!old) provider.state.put('intentData', { id, description: null, receiptEmail: null, metadata: {} });
  return provider.state.put('sessions', {
    ...base,
    amount_subtotal: cents,
    amount_total: cents,
    currency: forged.currency ?? base.currency,
    mode: forged.mode ?? base.mode,
    livemode: forged.livemode ?? base.livemode,
    client_reference_id:
      forged.clientReferenceId === undefined ? base.client_reference_id : forged.clientReferenceId,
    metadata: forged.metadata ?? base.metadata,
  });
};
