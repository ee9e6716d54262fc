import type { Thumbnail } from '@portada/contracts';
import { Badge, buttonClass, IconButton, StatusBadge, ThumbnailCard } from '@portada/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { currentImageOf, useMadeWith } from '../../shared/thumbnails/made-with';
import { DownloadLink } from './download-link';
import { DuplicateButton } from './duplicate-button';
import { editorPath, ThumbnailPicture } from '../../shared/thumbnails/thumbnail-picture';

/** Largest height in px of the picture on a card. The rest of the card is for the details. */
const maxPictureHeight = 200;
/** Number of cards per row in a wide window. */
const cardsPerRow = 3;

/** Properties of a card in the thumbnail list. */
export type ThumbnailListCardProps = {
  thumbnail: Thumbnail;
  /** Index of the card in the thumbnail list, from 0. */
  index: number;
  onDelete: () => void;
  /** Set while cards are selected. The card then has a checkbox instead of its link and its buttons. */
  selection?: { isSelected: boolean; onToggle: (isRange: boolean) => void } | undefined;
};

/** Card of one thumbnail in the thumbnail list. */
export const ThumbnailListCard = ({ thumbnail, index, onDelete, selection }: ThumbnailListCardProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const madeWith = useMadeWith();
  const { title, description, tags, status, settings, createdAt } = thumbnail;
  const hasPicture = thumbnail.generatedImageUrl !== null;
  const editor = editorPath(thumbnail);
  return (
    <ThumbnailCard
      selection={selection && { ...selection, label: t('thumbnails.selection.card', { title }) }}
      title={
        selection ? (
          title
        ) : (
          <Link to={editor} viewTransition className="after:absolute after:inset-0 after:content-['']">
            {title}
          </Link>
        )
      }
      picture={
        <ThumbnailPicture
          thumbnail={thumbnail}
          tallest={maxPictureHeight}
          isFirstRow={index < cardsPerRow}
          empty={<span className="text-small text-text-2">{t('thumbnails.noPicture')}</span>}
        />
      }
      pictureBadge={
        hasPicture && (
          <Badge tone="ink" meaning={t('shared.aiBadgeMeaning')}>
            {t('shared.aiBadge')}
          </Badge>
        )
      }
      status={<StatusBadge status={status} label={t(`shared.status.${status}`)} />}
      description={description || tags.join(' · ') || t('thumbnails.noDescription')}
      details={[
        { label: t('thumbnails.ratio'), value: settings.aspectRatio },
        { label: t('thumbnails.language'), value: format.language(settings.language) },
        { label: t('thumbnails.resolution'), value: settings.resolution },
        { label: t('thumbnails.created'), value: format.date(createdAt) },
      ]}
      state={
        <>
          {hasPicture ? t('thumbnails.generated') : t('thumbnails.pending')}
          <span className="block wrap-anywhere">{madeWith(currentImageOf(thumbnail)?.model ?? null)}</span>
        </>
      }
      actions={
        selection ? null : (
          <>
            <Link
              to={editor}
              viewTransition
              className={buttonClass({ variant: 'outline', size: 'small' })}
              aria-label={t('thumbnails.editNamed', { title })}
            >
              <Pencil aria-hidden />
              {t('thumbnails.edit')}
            </Link>
            {thumbnail.generatedImageUrl !== null && (
              <DownloadLink url={thumbnail.generatedImageUrl} title={title} />
            )}
            {hasPicture && <DuplicateButton thumbnail={thumbnail} />}
            <IconButton
              label={t('thumbnails.deleteNamed', { title })}
              icon={<Trash2 aria-hidden />}
              size="small"
              onClick={onDelete}
            />
          </>
        )
      }
    />
  );
};
