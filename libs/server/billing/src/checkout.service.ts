import { Injectable } from '@nestjs/common';
import type { CheckoutAnswer, CheckoutBody } from '@portada/contracts';

/** Begins purchases. */
@Injectable()
export class Checkout {
  /**
   * Writes a purchase down and makes the provider's page for it. The same id and pack again get the same page.
   * @param id of the purchase, chosen by the client or for it
   * @throws AppError invalid_request, plan_not_sold, idempotency_conflict, payments_unavailable
   */
  create(_userId: string, _body: CheckoutBody, _id: string): Promise<CheckoutAnswer> {
    return Promise.reject(new Error('not built yet'));
  }
}
