import type { ComponentProps, ReactNode } from 'react';
import { SitePicture } from './site-picture';

type FramedPictureProps = Omit<ComponentProps<typeof SitePicture>, 'className'> & {
  /** Label on the corner of the picture. */
  badge?: ReactNode;
};

/** Picture inside a card with a narrow margin and a border. */
export const FramedPicture = ({ badge, ...picture }: FramedPictureProps) => (
  <div className="min-w-0 rounded-card border border-border bg-surface p-2.5 sm:p-3">
    <div className="relative overflow-hidden rounded-chip">
      <SitePicture {...picture} />
      {badge !== undefined && <div className="absolute top-2.5 left-2.5">{badge}</div>}
    </div>
  </div>
);
