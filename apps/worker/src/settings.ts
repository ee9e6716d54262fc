import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { stripeProductionSettings, stripeSettings } from '@portada/billing';
import { mailSettings } from '@portada/mail';
import { imageModelSettings, requireModelKeys } from '@portada/image-models';
import { parseSettings, productionPublicUrl, publicUrl } from '@portada/config';
import { poolerSettings } from '@portada/database';
import { supervisedSettings } from '@portada/lifecycle';
import { logLevels, tracingSettings } from '@portada/observability';
import { secretKeySettings } from '@portada/secrets';
import { storageSettings } from '@portada/storage';
import { redisUrl } from '@portada/redis';
import { z } from 'zod';

const schema = z.object({
  /** Address that the internal port listens on; containers set 0.0.0.0. */
  LISTEN_HOST: z.string().default('127.0.0.1'),
  INTERNAL_PORT: z.coerce.number().int().min(1).max(65535).default(3103),
  DATABASE_URL: z.url(),
  ...poolerSettings,
  REDIS_URL: redisUrl,
  /** Address of the site. The links in mails lead to this address. */
  PUBLIC_URL: publicUrl,
  ...storageSettings,
  ...secretKeySettings,
  ...mailSettings,
  ...stripeSettings,
  ...imageModelSettings,
  STUDIO_DIR: z.string().default('dist/studio'),
  /** Id of this run of the worker process. The supervisor uses the id to end the claims of a worker that died. */
  WORKER_ID: z.uuid().default(() => randomUUID()),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(1000).default(availableParallelism()),
  GENERATION_DEADLINE_S: z.coerce.number().int().min(1).max(86_400).default(600),
  GENERATIONS_IN_FLIGHT_PER_USER: z.coerce.number().int().min(1).max(1000).default(3),
  ...supervisedSettings,
  LOG_LEVEL: z.enum(logLevels).default('info'),
  ...tracingSettings,
  NODE_ENV: z.string().optional(),
  /** Name of a crash point, a place where a test kills the process; ignored in production. */
  CRASH_AT: z.string().optional(),
});

/** Settings of the worker process. README.md describes each setting. */
export type WorkerSettings = z.infer<typeof schema>;

/** Rules of production: mails must be sent and cards charged, so stored mails and the payment simulator are refused. */
const production = schema
  .extend({ ...stripeProductionSettings, PUBLIC_URL: productionPublicUrl })
  .required({ SMTP_URL: true });

/**
 * Reads the settings of the worker.
 * @param env environment of the process
 * @throws SettingsError naming every setting that is wrong or missing
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): WorkerSettings =>
  parseSettings((env['NODE_ENV'] === 'production' ? production : schema).superRefine(requireModelKeys), env);
