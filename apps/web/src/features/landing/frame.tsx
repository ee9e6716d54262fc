import { classNames } from '@portada/ui';
import type { ReactNode } from 'react';
import { type SitePictureName, sitePictures } from '../../shared/site/pictures';
import { SitePicture } from '../../shared/site/site-picture';

type FrameProps = {
  name: SitePictureName;
  alt: string;
  sizes: string;
  isFirst?: boolean;
  /**
   * Delay in ms from the opening of the page to the reveal animation of the picture. Without a delay the picture is
   * shown at once.
   */
  developsAfter?: number;
  /** Content that is drawn over the picture. */
  children?: ReactNode;
  className?: string;
};

/** Picture in a box with the aspect ratio of the picture. */
export const Frame = ({ developsAfter, children, className, ...picture }: FrameProps) => (
  <div
    className={classNames('relative self-start overflow-hidden rounded-chip', className)}
    style={{ aspectRatio: sitePictures[picture.name].ratio.replace(':', ' / ') }}
  >
    <SitePicture {...picture} />
    {developsAfter !== undefined && (
      <span
        aria-hidden
        className="absolute inset-0 origin-bottom animate-develop bg-surface-3"
        style={{ animationDelay: `${developsAfter}ms` }}
      />
    )}
    {children}
  </div>
);

/** Timestamp over the corner of a thumbnail, as on video platforms. The timestamp is dark in both themes. */
export const Timestamp = () => (
  <span
    aria-hidden
    className="absolute right-1.5 bottom-1.5 rounded-[4px] bg-[#0d0f0c] px-1 text-micro leading-[1.4] text-[#fafaf8] tabular-nums"
  >
    12:04
  </span>
);
