import { defaultAllowedHosts } from '@portada/config';
import { PortUnavailableError, type WebServerOptions, startWebServer } from '@portada/web-server';
import { type Apps } from './apps';
import { DevStackError } from './dev-stack-error';
import { nodeEnvOfProcesses } from './public-start';
import { say } from './run';
import { type StackSettings } from './settings';

/**
 * Starts the web server in this process, in front of the processes of the dev stack.
 * @param web folder of the built site, or URL of Vite's development server
 * @throws DevStackError if the port of the setting PORT is taken or not allowed
 */
export const serveOrigin = async (
  settings: StackSettings,
  apps: Pick<Apps, 'api' | 'gateway' | 'simulators' | 'oidcLabel'>,
  web: WebServerOptions['web'],
): Promise<void> => {
  const nodeEnv = nodeEnvOfProcesses(process.env['NODE_ENV'], settings);
  // The pages are read and compressed without a pause in which a timer could print how long it takes.
  say('Loading the pages of the site …');
  try {
    await startWebServer({
      port: settings.PORT,
      publicUrl: settings.PUBLIC_URL,
      allowedHosts: settings.ALLOWED_HOSTS ?? defaultAllowedHosts(nodeEnv),
      api: apps.api,
      gateway: apps.gateway,
      simulators: apps.simulators,
      web,
      listenHost: settings.LISTEN_HOST,
      simulatorsForAll: settings.ALLOW_SIMULATORS === 'yes',
      contactEmail: settings.CONTACT_EMAIL,
      oidcLabel: apps.oidcLabel,
      withRecaptcha: settings.RECAPTCHA_SITE_KEY !== undefined,
    });
  } catch (error) {
    throw error instanceof PortUnavailableError ? new DevStackError(error.message) : error;
  }
};
