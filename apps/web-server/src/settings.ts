import { resolve } from 'node:path';
import {
  type AllowedHosts,
  allowedHosts,
  defaultAllowedHosts,
  parseSettings,
  productionPublicUrl,
  publicUrl,
} from '@portada/config';
import { productConfig } from '@portada/contracts';
import { drainSettings, socketDrainSettings } from '@portada/lifecycle';
import { logLevels } from '@portada/observability';
import { z } from 'zod';

/** Largest number of addresses in a list. */
const mostUrls = 64;
const baseUrl = z.url({ protocol: /^http$/ }).transform((url) => new URL(url).origin);
const baseUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(baseUrl).min(1).max(mostUrls));

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Port of the health checks and the metrics. */
  INTERNAL_PORT: z.coerce.number().int().min(1).max(65_535).default(3104),
  /** Address that the web server listens on. nginx listens on every address. */
  LISTEN_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: publicUrl,
  /** Host names besides the one of PUBLIC_URL for which requests are answered. */
  ALLOWED_HOSTS: allowedHosts.optional(),
  /**
   * Base URLs of the api and gateway processes, separated by commas. A host name with several addresses counts as
   * several processes.
   */
  API_URL: baseUrls.prefault('http://127.0.0.1:3001'),
  GATEWAY_URL: baseUrls.prefault('http://127.0.0.1:3002'),
  /** Proxies whose X-Forwarded-For header is used: addresses, networks, `loopback`, `uniquelocal`; none by default. */
  TRUSTED_PROXIES: z.string().min(1).optional(),
  /** Folder of the built site, with `site.json`. */
  SITE_DIR: z.string().min(1).default('dist/apps/web'),
  CONTACT_EMAIL: z.email().default(productConfig.contactEmail),
  OIDC_LABEL: z.string().min(1).max(40).default(productConfig.oidcLabel),
  /**
   * Site key of reCAPTCHA, with the same value as in the settings of the api. If the key is set, the pages may load
   * reCAPTCHA.
   */
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  ...drainSettings,
  ...socketDrainSettings,
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** Settings of the web server process and of the nginx configuration. docs/operations describes each setting. */
export type WebServerSettings = z.infer<typeof schema> & { ALLOWED_HOSTS: AllowedHosts };

const production = schema.extend({ PUBLIC_URL: productionPublicUrl });

/**
 * Reads the settings of the web server. SITE_DIR becomes absolute, and PUBLIC_URL loses a trailing slash.
 * @param env environment of the process
 * @throws SettingsError that names every invalid or missing setting
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): WebServerSettings => {
  const settings = parseSettings(env['NODE_ENV'] === 'production' ? production : schema, env);
  return {
    ...settings,
    ALLOWED_HOSTS: settings.ALLOWED_HOSTS ?? defaultAllowedHosts(env['NODE_ENV']),
    SITE_DIR: resolve(settings.SITE_DIR),
    PUBLIC_URL: settings.PUBLIC_URL.replace(/\/+$/, ''),
  };
};
