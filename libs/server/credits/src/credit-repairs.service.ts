import { Inject, Injectable } from '@nestjs/common';
import { productConfig } from '@portada/contracts';
import { DataSource } from 'typeorm';
import { grantSignUp, refillCredits } from './credits.queries';

/**
 * What happens when a user's session loads (docs/decisions, CREDIT_REPAIR).
 * missing-grant: an account whose sign-up grant is missing gets it, once. always: a balance of 0 becomes 2 again, for
 * a demo. off: nothing.
 */
export type CreditRepair = 'missing-grant' | 'always' | 'off';

/** The state of a user's credits before a repair: the available ones, and whether the sign-up grant was made. */
export type CreditState = { available: number; granted: boolean };

/** Injection token of the process's CreditRepair. */
export const CREDIT_REPAIR = Symbol('CREDIT_REPAIR');

/** Mends a user's credits in the way that the operator chose. */
@Injectable()
export class CreditRepairsService {
  constructor(
    private readonly database: DataSource,
    @Inject(CREDIT_REPAIR) private readonly mode: CreditRepair,
  ) {}

  /** Tells whether `repair` would change these credits. */
  isNeeded({ available, granted }: CreditState): boolean {
    return (this.mode === 'missing-grant' && !granted) || (this.mode === 'always' && available === 0);
  }

  /** Call it when a session loads and `isNeeded`. It may be called any number of times at once. */
  async repair(userId: string): Promise<void> {
    if (this.mode === 'missing-grant') await grantSignUp(this.database, userId, productConfig.signUpCredits);
    // The start allows it to the processes where `CREDIT_REPAIR` is `always` (decision 38).
    if (this.mode === 'always') await refillCredits(this.database, userId, productConfig.signUpCredits);
  }
}
