import type Stripe from 'stripe';
import { noSuch } from './api-error';
import { isWithin, newestOf, pageOf } from './lists';
import type { Provider } from './provider';
import { createRefund } from './refunds';
import type { RequestTypes } from './request-types';
import { createSession, expireSession } from './sessions';
import type { RowOf, TableName } from './state';

/** One route of the simulated payment api. `answer` returns the response before fields are expanded. */
export type Route = {
  method: 'GET' | 'POST';
  /** Pattern of the URL path of the route. The named group `id`, if present, is the id in the path. */
  path: RegExp;
  takes: keyof RequestTypes;
  answer(provider: Provider, params: never, id: string): unknown;
};

const route = <Name extends keyof RequestTypes>(
  method: Route['method'],
  path: string,
  takes: Name,
  answer: (provider: Provider, params: RequestTypes[Name], id: string) => unknown,
): Route => ({
  method,
  path: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`),
  takes,
  answer,
});

/** Returns the route `GET <path>/:id` of a table. @param object Stripe's name of the object type */
const retrieval = (path: string, table: TableName, object: string): Route =>
  route('GET', `${path}/:id`, 'ExpandOnly', (provider, _params, id) => {
    const row = provider.state.get(table, id);
    if (!row) throw noSuch(object, id);
    return row;
  });

/** Adds the number of pending deliveries to an event, because the stored event does not contain this number. */
const withDeliveries = (provider: Provider, event: RowOf<'events'>): Stripe.Event => ({
  ...event,
  pending_webhooks: ['due', 'lost', 'given_up'].includes(provider.state.get('outbox', event.id)?.state ?? '')
    ? 1
    : 0,
});

const idOf = (value: string | { id: string } | null): string | null =>
  value === null || typeof value === 'string' ? value : value.id;

/** Age in seconds up to which events are listed: 30 days. */
const listedSeconds = 30 * 24 * 60 * 60;

const ofSessions = '/v1/checkout/sessions';
const sessions: Route[] = [
  route('POST', ofSessions, 'CreateSession', createSession),
  route('GET', ofSessions, 'ListSessions', (provider, params) => {
    const rows = provider.state
      .all('sessions')
      .filter(
        (session) =>
          (params.payment_intent === undefined || idOf(session.payment_intent) === params.payment_intent) &&
          (params.status === undefined || session.status === params.status) &&
          (params.customer_details === undefined ||
            session.customer_details?.email === params.customer_details.email),
      );
    return newestOf(rows, params, ofSessions);
  }),
  retrieval(ofSessions, 'sessions', 'checkout.session'),
  route('GET', `${ofSessions}/:id/line_items`, 'ListLineItems', (provider, params, id) => {
    const lines = provider.state.get('lineItems', id);
    if (!lines) throw noSuch('checkout.session', id);
    return pageOf(lines.items, params, `${ofSessions}/${id}/line_items`);
  }),
  route('POST', `${ofSessions}/:id/expire`, 'ExpandOnly', (provider, _params, id) =>
    expireSession(provider, id),
  ),
];

const catalogue: Route[] = [
  route('GET', '/v1/prices', 'ListPrices', (provider, params) => {
    const rows = provider.state
      .all('prices')
      .filter(
        (price) =>
          (params.active === undefined || price.active === params.active) &&
          (params.currency === undefined || price.currency === params.currency) &&
          (params.type === undefined || price.type === params.type) &&
          (params.product === undefined || price.product === params.product) &&
          (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookup_key ?? '')),
      );
    return newestOf(rows, params, '/v1/prices');
  }),
  retrieval('/v1/prices', 'prices', 'price'),
  route('GET', '/v1/products', 'ListProducts', (provider, params) => {
    const rows = provider.state
      .all('products')
      .filter(
        (product) =>
          (params.active === undefined || product.active === params.active) &&
          (params.ids === undefined || params.ids.includes(product.id)),
      );
    return newestOf(rows, params, '/v1/products');
  }),
  retrieval('/v1/products', 'products', 'product'),
];

/** Returns true if a refund or a dispute belongs to the requested charge and payment intent. */
const isOf = (
  row: { charge: string | { id: string } | null; payment_intent: string | { id: string } | null },
  params: RequestTypes['ListOfCharge'],
): boolean =>
  (params.charge === undefined || idOf(row.charge) === params.charge) &&
  (params.payment_intent === undefined || idOf(row.payment_intent) === params.payment_intent);

const money: Route[] = [
  route('GET', '/v1/payment_intents', 'ListPaymentIntents', (provider, params) =>
    newestOf(provider.state.all('paymentIntents'), params, '/v1/payment_intents'),
  ),
  retrieval('/v1/payment_intents', 'paymentIntents', 'payment_intent'),
  route('GET', '/v1/charges', 'ListCharges', (provider, params) => {
    const rows = provider.state
      .all('charges')
      .filter(
        (charge) =>
          params.payment_intent === undefined || idOf(charge.payment_intent) === params.payment_intent,
      );
    return newestOf(rows, params, '/v1/charges');
  }),
  retrieval('/v1/charges', 'charges', 'charge'),
  route('POST', '/v1/refunds', 'CreateRefund', createRefund),
  route('GET', '/v1/refunds', 'ListOfCharge', (provider, params) => {
    const rows = provider.state.all('refunds').filter((refund) => isOf(refund, params));
    return newestOf(rows, params, '/v1/refunds');
  }),
  retrieval('/v1/refunds', 'refunds', 'refund'),
  route('GET', '/v1/disputes', 'ListOfCharge', (provider, params) => {
    const rows = provider.state.all('disputes').filter((dispute) => isOf(dispute, params));
    return newestOf(rows, params, '/v1/disputes');
  }),
  retrieval('/v1/disputes', 'disputes', 'dispute'),
];

const hasKind = (event: RowOf<'events'>, { type, types }: RequestTypes['ListEvents']): boolean =>
  (types === undefined || types.includes(event.type)) &&
  // An event type such as `charge.*` matches every event type with the prefix `charge.`.
  (type === undefined ||
    (type.endsWith('*') ? event.type.startsWith(type.slice(0, -1)) : event.type === type));

const events: Route[] = [
  route('GET', '/v1/events', 'ListEvents', (provider, params) => {
    const rows = provider.state
      .all('events')
      .filter((event) => hasKind(event, params))
      .filter((event) => isWithin(event.created, { gte: provider.seconds() - listedSeconds }))
      .map((event) => withDeliveries(provider, event))
      .filter(
        (event) =>
          params.delivery_success === undefined || params.delivery_success === (event.pending_webhooks === 0),
      );
    return newestOf(rows, params, '/v1/events');
  }),
  route('GET', '/v1/events/:id', 'ExpandOnly', (provider, _params, id) => {
    const event = provider.state.get('events', id);
    if (!event) throw noSuch('event', id);
    return withDeliveries(provider, event);
  }),
];

/** The routes of Stripe's api that Portada and its tests call. */
export const routes: readonly Route[] = [...sessions, ...catalogue, ...money, ...events];
