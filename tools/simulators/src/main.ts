import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLogger, settingsOrExit, stopOnSignals } from '@portada/observability';
import { createOidcSimulator } from './oidc/oidc-simulator';
import { readSettings } from './settings';

/** The process of the simulators: what Portada needs from third parties, played on this machine. */
const main = async (): Promise<void> => {
  const settings = settingsOrExit(readSettings);
  const logger = createLogger({ name: 'simulators', level: settings.LOG_LEVEL });
  const handle = await createOidcSimulator({
    origin: new URL(settings.PUBLIC_URL).origin,
    client: { id: settings.OIDC_CLIENT_ID, secret: settings.OIDC_CLIENT_SECRET },
    logger,
  });
  const server = createServer(handle);
  server.listen(settings.SIMULATORS_PORT, '127.0.0.1');
  await once(server, 'listening');
  stopOnSignals(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }, logger);
  logger.info({ port: settings.SIMULATORS_PORT }, 'simulators are ready');
};

void main();
