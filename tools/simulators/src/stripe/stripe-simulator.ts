import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiServer } from './api-server';
import { changePrice, seedCatalogue } from './catalogue';
import { Chance } from './chance';
import { closeDispute, openDispute } from './disputes';
import { forgeSession } from './forged-sessions';
import { handleHostedPage } from './hosted-page';
import { type Knobs, quietKnobs } from './knobs';
import { confirmCard, paySession, settleDelayed, settleDueDelayed } from './payments';
import { Provider } from './provider';
import { createRefund, failRefund } from './refunds';
import { expireDueSessions, expireSession } from './sessions';
import { StripeState, type TableName } from './state';
import type {
  StripeSimulator,
  StripeSimulatorOptions,
  StripeSimulatorRecords,
} from './stripe-simulator.types';
import { WebhookSender } from './webhook-sender';

/** Interval in ms of the check for due sessions and bank debits. */
const tickMs = 200;

const recordsOf = ({ state }: Provider, sender: WebhookSender): StripeSimulatorRecords => {
  const copyOf = <Name extends TableName>(table: Name) => structuredClone(state.all(table));
  return {
    session: (id) => structuredClone(state.get('sessions', id)),
    sessions: () => copyOf('sessions'),
    items: (sessionId) => structuredClone(state.get('lineItems', sessionId)?.items ?? []),
    paymentIntents: () => copyOf('paymentIntents'),
    charges: () => copyOf('charges'),
    refunds: () => copyOf('refunds'),
    disputes: () => copyOf('disputes'),
    events: () => copyOf('events'),
    prices: () => copyOf('prices'),
    deliveries: () => structuredClone([...sender.deliveries]),
  };
};

/** Returns the actions of customers and banks, each in one transaction. `tick` ends due sessions and bank debits. */
const actionsOf = (provider: Provider, settleDelayedAfterMs: number | undefined) => {
  let second = 0;
  const tick = (): void => {
    settleDueDelayed(provider);
    // Sessions are checked once per second, because they expire at whole seconds and there may be thousands.
    if (second === provider.seconds()) return;
    second = provider.seconds();
    expireDueSessions(provider);
  };
  const act = <T>(change: () => T): Promise<T> => {
    try {
      provider.transact(null, tick);
      return Promise.resolve(provider.transact(null, change));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const actions = {
    pay: (sessionId, card) =>
      act(() => paySession(provider, { sessionId, card, delayedAfterMs: settleDelayedAfterMs })),
    confirmCard: (sessionId, ok) => act(() => confirmCard(provider, sessionId, ok)),
    settleDelayed: (sessionId, outcome) => act(() => settleDelayed(provider, sessionId, outcome)),
    cancel: (sessionId) =>
      act(() => {
        const session = provider.state.get('sessions', sessionId);
        if (!session?.cancel_url) throw new Error(`payment session ${sessionId} has no cancel URL`);
        return session.cancel_url;
      }),
    expire: (sessionId) => act(() => void expireSession(provider, sessionId)),
    refund: (paymentIntentId, cents) =>
      act(() =>
        createRefund(provider, {
          payment_intent: paymentIntentId,
          ...(cents !== undefined && { amount: cents }),
        }),
      ),
    failRefund: (refundId) => act(() => failRefund(provider, refundId)),
    dispute: (paymentIntentId, cents) => act(() => openDispute(provider, paymentIntentId, cents)),
    closeDispute: (disputeId, outcome) => act(() => closeDispute(provider, disputeId, outcome)),
    changePrice: (lookupKey, cents) => act(() => changePrice(provider, lookupKey, cents)),
    forgeSession: (forged) => act(() => forgeSession(provider, forged)),
  } satisfies Partial<StripeSimulator>;
  return { tick, actions };
};

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const open = (options: StripeSimulatorOptions, knobs: Knobs) => {
  const state = new StripeState(options.stateFile);
  const chance = new Chance(knobs);
  const sender: WebhookSender = new WebhookSender({
    knobs,
    chance,
    secret: options.webhookSecret,
    provider: () => provider,
  });
  const provider = new Provider(state, {
    pageBase: options.pageBase,
    now: options.now ?? Date.now,
    onEvents: (events) => sender.send(events),
  });
  seedCatalogue(provider);
  sender.sendTo(options.webhookUrl);
  sender.resume();
  return {
    state,
    sender,
    provider,
    api: new ApiServer(provider, { secretKey: options.secretKey, knobs, chance }),
  };
};

/**
 * Starts a simulated payment provider on 127.0.0.1: the routes of Stripe's api that Portada calls, the payment pages and
 * the webhooks. `productConfig` defines the products and prices.
 */
export const startStripeSimulator = async (options: StripeSimulatorOptions): Promise<StripeSimulator> => {
  const knobs = options.knobs ?? quietKnobs();
  const { state, sender, provider, api } = open(options, knobs);
  const { tick, actions } = actionsOf(provider, options.settleDelayedAfterMs);
  const server = createServer((request, response) => {
    if (simulator.handlePage(request, response)) return;
    provider.transact(null, tick);
    void api.handle(request, response);
  });
  const apiBase = `http://127.0.0.1:${await listen(server, options.port ?? 0)}`;
  const clock = setInterval(() => provider.transact(null, tick), tickMs);
  const simulator: StripeSimulator = {
    ...actions,
    apiBase,
    pageBase: options.pageBase,
    handlePage: (request, response) => handleHostedPage(simulator, request, response),
    sendWebhooksTo: (url) => sender.sendTo(url),
    rotateWebhookSecret: (next) => sender.rotateSecret(next),
    resend: (eventId) => {
      const event = state.get('events', eventId);
      if (!event) throw new Error(`there is no webhook event ${eventId}`);
      sender.resend(event);
    },
    knobs,
    read: recordsOf(provider, sender),
    drainWebhooks: () => sender.drain(),
    close: async () => {
      clearInterval(clock);
      api.close();
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), sender.close()]);
      state.close();
    },
  };
  return simulator;
};
