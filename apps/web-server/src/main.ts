import { settingsOrExit } from '@portada/config';
import { startInternalServer, stopOnSignals } from '@portada/lifecycle';
import { Metrics, createLogger } from '@portada/observability';
import { watchUpstream } from './proxy/watched-upstream';
import { readSettings } from './settings';
import { startWebServer } from './web-server';

const settings = settingsOrExit(readSettings);
const logger = createLogger({ name: 'web-server', level: settings.LOG_LEVEL });
/** Time in ms that running requests may take after the web server was asked to stop. */
const graceMs = 15_000;
const [api, gateway] = [watchUpstream(settings.API_URL), watchUpstream(settings.GATEWAY_URL)];
const server = await startWebServer({
  port: settings.PORT,
  listenHost: settings.LISTEN_HOST,
  publicUrl: settings.PUBLIC_URL,
  allowedHosts: settings.ALLOWED_HOSTS,
  api: api.upstream,
  gateway: gateway.upstream,
  trustedProxies: settings.TRUSTED_PROXIES,
  web: { folder: settings.SITE_DIR },
  contactEmail: settings.CONTACT_EMAIL,
  oidcLabel: settings.OIDC_LABEL,
  withRecaptcha: settings.RECAPTCHA_SITE_KEY !== undefined,
});
// The web server is ready without an api, because it serves the site and lets requests wait.
const internal = await startInternalServer({
  port: settings.INTERNAL_PORT,
  host: settings.LISTEN_HOST,
  registry: new Metrics('web-server').registry,
  ready: {},
});
stopOnSignals(async () => {
  internal.drain();
  const { DRAIN_DELAY_MS: announceMs, SOCKET_DRAIN_MS: socketMs } = settings;
  await server.drain({ announceMs, graceMs, socketMs });
  api.stop();
  gateway.stop();
  await internal.close();
}, logger);
logger.info({ port: settings.PORT }, 'web server is ready');
