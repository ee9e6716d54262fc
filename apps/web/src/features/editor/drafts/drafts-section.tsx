import { Suspense, lazy } from 'react';
import { DraftSkeletons } from './draft-grid';
import type { DraftsPanelProps } from './drafts-panel';

/**
 * Loads the code of the panel, which is as large as the rest of the editor. Without a network it is loaded again when the network
 * is back: the page must not fail, because a prompt can still be typed.
 */
const load = async (): Promise<typeof import('./drafts-panel')> => {
  for (;;) {
    try {
      return await import('./drafts-panel');
    } catch {
      await new Promise((done) => addEventListener('online', done, { once: true }));
    }
  }
};
const DraftsPanel = lazy(async () => ({ default: (await load()).DraftsPanel }));

/** The drafts of the prompt in the form; nothing without a valid prompt. */
export const DraftsSection = (props: DraftsPanelProps) => {
  const { phase } = props.drafts.view;
  if (phase === 'hidden') return null;
  const waiting = phase === 'offered' ? null : <DraftSkeletons ratio={props.ratio} />;
  return (
    <Suspense fallback={waiting}>
      <DraftsPanel {...props} />
    </Suspense>
  );
};
