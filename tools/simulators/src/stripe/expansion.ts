import { invalidRequest } from './api-error';
import { pageOf } from './lists';
import type { Provider } from './provider';
import type { TableName } from './state';

type Json = Record<string, unknown>;

const deepest = 4;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Fields of Stripe objects that contain the id of another object: object type, field name, and table of the other
 * object.
 */
const references: Record<string, Record<string, TableName>> = {
  'checkout.session': { payment_intent: 'paymentIntents' },
  payment_intent: { latest_charge: 'charges' },
  charge: { payment_intent: 'paymentIntents' },
  refund: { charge: 'charges', payment_intent: 'paymentIntents' },
  dispute: { charge: 'charges', payment_intent: 'paymentIntents' },
  price: { product: 'products' },
  product: { default_price: 'prices' },
};

/** Lists that an answer contains only if the request expands them, by object type and field. */
const lists: Record<string, (provider: Provider, id: string) => unknown> = {
  'checkout.session.line_items': (provider, id) =>
    pageOf(provider.state.get('lineItems', id)?.items ?? [], {}, `/v1/checkout/sessions/${id}/line_items`),
  'charge.refunds': (provider, id) =>
    pageOf(
      provider.state
        .all('refunds')
        .filter((refund) => refund.charge === id)
        .reverse(),
      {},
      `/v1/charges/${id}/refunds`,
    ),
};

const refusal = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');

const expandField = (provider: Provider, owner: Json, field: string, path: string): unknown => {
  const kind = String(owner['object']);
  const list = lists[`${kind}.${field}`];
  if (list) return list(provider, String(owner['id']));
  const value = owner[field];
  // Null stays null. An object was expanded before, so only deeper paths inside the object are expanded.
  if (value === null || isJson(value)) return value;
  const table = references[kind]?.[field];
  if (typeof value !== 'string' || !table) throw refusal(path);
  return provider.state.get(table, value) ?? value;
};

const expandPath = (provider: Provider, value: unknown, parts: string[], path: string): unknown => {
  const [field, ...rest] = parts;
  if (field === undefined || value === null) return value;
  if (!isJson(value)) throw refusal(path);
  const inside = value['data'];
  if (value['object'] === 'list' && Array.isArray(inside)) {
    if (field !== 'data') throw refusal(path);
    return { ...value, data: inside.map((one: unknown) => expandPath(provider, one, rest, path)) };
  }
  const expanded = expandField(provider, value, field, path);
  return { ...value, [field]: expandPath(provider, expanded, rest, path) };
};

/**
 * Replaces ids in an answer by their objects (https://docs.stripe.com/api/expanding_objects).
 * @param paths paths of fields, such as `payment_intent.latest_charge`, or `data.payment_intent` in a list
 * @throws ApiError for an unknown path
 */
export const expand = (provider: Provider, answer: unknown, paths: readonly string[] = []): unknown =>
  paths.reduce((answered: unknown, path) => {
    const parts = path.split('.');
    if (parts.length > deepest) {
      throw invalidRequest(
        `You cannot expand more than ${deepest} levels of a property (${path}).`,
        undefined,
        'expand',
      );
    }
    return expandPath(provider, answered, parts, path);
  }, answer);
