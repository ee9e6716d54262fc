import { Injectable } from '@nestjs/common';
import type { CreditPlan, CreditPlanBody, Language } from '@portada/contracts';

/** A pack that can be bought now, and the provider's price of it. */
export type SoldPlan = CreditPlan & { priceId: string };

/** The packs, and which of them are sold: those whose price at the provider is what we say it is. */
@Injectable()
export class Plans {
  /** All packs in a language. While the provider was not heard, and where its price differs, a pack is not sold. */
  list(_language: Language): Promise<CreditPlanBody[]> {
    return Promise.reject(new Error('not built yet'));
  }

  /**
   * The pack that a request names.
   * @param name its id, or the provider's price
   * @throws AppError invalid_request where there is none, plan_not_sold, payments_unavailable
   */
  take(_name: string): Promise<SoldPlan> {
    return Promise.reject(new Error('not built yet'));
  }

  /** Ids of the packs whose price at the provider differs from ours. */
  notSold(): Promise<CreditPlan['id'][]> {
    return Promise.reject(new Error('not built yet'));
  }
}
