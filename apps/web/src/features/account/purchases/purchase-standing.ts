import type { Purchase } from '@portada/contracts';
import type { BadgeTone } from '@portada/ui';

/** Status of a purchase as its owner sees it. A refund or dispute takes precedence over the payment. */
export type Standing =
  'waiting' | 'bank' | 'paid' | 'refunded' | 'partlyRefunded' | 'disputed' | 'review' | 'failed' | 'expired';

/** Returns the status of a purchase as its owner sees it. */
export const standingOf = ({ status, amountCents, refundedCents, disputedCents }: Purchase): Standing => {
  switch (status) {
    case 'created':
    case 'open':
      return 'waiting';
    case 'pending':
      return 'bank';
    case 'quarantined':
      return 'review';
    case 'failed':
    case 'expired':
      return status;
    case 'paid':
      if (disputedCents > 0) return 'disputed';
      if (refundedCents >= amountCents) return 'refunded';
      return refundedCents > 0 ? 'partlyRefunded' : 'paid';
  }
};

/** Color of the badge that shows the status of a purchase. */
export const toneOf: Record<Standing, BadgeTone> = {
  waiting: 'neutral',
  bank: 'warning',
  paid: 'success',
  refunded: 'neutral',
  partlyRefunded: 'neutral',
  disputed: 'warning',
  review: 'warning',
  failed: 'danger',
  expired: 'neutral',
};
