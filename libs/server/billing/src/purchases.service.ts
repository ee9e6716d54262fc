import { Injectable } from '@nestjs/common';
import type { PurchasePage } from '@portada/contracts';
import type { PurchaseRow } from './purchase-row';

/** Reads purchases; those of another user look like missing ones. */
@Injectable()
export class Purchases {
  /** @returns null where there is none */
  find(_id: string): Promise<PurchaseRow | null> {
    return Promise.reject(new Error('not built yet'));
  }

  /**
   * A user's purchases, newest first, 20 at a time.
   * @param cursor `nextCursor` of the page before; one that we never gave is answered with an empty page
   */
  page(_userId: string, _cursor?: string): Promise<PurchasePage> {
    return Promise.reject(new Error('not built yet'));
  }
}
