import type { AspectRatio, Thumbnail, Draft } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { percentOf } from '../generation/progress-text';
import { currentPicture } from '../generation/run';
import type { RunControls } from '../generation/use-run';
import { growingPicture, loadedCopy, rememberLoaded } from '../../../shared/thumbnails/growing-picture';
import { DevelopingPicture } from './developing-picture';
import { imageOf, picturesAt, widthToHeight } from './picture-sources';
import { RegenerateButton } from './regenerate-button';

const StageDraft = lazy(async () => ({ default: (await import('../drafts/stage-draft')).StageDraft }));

type StageProps = {
  thumbnail: Thumbnail;
  controls: RunControls;
  /** Aspect ratio that is chosen in the prompt panel, for the empty frame without a picture. */
  chosenRatio: AspectRatio;
  /** Draft that is shown instead of the picture; null for none. */
  draft: Draft | null;
  /**
   * Called when the user asks to generate a picture again that failed to load. The function opens a confirmation.
   * Null if generation is not possible.
   */
  onRegenerate: (() => void) | null;
};

/** Maximum height of the picture frame, so that the frame fits the window without scrolling. */
const tallest = 'min(70dvh, 34rem)';

/**
 * Picture area of the editor: the uncropped picture with crop marks at its corners, or the previews of a running
 * generation.
 */
export const Stage = ({ thumbnail, controls, chosenRatio, draft, onRegenerate }: StageProps) => {
  const { t } = useTranslation();
  const { run, isBusy } = controls;
  const src = currentPicture(thumbnail, run);
  const image = imageOf(thumbnail, src);
  const [readySrc, setReadySrc] = useState<string | null>(null);
  const fresh = run.phase === 'succeeded' ? run.generation : null;
  // The last preview covers the new picture until the picture has loaded, so that the frame does not flash.
  const isArriving =
    fresh !== null && src === fresh.imageUrl && readySrc !== src && fresh.previewUrl !== null;
  const ratioOfPicture =
    controls.ratio ?? image?.aspectRatio ?? (src ? thumbnail.prompt?.aspectRatio : null) ?? chosenRatio;
  const ratio = draft ? chosenRatio : ratioOfPicture;
  const previewUrl = run.phase === 'running' || run.phase === 'succeeded' ? run.generation.previewUrl : null;
  const prompt = image?.prompt ?? thumbnail.prompt?.imageDescription ?? thumbnail.title;

  return (
    <div className="rounded-card border border-border bg-surface p-5 sm:p-7" aria-busy={isBusy}>
      <div
        className="crop-marks mx-auto text-border-control"
        style={{ maxWidth: `calc(${tallest} * ${widthToHeight(ratio)})` }}
      >
        <div className="relative text-text" style={{ viewTransitionName: growingPicture }}>
          <ImageFrame
            {...(src && !draft ? picturesAt(src, ratio, 960) : { src: null })}
            sizes="(min-width: 64rem) 42rem, 100vw"
            preview={loadedCopy(src)}
            alt={t('editor.picture.alt', { prompt })}
            ratio={ratio}
            eager
            empty={isBusy || draft ? null : <EmptyFrame />}
            failedText={t('editor.picture.failed')}
            retryLabel={t('editor.picture.retry')}
            failedAction={onRegenerate && <RegenerateButton onClick={onRegenerate} />}
            onReady={(address) => {
              setReadySrc(src);
              if (src !== null) rememberLoaded(src, address);
            }}
          />
          {draft && (
            <Suspense fallback={null}>
              <StageDraft draft={draft} ratio={ratio} />
            </Suspense>
          )}
          {(isBusy || isArriving) && (
            <DevelopingPicture previewUrl={previewUrl} percent={isBusy ? percentOf(run) : 100} />
          )}
        </div>
      </div>
    </div>
  );
};

const EmptyFrame = () => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1 px-4 text-center">
      <p className="text-h3">{t('editor.picture.empty')}</p>
      <p className="text-small text-text-2">{t('editor.picture.emptyText')}</p>
    </div>
  );
};
