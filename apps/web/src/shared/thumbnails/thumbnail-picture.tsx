import type { AspectRatio, Thumbnail } from '@portada/contracts';
import { ImageFrame } from '@portada/ui';
import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import { useTranslation } from '../i18n/translation';
import { growingPicture, rememberLoaded } from './growing-picture';
import { cardSizes, pictureSources } from './picture-sources';

/** The ratio of the picture that stands for the thumbnail, else the one it is set to. */
const ratioOf = (thumbnail: Thumbnail): AspectRatio =>
  thumbnail.generatedImages.find(({ url }) => url === thumbnail.generatedImageUrl)?.aspectRatio ??
  thumbnail.settings.aspectRatio;

/** Where a thumbnail is edited. */
export const editorPath = ({ id }: Thumbnail): string => `/thumbnails/${id}/edit`;

type ThumbnailPictureProps = {
  thumbnail: Thumbnail;
  /** Stands in the frame while there is no picture. */
  empty: ReactNode;
  /** Height in px that the mat never passes, if there is one. */
  tallest?: number;
  /** In the first row: it is loaded at once, the others when they come near. */
  isFirstRow: boolean;
};

/**
 * A thumbnail's picture on the mat of a card, whole and in its true ratio. It grows into the editor's where the link
 * there asks for a view transition.
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
