import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { facts } from '@portada/contracts';
import { poolOf } from '@portada/database';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';

/**
 * What happens when a user's session loads (docs/decisions, CREDIT_REPAIR).
 * missing-grant: an account whose sign-up grant is missing gets it, once. always: a balance of 0 becomes 2 again, for
 * a demo. off: nothing.
 */
export type CreditRepair = 'missing-grant' | 'always' | 'off';

/** Injection token of the process's CreditRepair. */
export const CREDIT_REPAIR = Symbol('CREDIT_REPAIR');

/** Mends a user's credits in the way that the operator chose. */
@Injectable()
export class CreditRepairs implements OnModuleDestroy {
  /** The application's role can give nobody credits; the demo's rule alone works as the database's owner. */
  private readonly owner: Pool | null;

  constructor(
    private readonly database: DataSource,
    @Inject(CREDIT_REPAIR) private readonly mode: CreditRepair,
  ) {
    const { options } = database;
    this.owner =
      mode === 'always' && 'url' in options
        ? new Pool({ connectionString: options.url, max: 1, connectionTimeoutMillis: 2_000 })
        : null;
    this.owner?.on('error', () => undefined);
  }

  /** Call it when a session loads, before the balance is read. It may be called any number of times at once. */
  async repair(userId: string): Promise<void> {
    if (this.mode === 'missing-grant') await this.grantIfMissing(userId);
    if (this.mode === 'always') await this.refill(userId);
  }

  async onModuleDestroy(): Promise<void> {
    await this.owner?.end();
  }

  private async grantIfMissing(userId: string): Promise<void> {
    await poolOf(this.database).query({
      name: 'credits_repair',
      text: `SELECT grant_sign_up($1, $2) WHERE NOT EXISTS
               (SELECT 1 FROM credit_transfers WHERE user_id = $1 AND kind = 'grant')`,
      values: [userId, facts.signUpCredits],
    });
  }

  private async refill(userId: string): Promise<void> {
    try {
      // The account's version makes the reason unique: of two loads at once, one refills.
      await this.owner?.query(
        `SELECT adjust_credits(user_id, $2, format('refill:%s:%s', user_id, version)) FROM credit_accounts
          WHERE user_id = $1 AND kind = 'available' AND balance = 0`,
        [userId, facts.signUpCredits],
      );
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    }
  }
}
