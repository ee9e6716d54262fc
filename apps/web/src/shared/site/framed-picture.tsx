import type { ReactNode } from 'react';
import type { SitePictureName } from './pictures';
import { SitePicture } from './site-picture';

type FramedPictureProps = {
  name: SitePictureName;
  alt: string;
  /** The `sizes` attribute: the width of the picture in the page layout. */
  sizes: string;
  isFirst?: boolean;
  /** Label on the corner of the picture. */
  badge?: ReactNode;
};

/** Picture inside a card with a narrow margin and a border. */
export const FramedPicture = ({ name, alt, sizes, isFirst = false, badge }: FramedPictureProps) => (
  <div className="min-w-0 rounded-card border border-border bg-surface p-2.5 sm:p-3">
    <div className="relative overflow-hidden rounded-chip">
      <SitePicture name={name} alt={alt} sizes={sizes} isFirst={isFirst} />
      {badge !== undefined && <div className="absolute top-2.5 left-2.5">{badge}</div>}
    </div>
  </div>
);
