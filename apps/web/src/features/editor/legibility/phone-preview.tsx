import type { AspectRatio, GeneratedImage } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import { useTranslation } from '../../../shared/i18n/translation';
import { picturesAt, widthToHeight } from '../picture/picture-sources';

/**
 * Returns the frame in CSS px in which a phone shows a picture. A Short is 9:16; pictures of other ratios are fitted
 * into 16:9.
 */
const frameOf = (ratio: AspectRatio) =>
  ratio === '9:16' ? { width: 94, height: 168 } : { width: 168, height: 94 };

type PhonePreviewProps = {
  image: GeneratedImage;
  /** Title of the thumbnail, which a list of videos shows next to the picture. */
  title: string;
};

/** Picture at the size at which a phone shows the picture, with its title and the timestamp over its corner. */
export const PhonePreview = ({ image, title }: PhonePreviewProps) => {
  const { t } = useTranslation();
  const isShort = image.aspectRatio === '9:16';
  const { width, height } = frameOf(image.aspectRatio);
  return (
    <figure className="grid content-start gap-2">
      <div className="flex gap-3">
        <div
          className="relative grid shrink-0 place-items-center overflow-hidden rounded-input bg-[#0d0f0c]"
          style={{ width, height }}
        >
          <div style={{ width: isShort ? width : height * widthToHeight(image.aspectRatio) }}>
            <ImageFrame
              {...picturesAt(image.url, image.aspectRatio, 320)}
              sizes={`${width}px`}
              alt={t('legibility.phoneAlt')}
              ratio={image.aspectRatio}
              failedText={t('editor.picture.failed')}
              retryLabel={t('editor.picture.retry')}
              className="rounded-none!"
            />
          </div>
          {!isShort && <Timestamp />}
        </div>
        <p className="line-clamp-3 min-w-0 self-start text-small leading-snug font-[550]" aria-hidden>
          {title}
        </p>
      </div>
      <figcaption className="text-micro font-[500] text-text-3">
        {t('legibility.phone')}{' '}
        <span className="tabular-nums">· {t('legibility.phoneSize', { width, height })}</span>
      </figcaption>
    </figure>
  );
};

/** Timestamp over the corner of a thumbnail, as on video platforms. The timestamp is dark in both themes. */
const Timestamp = () => (
  <span
    aria-hidden
    className="absolute right-1 bottom-1 rounded-[4px] bg-[#0d0f0ccc] px-1 text-micro leading-[1.35] text-[#fafaf8] tabular-nums"
  >
    12:34
  </span>
);
