import { Clock, ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Surface } from './surfaces';

/** Marks that YouTube draws over a picture. */
export type Overlay = {
  /** Length of the video; an empty text shows no timestamp. */
  length: string;
  /** True if a part of the video was watched. */
  isWatched: boolean;
  /** True if the pointer is on the picture, which then has two buttons. */
  isHovered: boolean;
};

type VideoCardProps = {
  surface: Surface;
  title: string;
  channel: string;
  overlay: Overlay;
  /** CSS filter of the picture. */
  filter: string;
  /** True for a video of another channel, which assistive technology leaves out. */
  isNeighbour?: boolean;
  /** The picture. */
  children: ReactNode;
};

/** A video in a list of videos: picture with timestamp and watched bar, title and channel. */
export const VideoCard = (props: VideoCardProps) => {
  const { surface, title, channel, filter, isNeighbour = false, children } = props;
  const { length, isWatched, isHovered } = props.overlay;
  return (
    <div className="document-video" data-beside={surface.isBeside} aria-hidden={isNeighbour}>
      <div className="document-video-picture" style={{ width: surface.width }}>
        <div style={{ filter }}>{children}</div>
        <div aria-hidden>
          {isHovered && (
            <span className="document-video-buttons">
              <Clock />
              <ListPlus />
            </span>
          )}
          {length !== '' && <span className="document-video-time">{length}</span>}
          {isWatched && <span className="document-video-watched" />}
        </div>
      </div>
      <div className="document-video-text">
        <p>{title}</p>
        <p>{channel}</p>
      </div>
    </div>
  );
};
