import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { settingsOrExit } from '@portada/config';
import { stopOnSignals } from '@portada/lifecycle';
import { createLogger } from '@portada/observability';
import { createOidcSimulator } from './oidc/oidc-simulator';
import { oidcPath } from './oidc/path';
import { readSettings, type SimulatorSettings } from './settings';
import { controlRoute } from './stripe/control-route';
import { stripePath } from './stripe/hosted-page-path';
import { startStripeSimulator } from './stripe/stripe-simulator';
import type { StripeSimulator } from './stripe/stripe-simulator.types';

/** Delays in ms between attempts to deliver a webhook event: an hour in all, because the api of a dev stack may be down. */
const retryMs = [200, 1000, 3000, 10_000, 30_000, 60_000, 300_000, 900_000, 2_400_000];

const listen = async (handle: RequestListener, port: number): Promise<Server> => {
  const server = createServer(handle);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const startStripe = async (
  publicUrl: string,
  settings: NonNullable<SimulatorSettings['stripe']>,
): Promise<StripeSimulator> => {
  const { secretKey, webhookSecret, apiPort, webhookUrl, stateFile, settleDelayedAfterMs } = settings;
  const simulator = await startStripeSimulator({
    secretKey,
    webhookSecret,
    port: apiPort,
    pageBase: `${new URL(publicUrl).origin}${stripePath}`,
    ...(webhookUrl !== undefined && { webhookUrl }),
    ...(stateFile !== undefined && { stateFile }),
    ...(settleDelayedAfterMs !== undefined && { settleDelayedAfterMs }),
  });
  simulator.knobs.webhooks.retryMs = retryMs;
  return simulator;
};

/** Starts the simulators of third parties whose settings are given, and serves their pages on one port. */
const main = async (): Promise<void> => {
  const settings = settingsOrExit(readSettings);
  const { SIMULATORS_PORT: port, PUBLIC_URL: publicUrl } = settings;
  const logger = createLogger({ name: 'simulators', level: settings.LOG_LEVEL });
  const [signIn, stripe] = await Promise.all([
    settings.oidc &&
      createOidcSimulator({ origin: new URL(publicUrl).origin, client: settings.oidc, logger }),
    settings.stripe && startStripe(publicUrl, settings.stripe),
  ]);
  const handle: RequestListener = (request, response) => {
    if (stripe?.handlePage(request, response)) return;
    if (signIn && request.url?.startsWith(`${oidcPath}/`)) return signIn(request, response);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing at this address.');
  };
  const control =
    settings.stripe && stripe && (await listen(controlRoute(stripe), settings.stripe.controlPort));
  const servers = [...(control ? [control] : []), await listen(handle, port)];
  stopOnSignals(async () => {
    for (const server of servers) server.closeAllConnections();
    await Promise.all([
      ...servers.map((server) => new Promise((resolve) => server.close(resolve))),
      stripe?.close(),
    ]);
  }, logger);
  logger.info(
    { port, signIn: signIn !== null, payments: stripe !== null },
    'third-party simulators are ready',
  );
};

void main();
