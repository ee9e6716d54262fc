import type { AspectRatio, Thumbnail } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from './picture-sources';

/** The ratio of the picture that stands for the thumbnail, else the one it is set to. */
const ratioOf = (thumbnail: Thumbnail): AspectRatio =>
  thumbnail.generatedImages.find(({ url }) => url === thumbnail.generatedImageUrl)?.aspectRatio ??
  thumbnail.settings.aspectRatio;

type ThumbnailPictureProps = {
  thumbnail: Thumbnail;
  /** Stands in the frame while there is no picture. */
  empty: ReactNode;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
};

/** A thumbnail's picture, whole and in its true ratio, as large as its mat allows. */
export const ThumbnailPicture = ({ thumbnail, empty, sizes }: ThumbnailPictureProps) => {
  const { t } = useTranslation();
  const url = thumbnail.generatedImageUrl;
  const ratio = url === null ? '16:9' : ratioOf(thumbnail);
  return (
    <div className="h-full max-w-full" style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      <ImageFrame
        {...(url === null ? { src: null } : { ...pictureSources(url), sizes })}
        alt={thumbnail.title}
        ratio={ratio}
        empty={empty}
        failedText={t('shared.imageFailed')}
        retryLabel={t('shared.retry')}
        className="rounded-none"
      />
    </div>
  );
};
