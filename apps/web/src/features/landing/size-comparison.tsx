import { classNames } from '@portada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/translation';
import { SitePicture } from '../../shared/site/site-picture';
import { Timestamp } from './frame';
import { Section } from './section';

/**
 * Three lists of videos: width of a thumbnail in CSS px, number of rows, and index of the row that shows the thumbnail
 * of Portada.
 */
const shelves = [
  { key: 'home', width: 320, rows: 2, ours: 0 },
  { key: 'search', width: 246, rows: 3, ours: 1 },
  { key: 'next', width: 168, rows: 4, ours: 2 },
] as const;

/** One thumbnail at the sizes at which viewers see thumbnails, between grey placeholders. */
export const SizeComparison = () => {
  const { t } = useTranslation();
  return (
    <Section id="shelf" title={t('sections.shelf.title')} lead={t('sections.shelf.lead')} ground="sheet">
      <div className="flex flex-wrap justify-between gap-x-12 gap-y-12">
        {shelves.map(({ key, width, rows, ours }) => (
          <figure key={key} className="grid max-w-full grid-cols-1 content-start gap-4">
            <figcaption className="flex justify-between gap-4 border-t border-text pt-2 text-micro tabular-nums">
              {t(`sections.shelf.${key}`)}
              <span className="text-text-3">{t('sections.shelf.pixels', { width })}</span>
            </figcaption>
            {Array.from({ length: rows }, (_, row) => (
              <Neighbour
                key={row}
                width={width}
                isStacked={key === 'home'}
                className={key !== 'home' && row !== ours && row !== ours - 1 && 'max-sm:hidden'}
              >
                {row === ours && (
                  <>
                    <SitePicture
                      name="gaming-content"
                      alt={t('sections.alt.gaming')}
                      sizes={`${width}px`}
                      className="rounded-input"
                    />
                    <Timestamp />
                  </>
                )}
              </Neighbour>
            ))}
          </figure>
        ))}
      </div>
      <p className="max-w-measure text-text-2">{t('sections.shelf.text')}</p>
    </Section>
  );
};

type NeighbourProps = {
  width: number;
  /** True if the placeholder lines of the video's title are below the picture instead of next to the picture. */
  isStacked: boolean;
  className?: string | false;
  /** Picture of the video; without a picture a grey box is shown. */
  children: ReactNode;
};

const Neighbour = ({ width, isStacked, className, children }: NeighbourProps) => (
  <div className={classNames('flex gap-3', isStacked && 'flex-col', className)}>
    <div className="relative aspect-video max-w-full min-w-0 rounded-input bg-surface-3" style={{ width }}>
      {children}
    </div>
    <div
      className={classNames(
        'grid content-start gap-2 pt-1',
        isStacked ? 'w-56' : 'w-24 max-sm:w-14 shrink-0',
      )}
      aria-hidden
    >
      <span className="h-2.5 rounded-full bg-surface-3" />
      <span className="h-2.5 w-2/3 rounded-full bg-surface-3" />
    </div>
  </div>
);
