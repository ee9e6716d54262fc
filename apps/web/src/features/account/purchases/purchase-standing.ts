import type { Purchase } from '@portada/contracts';
import type { BadgeTone } from '@portada/ui';

/** How a purchase stands, as its owner reads it: what the bank took back says more than that it was paid. */
export type Standing =
  'waiting' | 'bank' | 'paid' | 'refunded' | 'partlyRefunded' | 'disputed' | 'review' | 'failed' | 'expired';

/** The one word for a purchase. */
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
