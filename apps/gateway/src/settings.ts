import { parseSettings, productionPublicUrl, publicUrl } from '@portada/config';
import { poolerSettings } from '@portada/database';
import { drainSettings, socketDrainSettings, supervisedSettings } from '@portada/lifecycle';
import { logLevels, tracingSettings } from '@portada/observability';
import { redisUrl } from '@portada/redis';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  GATEWAY_PORT: port.default(3002),
  /** Network address on which both ports of the gateway listen; containers set 0.0.0.0. */
  LISTEN_HOST: z.string().default('127.0.0.1'),
  /** Proxies whose X-Forwarded-For header is used: addresses, networks, `loopback`, `uniquelocal`. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  INTERNAL_PORT: port.default(3102),
  PUBLIC_URL: publicUrl,
  DATABASE_URL: z.url(),
  ...poolerSettings,
  REDIS_URL: redisUrl,
  NODE_ENV: z.string().optional(),
  ...supervisedSettings,
  ...drainSettings,
  ...socketDrainSettings,
  LOG_LEVEL: z.enum(logLevels).default('info'),
  ...tracingSettings,
});

/** Settings of the gateway process. README.md describes each setting. */
export type GatewaySettings = z.infer<typeof schema>;

const production = schema.extend({ PUBLIC_URL: productionPublicUrl });

/**
 * Reads the settings of the gateway.
 * @param env environment of the process
 * @throws SettingsError that names every invalid or missing setting
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): GatewaySettings => parseSettings(env['NODE_ENV'] === 'production' ? production : schema, env);
