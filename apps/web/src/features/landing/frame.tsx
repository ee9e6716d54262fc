import { classNames } from '@portada/ui';
import type { ReactNode } from 'react';
import { type SitePictureName, sitePictures } from '../../shared/site/pictures';
import { SitePicture } from '../../shared/site/site-picture';

type FrameProps = {
  name: SitePictureName;
  alt: string;
  sizes: string;
  /** Its number on the roll: every picture of the page has the next one. */
  number: number;
  isFirst?: boolean;
  /** Develops when the page opens, ms after it; stands there at once where left out. */
  developsAfter?: number;
  /** Lies over the picture. */
  children?: ReactNode;
  className?: string;
};

/** A picture in its true frame, numbered like a negative. */
export const Frame = ({ number, developsAfter, children, className, ...picture }: FrameProps) => (
  <div className={classNames('grid content-start gap-1.5', className)}>
    <div
      className="relative overflow-hidden rounded-chip"
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
    <FrameNumber number={number} />
  </div>
);

/** What stands on the edge of the film. */
export const FrameNumber = ({ number }: { number: number }) => (
  <span className="flex justify-between text-micro text-text-3 tabular-nums" aria-hidden>
    <span>{number}</span>
    <span>{number}A</span>
  </span>
);

/** The duration that video sites print over the corner; ink in both themes, as there. */
export const DurationChip = () => (
  <span
    aria-hidden
    className="absolute right-1.5 bottom-1.5 rounded-[4px] bg-[#0d0f0c] px-1 text-micro leading-[1.4] text-[#fafaf8] tabular-nums"
  >
    12:04
  </span>
);
