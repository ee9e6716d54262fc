import 'reflect-metadata';
import { reconcileOnce, stripeOptions, stripeSettings } from '@portada/billing';
import { parseSettings, settingsOrExit } from '@portada/config';
import { z } from 'zod';

/** Run by hand or by a timer beside the worker, which does the same once a day. Exit code 1 where anything differs. */
const settings = settingsOrExit(() =>
  parseSettings(
    z.object({
      DATABASE_URL: z.url(),
      ...stripeSettings,
      STRIPE_SECRET_KEY: z.string().min(1),
      /** How far back to look. */
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
