import { isStrongPassword } from '@portada/accounts';
import { productConfig } from '@portada/contracts';
import { stripeProductionSettings, stripeSettings } from '@portada/billing';
import { imageModelList, modelExampleSettings, modelPriceSettings } from '@portada/image-models';
import { mailSettings } from '@portada/mail';
import { isLoopbackUrl, parseSettings, productionPublicUrl, publicUrl } from '@portada/config';
import { poolerSettings } from '@portada/database';
import { drainSettings, supervisedSettings } from '@portada/lifecycle';
import { logLevels, tracingSettings } from '@portada/observability';
import { secretKeySettings } from '@portada/secrets';
import { storageSettings } from '@portada/storage';
import { redisUrl } from '@portada/redis';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  API_PORT: port.default(3001),
  /** Address that both ports listen on; containers set 0.0.0.0. */
  LISTEN_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: port.default(3101),
  /** Reverse proxies whose X-Forwarded headers the api trusts: addresses, networks, `loopback`, `uniquelocal`. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  PUBLIC_URL: publicUrl,
  DATABASE_URL: z.url(),
  ...poolerSettings,
  REDIS_URL: redisUrl,
  ...storageSettings,
  ...secretKeySettings,
  /** Names of the image models, which the browser shows. The keys of the models are settings of the worker alone. */
  IMAGE_MODEL: imageModelList,
  ...modelPriceSettings,
  ...modelExampleSettings,
  /** Folder of the studio, the built-in image model, which also reads prompts. */
  STUDIO_DIR: z.string().default('dist/studio'),
  /** Key with which Replicate signs its webhooks; without it the token in their address is the only check. */
  REPLICATE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{20,100}={0,2}$/)
    .optional(),
  GENERATION_DEADLINE_S: z.coerce.number().int().min(1).max(86_400).default(600),
  GENERATIONS_IN_FLIGHT_PER_USER: z.coerce.number().int().min(1).max(1000).default(3),
  GENERATIONS_QUEUED_PER_USER: z.coerce.number().int().min(1).max(1_000_000).default(50),
  /** Maximum size in bytes of all uploaded images, documents and versions of one account. */
  UPLOAD_QUOTA_BYTES: z.coerce.number().int().min(0).default(250_000_000),
  CREDIT_REPAIR: z.enum(['missing-grant', 'always', 'off']).default('missing-grant'),
  CONTACT_EMAIL: z.email().default(productConfig.contactEmail),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Name of the third-party sign-in provider on the sign-in button. */
  OIDC_LABEL: z.string().min(1).max(40).default(productConfig.oidcLabel),
  ...mailSettings,
  ...stripeSettings,
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_PROJECT: z.string().min(1).optional(),
  RECAPTCHA_API_KEY: z.string().min(1).optional(),
  NODE_ENV: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  ...supervisedSettings,
  ...drainSettings,
  LOG_LEVEL: z.enum(logLevels).default('info'),
  ...tracingSettings,
  /** Name of a crash point, a place where a test kills the process; ignored in production. */
  CRASH_AT: z.string().optional(),
});

/** Settings of the api process. README.md describes each setting. */
export type ApiSettings = z.infer<typeof schema>;

/** Groups of settings of the api; the settings of a group must be set together. */
const together = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_PROJECT', 'RECAPTCHA_API_KEY'],
] as const;

const whole = schema.superRefine((settings, context) => {
  for (const names of together) {
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: `goes with ${names.join(', ')}` });
    }
  }
});

/**
 * Rules of production, where no simulators run: the providers of sign-in, mail and payments are required, the public
 * URL is https, and the first administrator's password must be one that sign-up accepts.
 */
const production = schema
  .extend({ ...stripeProductionSettings, PUBLIC_URL: productionPublicUrl })
  .required({
    OIDC_ISSUER: true,
    OIDC_CLIENT_ID: true,
    OIDC_CLIENT_SECRET: true,
    SMTP_URL: true,
    STRIPE_WEBHOOK_SECRET: true,
  })
  .superRefine((settings, context) => {
    const { PUBLIC_URL: publicUrl, OIDC_ISSUER: issuer } = settings;
    if (settings.ADMIN_PASSWORD && !isStrongPassword(settings.ADMIN_PASSWORD, settings.ADMIN_EMAIL ?? '')) {
      const message = 'is a password that is tried first: choose another one';
      context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message });
    }
    if (isLoopbackUrl(issuer) && !isLoopbackUrl(publicUrl)) {
      context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'], message: 'is this machine, not a provider' });
    }
  });

/**
 * Parses the settings of the api.
 * @param env environment variables of the process
 * @throws SettingsError naming every setting that is wrong or missing
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): ApiSettings => {
  if (env['NODE_ENV'] === 'production') parseSettings(production, env);
  return parseSettings(whole, env);
};

/** Injection token of ApiSettings, the settings of the api process. */
export const API_SETTINGS = Symbol('API_SETTINGS');
