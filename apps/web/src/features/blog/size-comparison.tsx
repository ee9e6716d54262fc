import { useTranslation } from '../../shared/i18n/translation';
import type { SitePictureName } from '../../shared/site/pictures';
import { SitePicture } from '../../shared/site/site-picture';

/** Widths in px at which viewers see a thumbnail: in a grid of videos, beside a playing video, in a chat. */
const widths = [336, 168, 120] as const;

/**
 * One picture at several widths at which viewers see thumbnails. The size labels are hidden from screen readers,
 * which read the caption instead.
 */
export const SizeComparison = ({ name }: { name: SitePictureName }) => {
  const { t } = useTranslation();
  return (
    <figure className="grid grid-cols-1 gap-4 border-y border-border py-6">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
        {widths.map((width) => (
          <div key={width} className="max-w-full" style={{ width }}>
            <div className="overflow-hidden rounded-[4px]">
              <SitePicture name={name} alt="" sizes={`${width}px`} />
            </div>
            <span aria-hidden className="block pt-1.5 text-micro text-text-3 tabular-nums">
              {width} px
            </span>
          </div>
        ))}
      </div>
      <figcaption className="max-w-measure text-small text-text-3">{t('article.sizes')}</figcaption>
    </figure>
  );
};
