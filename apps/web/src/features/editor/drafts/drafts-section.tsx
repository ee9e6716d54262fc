import type { AspectRatio } from '@portada/contracts';
import { Suspense, lazy } from 'react';
import type { ModelChoice } from '../prompt/use-model-choice';
import { DraftSkeletons } from './draft-grid';
import type { Drafts } from './use-drafts';

// The code that composes and draws drafts is as large as the rest of the editor.
const DraftsPanel = lazy(async () => ({ default: (await import('./drafts-panel')).DraftsPanel }));

type DraftsSectionProps = {
  drafts: Drafts;
  ratio: AspectRatio;
  choice: ModelChoice;
  onPick: (id: string) => void;
};

/** The drafts of the prompt in the form; nothing without a valid prompt. */
export const DraftsSection = (props: DraftsSectionProps) => {
  const { phase } = props.drafts.view;
  if (phase === 'hidden') return null;
  return (
    <Suspense fallback={phase === 'offered' ? null : <DraftSkeletons ratio={props.ratio} />}>
      <DraftsPanel {...props} />
    </Suspense>
  );
};
