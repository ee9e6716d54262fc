import { resolve } from 'node:path';
import { productConfig } from '@portada/contracts';
import { allowedHosts, parseSettings, publicUrl } from '@portada/config';
import { imageModelSettings, requireModelKeys } from '@portada/image-models/settings';
import { logLevels } from '@portada/observability';
import { redisUrl } from '@portada/redis';
import { z } from 'zod';
import { workspace } from './workspace';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  PUBLIC_URL: publicUrl.optional(),
  /** Host names besides the one of PUBLIC_URL for which the web server answers requests. */
  ALLOWED_HOSTS: allowedHosts.optional(),
  /** Number of active processes of each app (api, gateway, worker). */
  REPLICAS: z.coerce.number().int().min(1).max(8).default(1),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Database URL with the login role of the processes. The default is derived from DATABASE_URL. */
  APP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: redisUrl.optional(),
  ADMIN_EMAIL: z.email().default('admin@portada.local'),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  /** `yes` allows simulators with a PUBLIC_URL that is not on this machine. */
  ALLOW_SIMULATORS: z.enum(['yes', 'no']).default('no'),
  /** Address on which web server and processes listen; loopback by default. */
  LISTEN_HOST: z.string().min(1).optional(),
  OIDC_ISSUER: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  SMTP_URL: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Contact address that pages show; also a setting of the api. */
  CONTACT_EMAIL: z.email().default(productConfig.contactEmail),
  /** Name of the third-party provider on the sign-in page; also a setting of the api. */
  OIDC_LABEL: z.string().min(1).max(40).default(productConfig.oidcLabel),
  /** Site key of reCAPTCHA; also a setting of the api. If the key is set, the web server lets pages load reCAPTCHA. */
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
});

/**
 * Settings of the worker that the dev stack also checks, so that a missing API key ends `npm start` with a readable
 * message.
 */
const imageModels = z.object(imageModelSettings).superRefine(requireModelKeys);

/** Settings that the dev stack itself uses. Other settings are passed to the processes, which validate them. */
export type StackSettings = z.infer<typeof schema> & { PUBLIC_URL: string };

/**
 * Reads the settings of the dev stack. A relative DATA_DIR is resolved from the root of the repository. A trailing
 * slash of PUBLIC_URL is removed.
 * @param env environment variables
 * @throws SettingsError that names every invalid setting
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): StackSettings => {
  const settings = parseSettings(schema, env);
  parseSettings(imageModels, env);
  return {
    ...settings,
    DATA_DIR: resolve(workspace, settings.DATA_DIR),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
  };
};
