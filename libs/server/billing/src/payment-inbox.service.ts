import { Injectable } from '@nestjs/common';

/** What the provider told us, kept until somebody acted on it. */
@Injectable()
export class PaymentInbox {
  /**
   * Keeps an event, once. Nothing is done about it here.
   * @param raw the body, byte by byte
   * @param signature of the header `Stripe-Signature`, undefined where there is none
   * @throws AppError invalid_request for a signature that is not the provider's, payments_unavailable without a secret
   */
  receive(_raw: Buffer, _signature: string | undefined): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  /**
   * Settles what kept events are about; several workers may do so at once. One that fails comes up again, later each time.
   * @param limit events that are taken at most
   * @returns how many events were taken on
   */
  processDue(_limit = 50): Promise<number> {
    return Promise.reject(new Error('not built yet'));
  }

  /** Forgets what was done a month ago. */
  tidy(): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }
}
