import { type AspectRatio, pictureSizes, type Draft } from '@portada/contracts';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { useDraftName } from './draft-name';
import { DraftPicture } from './draft-picture';
import { draftsMessages } from './drafts.messages';

registerMessages({ drafts: draftsMessages });

/** Longer side in device pixels of the draft on the stage. The stage is at most 672 CSS pixels wide. */
const longestSide = 1120;

/** The chosen draft in the frame of the stage, with a line that says that it is a draft. */
export const StageDraft = ({ draft, ratio }: { draft: Draft; ratio: AspectRatio }) => {
  const { t } = useTranslation();
  const name = useDraftName();
  const { width, height } = pictureSizes[ratio];
  return (
    <>
      <div className="absolute inset-0 overflow-hidden rounded-input bg-surface-3">
        <DraftPicture
          draft={draft}
          ratio={ratio}
          width={Math.round(longestSide * Math.min(1, width / height))}
          label={t('drafts.stageAlt', { name: name(draft) })}
        />
      </div>
      {/* The line is in the padding of the stage, so that nothing moves when the first draft appears. */}
      <p className="absolute inset-x-0 top-full pt-0.5 text-center text-micro text-text-3 sm:pt-1.5">
        {t('drafts.onStage')}
      </p>
    </>
  );
};
