import type { Thumbnail } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';
import { picturesAt } from './picture-sources';
import { RegenerateButton } from './regenerate-button';

type FinalImageProps = {
  thumbnail: Thumbnail;
  /** Path of the final picture of the thumbnail. */
  url: string;
  /**
   * Called when the user asks to generate a picture again that failed to load. The function opens a confirmation.
   * Null if generation is not possible.
   */
  onRegenerate: (() => void) | null;
};

/** Finished image of a thumbnail in the picture area of the editor. */
export const FinalImage = ({ thumbnail, url, onRegenerate }: FinalImageProps) => {
  const { t } = useTranslation();
  const ratio = thumbnail.finalAspectRatio ?? thumbnail.settings.aspectRatio;
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{t('editor.picture.final')}</h2>
      <ImageFrame
        {...picturesAt(url, ratio, 960)}
        sizes="(min-width: 64rem) 42rem, 100vw"
        alt={t('editor.picture.finalAlt', { title: thumbnail.title })}
        ratio={ratio}
        failedText={t('editor.picture.finalFailed')}
        retryLabel={t('editor.picture.retry')}
        failedAction={onRegenerate && <RegenerateButton onClick={onRegenerate} />}
      />
    </section>
  );
};
