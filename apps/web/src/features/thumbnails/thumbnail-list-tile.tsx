import { StatusBadge, ThumbnailTile } from '@portada/ui';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/translation';
import { editorPath, ThumbnailPicture } from '../../shared/thumbnails/thumbnail-picture';
import type { ThumbnailListCardProps } from './thumbnail-list-card';

/** Number of tiles per row in a wide window. */
const tilesPerRow = 5;
/** Largest height in px of the picture of a tile. */
const maxPictureHeight = 180;

/** Tile of one thumbnail in the thumbnail list: its picture, its title, and its status if it is not completed. */
export const ThumbnailListTile = ({
  thumbnail,
  index,
  selection,
}: Pick<ThumbnailListCardProps, 'thumbnail' | 'index' | 'selection'>) => {
  const { t } = useTranslation();
  const { title, status } = thumbnail;
  return (
    <ThumbnailTile
      selection={selection && { ...selection, label: t('thumbnails.selection.card', { title }) }}
      title={
        selection ? (
          title
        ) : (
          <Link
            to={editorPath(thumbnail)}
            viewTransition
            className="after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </Link>
        )
      }
      picture={
        <ThumbnailPicture
          thumbnail={thumbnail}
          tallest={maxPictureHeight}
          isFirstRow={index < tilesPerRow}
          empty={<span className="text-small text-text-2">{t('thumbnails.noPicture')}</span>}
        />
      }
      status={
        status === 'completed' ? null : <StatusBadge status={status} label={t(`shared.status.${status}`)} />
      }
    />
  );
};
