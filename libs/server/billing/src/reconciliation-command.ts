import { createDataSource } from '@portada/database';
import type { StripeOptions } from './billing-options';
import { PaymentProviderService } from './payment-provider.service';
import { ProviderUnavailableError, ProviderRefusalError } from './provider-error';
import { ReconciliationService, type ReconciliationResult, reconciledDays } from './reconciliation.service';

/**
 * Milliseconds before the differences of a reconciliation are checked again. The time is short, because a person
 * waits for the command.
 */
const recheckAfterMs = 10_000;

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/**
 * Formats the result of a reconciliation for the terminal: one line for each difference, or the statement that all
 * agree.
 */
const reportOf = (result: ReconciliationResult, days: number): string => {
  const { purchases, sessions, differences } = result;
  const what = `${countOf(purchases, 'purchase')} and ${countOf(sessions, 'session')}`;
  const compared = `${what} of the last ${countOf(days, 'day')} were compared.`;
  if (differences.length === 0) return `${compared} Purchases, ledger and provider agree.\n`;
  const lines = differences.map(({ kind, ref, detail }) => `- ${kind}: ${ref} (${detail})\n`);
  return `${compared} ${countOf(differences.length, 'difference')}:\n${lines.join('')}`;
};

/** Database and provider to compare; `days` to look back, 40 by default. */
type ReconciliationTarget = {
  databaseUrl: string;
  stripe: StripeOptions;
  days?: number;
  /** Milliseconds before the differences of a reconciliation are checked again, 10,000 by default. */
  recheckAfterMs?: number;
};

/**
 * Compares purchases, ledger and provider once and reports the result.
 * @param say receives the lines of the report
 * @returns the exit code: 0 if all agree, 1 if there are differences or the provider is unavailable
 * @throws if the database is unavailable
 */
export const reconcileOnce = async (
  target: ReconciliationTarget,
  say: (text: string) => void,
): Promise<number> => {
  const { databaseUrl, stripe, days = reconciledDays } = target;
  const database = await createDataSource({
    url: databaseUrl,
    entities: [],
    poolSize: 2,
    applicationName: 'portada-reconcile',
  }).initialize();
  try {
    // The provider service requires a public URL; the command sells nothing and does not use it.
    const provider = new PaymentProviderService({ publicUrl: 'http://localhost', stripe });
    const options = { days, recheckAfterMs: target.recheckAfterMs ?? recheckAfterMs };
    const result = await new ReconciliationService(database, provider).run(options);
    say(reportOf(result, days));
    return result.differences.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusalError)) throw error;
    say(`Nothing was compared: ${error.message}.\n`);
    return 1;
  } finally {
    await database.destroy();
  }
};
