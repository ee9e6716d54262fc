import 'reflect-metadata';
import { reconcileOnce, stripeOptions, stripeSettings } from '@portada/billing';
import { parseSettings, settingsOrExit } from '@portada/config';
import { z } from 'zod';

/**
 * Program that runs one reconciliation of purchases, started by hand or by a timer. A worker runs the same
 * reconciliation once a day. The exit code is 1 if the reconciliation finds a difference.
 */
const settings = settingsOrExit(() =>
  parseSettings(
    z.object({
      DATABASE_URL: z.url(),
      ...stripeSettings,
      STRIPE_SECRET_KEY: z.string().min(1),
      /** Number of past days whose purchases are compared. */
      RECONCILE_DAYS: z.coerce.number().int().min(1).max(3650).default(40),
    }),
    process.env,
  ),
);
const stripe = stripeOptions(settings);
if (!stripe) throw new Error('STRIPE_SECRET_KEY is missing');
const code = await reconcileOnce(
  { databaseUrl: settings.DATABASE_URL, stripe, days: settings.RECONCILE_DAYS },
  (text) => process.stdout.write(text),
);
process.exit(code);
