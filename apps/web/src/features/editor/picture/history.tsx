import type { GeneratedImage, Thumbnail } from '@portada/contracts';
import { Badge, Button, ImageFrame, Viewer } from '@portada/ui';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { imagesOf, useMadeWith } from '../../../shared/thumbnails/made-with';
import { loadedCopy, rememberLoaded } from '../../../shared/thumbnails/growing-picture';
import { ScoreBadge } from '../legibility/verdict-mark';
import { picturesAt, widthToHeight } from './picture-sources';
import { useLetteredBy } from './lettered-by';
import { useMakeCurrent } from './use-make-current';

type HistoryProps = {
  thumbnail: Thumbnail;
  /** Copies prompt and aspect ratio of an earlier picture into the panel. */
  onReuse: (image: GeneratedImage) => void;
};

/** Returns the number of a generated image, from the oldest on; null for the edited image. */
const numberOf = ({ generatedImages }: Thumbnail, image: GeneratedImage): number | null => {
  const index = generatedImages.indexOf(image);
  return index < 0 ? null : generatedImages.length - index;
};

/**
 * Image history of this thumbnail: the edited picture, then the generated ones, newest first, and the viewer for the
 * pictures.
 */
export const History = ({ thumbnail, onReuse }: HistoryProps) => {
  const { t } = useTranslation();
  const headingId = useId();
  const [viewed, setViewed] = useState<number | null>(null);
  const images = imagesOf(thumbnail);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-h3">
        {t('editor.history.section')}
      </h2>
      {images.length === 0 ? (
        <p className="text-text-2">{t('editor.history.empty')}</p>
      ) : (
        <ol reversed className="grid list-none gap-3">
          {images.map((image, index) => (
            <Entry
              key={image.id}
              thumbnail={thumbnail}
              image={image}
              onView={() => setViewed(index)}
              onReuse={() => onReuse(image)}
            />
          ))}
        </ol>
      )}
      <HistoryViewer thumbnail={thumbnail} index={viewed} onIndexChange={setViewed} />
    </section>
  );
};

type EntryProps = {
  thumbnail: Thumbnail;
  image: GeneratedImage;
  onView: () => void;
  onReuse: () => void;
};

const Entry = ({ thumbnail, image, onView, onReuse }: EntryProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const use = useMakeCurrent(thumbnail);
  const madeWith = useMadeWith();
  const letteredBy = useLetteredBy();
  const number = numberOf(thumbnail, image);
  const isCurrent = image.url === thumbnail.generatedImageUrl;
  return (
    <li className="grid grid-cols-[7.5rem_1fr] gap-4 rounded-card border border-border bg-surface p-3 sm:grid-cols-[10rem_1fr]">
      <div className="grid aspect-video place-items-center self-start rounded-input bg-surface-2">
        <div
          style={{ width: `${Math.min(1, widthToHeight(image.aspectRatio) / widthToHeight('16:9')) * 100}%` }}
        >
          <ImageFrame
            {...picturesAt(image.url, image.aspectRatio, 320)}
            sizes="10rem"
            alt=""
            ratio={image.aspectRatio}
            failedText={t('editor.picture.failed')}
            retryLabel={t('editor.picture.retry')}
            onReady={(address) => loadedCopy(image.url) ?? rememberLoaded(image.url, address)}
          />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-ui tabular-nums">
            {number === null ? t('editor.history.edited') : t('editor.history.generation', { number })}
          </h3>
          {image === thumbnail.generatedImages[0] && (
            <Badge tone="accent">{t('editor.history.latest')}</Badge>
          )}
          {isCurrent && <Badge>{t('editor.history.current')}</Badge>}
          {/* The letters that a model drew are not measured, so the image has no score. */}
          <ScoreBadge legibility={image.lettering === 'drawn' ? null : image.legibility} />
        </div>
        <p className="line-clamp-2 text-small text-text-2">{image.prompt}</p>
        <p className="text-micro font-[500] text-text-3 tabular-nums">
          {image.aspectRatio} · {format.dateTime(image.createdAt)}
        </p>
        <p className="text-micro font-[500] text-text-3">
          {[madeWith(image.model), letteredBy(image)].filter((part) => part !== null).join(' · ')}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={
            number === null ? t('editor.history.viewEdited') : t('editor.history.viewOf', { number })
          }
          onClick={onView}
        >
          {t('editor.history.view')}
        </Button>
        {number !== null && (
          <Button
            variant="ghost"
            size="small"
            aria-label={t('editor.history.reuseOf', { number })}
            onClick={onReuse}
          >
            {t('editor.history.reuse')}
          </Button>
        )}
        {!isCurrent && (
          <Button
            variant="ghost"
            size="small"
            busy={use.isPending}
            aria-label={
              number === null ? t('editor.history.useEdited') : t('editor.history.useOf', { number })
            }
            onClick={() => use.makeCurrent(image, number)}
          >
            {t('editor.history.use')}
          </Button>
        )}
      </div>
    </li>
  );
};

type HistoryViewerProps = {
  thumbnail: Thumbnail;
  index: number | null;
  onIndexChange: (index: number | null) => void;
};

const HistoryViewer = ({ thumbnail, index, onIndexChange }: HistoryViewerProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const madeWith = useMadeWith();
  const letteredBy = useLetteredBy();
  const titleOf = (number: number | null) =>
    number === null ? t('editor.history.edited') : t('editor.history.viewerTitle', { number });
  return (
    <Viewer
      pictures={imagesOf(thumbnail).map((image) => ({
        ...picturesAt(image.url, image.aspectRatio, 1920),
        preview: loadedCopy(image.url),
        alt: t('editor.picture.alt', { prompt: image.prompt }),
        ratio: image.aspectRatio,
        title: titleOf(numberOf(thumbnail, image)),
        caption: (
          <div className="grid gap-1">
            <p className="line-clamp-3 max-w-measure">{image.prompt}</p>
            <p className="text-small text-text-3 tabular-nums">
              {[image.aspectRatio, format.dateTime(image.createdAt), madeWith(image.model), letteredBy(image)]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
          </div>
        ),
      }))}
      index={index}
      onIndexChange={onIndexChange}
      labels={{
        close: t('shared.close'),
        previous: t('shared.previous'),
        next: t('shared.next'),
        failed: t('editor.picture.failed'),
        retry: t('editor.picture.retry'),
      }}
    />
  );
};
