import type { AspectRatio, Thumbnail } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import { useTranslation } from '../i18n/translation';
import { growingPicture, rememberLoaded } from './growing-picture';
import { currentImageOf } from './made-with';
import { cardSizes, pictureSources } from './picture-sources';

/**
 * Returns the aspect ratio of the thumbnail's current picture; for a thumbnail without a picture, the ratio in its
 * settings.
 */
const ratioOf = (thumbnail: Thumbnail): AspectRatio =>
  currentImageOf(thumbnail)?.aspectRatio ?? thumbnail.settings.aspectRatio;

/** Returns the path of the editor of a thumbnail. */
export const editorPath = ({ id }: Thumbnail): string => `/thumbnails/${id}/edit`;

type ThumbnailPictureProps = {
  thumbnail: Thumbnail;
  /** Content of the picture frame if the thumbnail has no picture. */
  empty: ReactNode;
  /** Maximum height of the picture frame in px, if the height is limited. */
  tallest?: number;
  /** True if the card is in the first row. The picture is then loaded eagerly, otherwise lazily. */
  isFirstRow: boolean;
};

/**
 * Uncropped picture of a thumbnail in the frame of a card. The picture has a view transition to the picture of the
 * editor if the link requests the transition.
 */
export const ThumbnailPicture = ({ thumbnail, empty, tallest, isFirstRow }: ThumbnailPictureProps) => {
  const { t } = useTranslation();
  const isGrowing = useViewTransitionState(editorPath(thumbnail));
  const url = thumbnail.generatedImageUrl;
  const ratio = url === null ? '16:9' : ratioOf(thumbnail);
  return (
    <div
      className="h-full max-w-full"
      style={{
        aspectRatio: ratio.replace(':', ' / '),
        viewTransitionName: isGrowing ? growingPicture : undefined,
      }}
    >
      <ImageFrame
        {...(url === null ? { src: null } : { ...pictureSources(url), sizes: cardSizes(ratio, tallest) })}
        alt={thumbnail.title}
        ratio={ratio}
        eager={isFirstRow}
        empty={empty}
        failedText={t('shared.imageFailed')}
        retryLabel={t('shared.retry')}
        onReady={(address) => url !== null && rememberLoaded(url, address)}
        className="rounded-none"
      />
    </div>
  );
};
