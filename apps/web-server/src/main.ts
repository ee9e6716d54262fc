import { settingsOrExit } from '@portada/config';
import { stopOnSignals } from '@portada/lifecycle';
import { createLogger } from '@portada/observability';
import { readSettings } from './settings';
import { startWebServer } from './web-server';

const settings = settingsOrExit(readSettings);
const logger = createLogger({ name: 'web-server', level: settings.LOG_LEVEL });
const server = await startWebServer({
  port: settings.PORT,
  listenHost: settings.LISTEN_HOST,
  publicUrl: settings.PUBLIC_URL,
  api: settings.API_URL,
  gateway: settings.GATEWAY_URL,
  web: { folder: settings.SITE_DIR },
  contactEmail: settings.CONTACT_EMAIL,
  oidcLabel: settings.OIDC_LABEL,
  withRecaptcha: settings.RECAPTCHA_SITE_KEY !== undefined,
});
stopOnSignals(() => server.close(), logger);
logger.info({ port: settings.PORT }, 'web server is ready');
