import { Injectable } from '@nestjs/common';
import type { PurchaseStatus } from '@portada/contracts';

/** What a caller has heard; where to look, not what to believe. */
export type SettlementHint = { sessionId?: string };

/** Brings purchases into agreement with the provider. */
@Injectable()
export class Settlements {
  /**
   * Asks the provider what became of a purchase and brings ours into agreement: credits it, once, or takes back what
   * was refunded or disputed. Any number of callers may do so at once, in any order: the webhook's inbox, the return
   * page and the sweep.
   * @returns what the purchase is now, or null where there is none
   * @throws ProviderAwayError, ProviderRefusalError; what is not settled then is settled by a later call
   */
  settle(_purchaseId: string, _hint: SettlementHint = {}): Promise<PurchaseStatus | null> {
    return Promise.reject(new Error('not built yet'));
  }
}
