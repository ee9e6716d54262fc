import { parseSettings } from '@portada/config';
import { logLevels } from '@portada/observability';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  SIMULATORS_PORT: port,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /**
   * OAuth client id of Portada at the OpenID provider, which the api uses too. Without this setting sign-in is not
   * simulated.
   */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /**
   * API key of Portada at the payment provider, which the api uses too. Without this setting payments are not
   * simulated.
   */
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /**
   * TCP ports of the simulated payment api and its control route. The web server forwards no requests to these
   * ports.
   */
  STRIPE_API_PORT: port.optional(),
  STRIPE_CONTROL_PORT: port.optional(),
  STRIPE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_STATE_FILE: z.string().min(1).optional(),
  /** Seconds until the simulated bank settles a debit; with 0 only a button on the payments page settles a debit. */
  SIMULATED_BANK_S: z.coerce.number().min(0).max(86_400).default(20),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'simulators are for development; production has none')
    .optional(),
});

/** Environment variables of the process of the simulators. */
type Said = z.infer<typeof schema>;

/** Settings of the process of the simulators. `oidc` or `stripe` is null if a real provider is used. */
export type SimulatorSettings = Pick<Said, 'SIMULATORS_PORT' | 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  oidc: { id: string; secret: string } | null;
  stripe: {
    secretKey: string;
    webhookSecret: string;
    apiPort: number;
    controlPort: number;
    webhookUrl: string | undefined;
    stateFile: string | undefined;
    /**
     * Time in ms until the simulated bank settles a debit; if undefined, only a button on the payments page settles
     * a debit.
     */
    settleDelayedAfterMs: number | undefined;
  } | null;
};

/** Names of settings that must be set together or not at all. */
const together = [
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_PORT', 'STRIPE_CONTROL_PORT'],
] as const;

const whole = schema.superRefine((said, context) => {
  for (const names of together) {
    const missing = names.filter((name) => said[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set together with ${names.join(', ')}`,
      });
    }
  }
});

const stripeOf = (said: Said): SimulatorSettings['stripe'] => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = said;
  const { STRIPE_API_PORT: apiPort, STRIPE_CONTROL_PORT: controlPort } = said;
  if (!secretKey || !webhookSecret || !apiPort || !controlPort) return null;
  return {
    secretKey,
    webhookSecret,
    apiPort,
    controlPort,
    webhookUrl: said.STRIPE_WEBHOOK_URL,
    stateFile: said.STRIPE_STATE_FILE,
    settleDelayedAfterMs: said.SIMULATED_BANK_S === 0 ? undefined : said.SIMULATED_BANK_S * 1000,
  };
};

/**
 * Reads the settings of the process of the simulators.
 * @param env environment of the process
 * @throws SettingsError that names every invalid or missing setting; always with NODE_ENV=production
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): SimulatorSettings => {
  const said = parseSettings(whole, env);
  const { SIMULATORS_PORT, PUBLIC_URL, LOG_LEVEL, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = said;
  return {
    SIMULATORS_PORT,
    PUBLIC_URL,
    LOG_LEVEL,
    oidc: id && secret ? { id, secret } : null,
    stripe: stripeOf(said),
  };
};
