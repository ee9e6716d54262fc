import type { ReactNode } from 'react';
import type { SitePictureName } from './pictures';
import { SitePicture } from './site-picture';

type FramedPictureProps = {
  name: SitePictureName;
  alt: string;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** Its number on the contact sheet, from 1 on. Decoration: screen readers skip it. */
  frame: number;
  isFirst?: boolean;
  /** A label on the corner of the picture. */
  badge?: ReactNode;
};

/** A picture in its mat, numbered as a frame of a contact sheet is. */
export const FramedPicture = ({ name, alt, sizes, frame, isFirst = false, badge }: FramedPictureProps) => (
  <div className="min-w-0 rounded-card border border-border bg-surface p-2.5 sm:p-3">
    <div className="relative overflow-hidden rounded-chip">
      <SitePicture name={name} alt={alt} sizes={sizes} isFirst={isFirst} />
      {badge !== undefined && <div className="absolute top-2.5 left-2.5">{badge}</div>}
    </div>
    <div aria-hidden className="flex justify-between pt-2 text-micro text-text-3 tabular-nums">
      <span>{frame}</span>
      <span className="mt-1 h-1.5 w-3 rounded-[1px] bg-surface-3" />
      <span>{frame}A</span>
    </div>
  </div>
);
