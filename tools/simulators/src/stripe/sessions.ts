import { invalidRequest, noSuch } from './api-error';
import { randomId } from './ids';
import type { Provider } from './provider';
import type { CreateSession } from './request-types';
import { keptMetadata, lineItemOf, sessionOf } from './session-object';
import type { RowOf, WireLineItem } from './state';

type Session = RowOf<'sessions'>;

const minute = 60;
/** Shortest and longest lifetime of a payment session in seconds. */
const lifetime = { least: 30 * minute, most: 24 * 60 * minute };

const checkAddress = (address: string, param: string): void => {
  // The placeholder for the session id is replaced before the URL check, because braces are invalid in a URL.
  if (!URL.canParse(address.replaceAll('{CHECKOUT_SESSION_ID}', 'cs'))) {
    throw invalidRequest('Not a valid URL', 'url_invalid', param);
  }
};

const checkMetadata = (metadata: CreateSession['metadata'], param: string): void => {
  const entries = Object.entries(metadata ?? {});
  if (entries.length > 50) throw invalidRequest('Metadata can have up to 50 keys', undefined, param);
  for (const [key, value] of entries) {
    if (key.length > 40 || String(value).length > 500) {
      throw invalidRequest(
        'Metadata keys can have up to 40 characters and values up to 500',
        undefined,
        `${param}[${key}]`,
      );
    }
  }
};

const checkParams = (params: CreateSession): void => {
  if (params.mode !== 'payment') {
    const message =
      params.mode === undefined
        ? 'Missing required param: mode.'
        : 'This simulator supports only the mode `payment`.';
    throw invalidRequest(message, params.mode === undefined ? 'parameter_missing' : undefined, 'mode');
  }
  if (!params.success_url) {
    throw invalidRequest('Missing required param: success_url.', 'parameter_missing', 'success_url');
  }
  checkAddress(params.success_url, 'success_url');
  if (params.cancel_url) checkAddress(params.cancel_url, 'cancel_url');
  if (params.customer_email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(params.customer_email)) {
    throw invalidRequest(
      `Invalid email address: ${params.customer_email}`,
      'email_invalid',
      'customer_email',
    );
  }
  if ((params.client_reference_id?.length ?? 0) > 200) {
    throw invalidRequest('Invalid string: must be at most 200 characters', undefined, 'client_reference_id');
  }
  checkMetadata(params.metadata, 'metadata');
  checkMetadata(params.payment_intent_data?.metadata, 'payment_intent_data[metadata]');
};

const expiryOf = (params: CreateSession, created: number): number => {
  const expiresAt = params.expires_at ?? created + lifetime.most;
  const left = expiresAt - created;
  if (left < lifetime.least) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
  if (left > lifetime.most) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
  return expiresAt;
};

const itemsOf = (provider: Provider, params: CreateSession): WireLineItem[] => {
  const lines = params.line_items ?? [];
  if (lines.length === 0) {
    throw invalidRequest('Missing required param: line_items.', 'parameter_missing', 'line_items');
  }
  return lines.map(({ price: id, quantity }, index) => {
    const at = `line_items[${index}]`;
    if (!id)
      throw invalidRequest(`Missing required param: ${at}[price].`, 'parameter_missing', `${at}[price]`);
    const price = provider.state.get('prices', id);
    if (!price) throw noSuch('price', id, `${at}[price]`);
    if (!price.active) {
      throw invalidRequest(
        'The price specified is inactive. This field only accepts active prices.',
        'price_inactive',
        `${at}[price]`,
      );
    }
    if (quantity === undefined) {
      throw invalidRequest('Quantity is required.', 'parameter_missing', `${at}[quantity]`);
    }
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw invalidRequest(
        'This value must be greater than or equal to 1.',
        'parameter_invalid_integer',
        `${at}[quantity]`,
      );
    }
    return lineItemOf(price, quantity, nameOf(provider, price.product));
  });
};

/** Returns the description of a line item: the name of its product. */
export const nameOf = (provider: Provider, product: RowOf<'prices'>['product']): string =>
  (typeof product === 'string' ? provider.state.get('products', product)?.name : undefined) ?? '';

/** Answers `POST /v1/checkout/sessions`: creates an open payment session. @throws ApiError for invalid parameters */
export const createSession = (provider: Provider, params: CreateSession): Session => {
  checkParams(params);
  const items = itemsOf(provider, params);
  const created = provider.seconds();
  const expiresAt = expiryOf(params, created);
  const id = randomId('cs_test_a1', 58);
  const url = `${provider.pageBase}/pay/${id}`;
  const session = sessionOf({ id, params, items, created, expiresAt, url });
  provider.state.put('lineItems', { id, items });
  const { description, receipt_email, metadata } = params.payment_intent_data ?? {};
  provider.state.put('intentData', {
    id,
    description: description ?? null,
    receiptEmail: receipt_email ?? null,
    metadata: keptMetadata(metadata),
  });
  return provider.state.put('sessions', session);
};

/** Expires an open payment session and cancels its payment intent. */
const closeAsExpired = (provider: Provider, session: Session): Session => {
  const intentId = session.payment_intent;
  const intent = typeof intentId === 'string' ? provider.state.get('paymentIntents', intentId) : undefined;
  if (intent) {
    const canceled = provider.state.put('paymentIntents', {
      ...intent,
      status: 'canceled',
      canceled_at: provider.seconds(),
      cancellation_reason: 'expired',
      next_action: null,
    });
    provider.emit('payment_intent.canceled', canceled);
  }
  const expired = provider.state.put('sessions', { ...session, status: 'expired', url: null });
  provider.emit('checkout.session.expired', expired);
  return expired;
};

/** Answers `POST /v1/checkout/sessions/:id/expire`: expires a session. @throws ApiError if the session is not open */
export const expireSession = (provider: Provider, id: string): Session => {
  const session = provider.state.get('sessions', id);
  if (!session) throw noSuch('checkout.session', id);
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      undefined,
      'session',
    );
  }
  return closeAsExpired(provider, session);
};

/** Expires every open payment session whose lifetime has ended. */
export const expireDueSessions = (provider: Provider): void => {
  const now = provider.seconds();
  for (const session of provider.state.all('sessions')) {
    if (session.status === 'open' && session.expires_at <= now) closeAsExpired(provider, session);
  }
};
