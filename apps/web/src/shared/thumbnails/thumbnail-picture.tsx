import type { AspectRatio, Thumbnail } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from './picture-sources';

/** The ratio of the picture that stands for the thumbnail, else the one it is set to. */
const ratioOf = (thumbnail: Thumbnail): AspectRatio =>
  thumbnail.generatedImages.find(({ url }) => url === thumbnail.generatedImageUrl)?.aspectRatio ??
  thumbnail.settings.aspectRatio;

/** Width in percent that a picture of this ratio takes inside a 16:9 mat. */
const widthInMat = (ratio: AspectRatio): number => {
  const [width = 16, height = 9] = ratio.split(':').map(Number);
  return Math.min(100, (width / height) * (9 / 16) * 100);
};

type ThumbnailPictureProps = {
  thumbnail: Thumbnail;
  /** Stands in the frame while there is no picture. */
  empty: ReactNode;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
};

/** A thumbnail's picture, whole and in its true ratio, on a 16:9 mat. */
export const ThumbnailPicture = ({ thumbnail, empty, sizes }: ThumbnailPictureProps) => {
  const { t } = useTranslation();
  const ratio = ratioOf(thumbnail);
  const url = thumbnail.generatedImageUrl;
  return (
    <div style={{ width: `${url === null ? 100 : widthInMat(ratio)}%` }}>
      <ImageFrame
        {...(url === null ? { src: null } : { ...pictureSources(url), sizes })}
        alt={thumbnail.title}
        ratio={url === null ? '16:9' : ratio}
        empty={empty}
        failedText={t('shared.imageFailed')}
        retryLabel={t('shared.retry')}
        className="rounded-none"
      />
    </div>
  );
};
