import { useState } from 'react';
import type { Draft } from '@portada/contracts';
import type { Drafts } from './use-drafts';

/** The draft on the stage. `pick` picks a draft and shows it there. */
type StageDraft = { draft: Draft | null; pick: (id: string) => void };

/**
 * Decides if the stage shows a draft: the best one while there is no image, and a picked one until there is a newer image.
 * @param url path of the current image; null without one
 * @param isBusy true while an image is drawn
 */
export const useStageDraft = (drafts: Drafts, url: string | null, isBusy: boolean): StageDraft => {
  /** The image that the stage showed when the draft was picked. */
  const [covered, setCovered] = useState<string | null>(null);
  const isShown = !isBusy && (url === null || (drafts.isPicked && covered === url));
  return {
    draft: isShown ? drafts.chosen : null,
    pick: (id) => {
      setCovered(url);
      drafts.pick(id);
    },
  };
};
