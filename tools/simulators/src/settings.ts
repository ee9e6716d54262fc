import { logLevels, parseSettings } from '@portada/observability';
import { z } from 'zod';

const schema = z.object({
  SIMULATORS_PORT: z.coerce.number().int().min(1).max(65_535),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** The one client of the simulated OpenID provider: what the api is told, too. */
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'simulators are for development; production has none')
    .optional(),
});

/** What the process of the simulators is told. */
export type SimulatorSettings = z.infer<typeof schema>;

/** @throws SettingsError naming every setting that is wrong or missing; in production always */
export const readSettings = (): SimulatorSettings => parseSettings(schema, process.env);
