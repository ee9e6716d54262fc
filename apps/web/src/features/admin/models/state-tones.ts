import type { AdminModel } from '@portada/contracts';
import type { BadgeTone } from '@portada/ui';

/** Tone of the badge of each state of an image model. */
export const stateTones: Record<AdminModel['state'], BadgeTone> = {
  closed: 'success',
  'half-open': 'warning',
  open: 'danger',
  paused: 'danger',
  absent: 'neutral',
};
