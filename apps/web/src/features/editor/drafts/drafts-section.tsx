import { Suspense, lazy, useEffect, useState } from 'react';
import { DraftSkeletons } from './draft-grid';
import type { DraftsPanelProps } from './drafts-panel';

// The code that composes and draws drafts is as large as the rest of the editor.
const load = () => import('./drafts-panel');
const DraftsPanel = lazy(async () => ({ default: (await load()).DraftsPanel }));

/**
 * Returns true once the code of the panel is loaded. It is loaded again when the network is back: without a network the page
 * must not fail, because a prompt can still be typed.
 */
const useLoaded = (isWanted: boolean): boolean => {
  const [isLoaded, setLoaded] = useState(false);
  const isMissing = isWanted && !isLoaded;
  useEffect(() => {
    if (!isMissing) return;
    const control = new AbortController();
    const attempt = () => {
      load().then(
        () => !control.signal.aborted && setLoaded(true),
        // The event `online` begins the next attempt.
        () => undefined,
      );
    };
    attempt();
    addEventListener('online', attempt, { signal: control.signal });
    return () => control.abort();
  }, [isMissing]);
  return isLoaded;
};

/** The drafts of the prompt in the form; nothing without a valid prompt. */
export const DraftsSection = (props: DraftsPanelProps) => {
  const { phase } = props.drafts.view;
  const isLoaded = useLoaded(phase !== 'hidden');
  if (phase === 'hidden') return null;
  const waiting = phase === 'offered' ? null : <DraftSkeletons ratio={props.ratio} />;
  if (!isLoaded) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DraftsPanel {...props} />
    </Suspense>
  );
};
