import { Injectable } from '@nestjs/common';

/** Finds out by itself what the provider's events would have said, had they come. */
@Injectable()
export class PurchaseSweeps {
  /**
   * Settles purchases that nobody asked about lately: unsettled ones often, paid ones of the last 180 days seldom.
   * @param options `eager` asks about every one of them now
   * @returns how many were asked about
   */
  sweep(_options: { eager?: boolean } = {}): Promise<number> {
    return Promise.reject(new Error('not built yet'));
  }
}
