import { Inject, Injectable } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { grantSignUp, refillCredits } from './credits.queries';

/**
 * Repair of a user's credits when the user's session loads (docs/decisions, CREDIT_REPAIR). missing-grant: an account
 * whose sign-up grant is missing gets the grant once. always: a balance of 0 becomes 2 again, for a demo. off:
 * credits are never repaired.
 */
export type CreditRepair = 'missing-grant' | 'always' | 'off';

/** The state of a user's credits before a repair: the available credits, and whether the sign-up grant was made. */
export type CreditState = { available: number; granted: boolean };

/** Injection token of CreditRepair, the value of the setting CREDIT_REPAIR. */
export const CREDIT_REPAIR = Symbol('CREDIT_REPAIR');

/** Repairs a user's credits according to the setting CREDIT_REPAIR. */
@Injectable()
export class CreditRepairsService {
  constructor(
    private readonly database: DataSource,
    @Inject(CREDIT_REPAIR) private readonly mode: CreditRepair,
  ) {}

  /**
   * Tells if the credits of a user need a repair.
   * @returns true if `repair` would change these credits
   */
  isNeeded({ available, granted }: CreditState): boolean {
    return (this.mode === 'missing-grant' && !granted) || (this.mode === 'always' && available === 0);
  }

  /**
   * Repairs a user's credits. Call this method when a session loads and `isNeeded` returns true. Concurrent calls are
   * safe.
   */
  async repair(userId: string): Promise<void> {
    if (this.mode === 'missing-grant') await grantSignUp(this.database, userId, productConfig.signUpCredits);
    // The processes' role may call refill_credits only if the stack was started with `CREDIT_REPAIR=always` (decision
    // 38).
    if (this.mode === 'always') await refillCredits(this.database, userId, productConfig.signUpCredits);
  }
}
