import { useEffect, useRef } from 'react';
import type { Surface } from './surfaces';

/** Number of device pixels of one CSS pixel, at most. */
const mostPixelRatio = 2;

type VideoCardProps = {
  surface: Surface;
  /** Picture that the card shows; null for a neighbour, which is a grey area. */
  picture: HTMLCanvasElement | null;
  title: string;
  channel: string;
  filter: string;
};

/** A video in a list of videos: picture with timestamp and watched bar, title and channel. */
export const VideoCard = ({ surface, picture, title, channel, filter }: VideoCardProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, isBeside } = surface;
  const height = Math.round((width * 9) / 16);
  useEffect(() => {
    const target = canvas.current;
    const pen = target?.getContext('2d');
    if (!picture || !target || !pen) return;
    const ratio = Math.min(mostPixelRatio, devicePixelRatio);
    [target.width, target.height] = [width * ratio, height * ratio];
    pen.imageSmoothingQuality = 'high';
    // A picture of another ratio is fitted between bars, as on YouTube.
    const scale = Math.min(target.width / picture.width, target.height / picture.height);
    const [across, down] = [picture.width * scale, picture.height * scale];
    pen.drawImage(picture, (target.width - across) / 2, (target.height - down) / 2, across, down);
  }, [picture, width, height]);
  return (
    <div className="document-video" data-beside={isBeside} aria-hidden={picture === null}>
      <div className="document-video-picture" style={{ width }}>
        {picture && <canvas ref={canvas} style={{ filter }} aria-hidden />}
        {picture && (
          <>
            <span className="document-video-time" aria-hidden>
              12:34
            </span>
            <span className="document-video-watched" aria-hidden />
          </>
        )}
      </div>
      {picture ? (
        <div className="document-video-text">
          <p>{title}</p>
          <p>{channel}</p>
        </div>
      ) : (
        <div className="document-video-text" data-empty>
          <span />
          <span />
        </div>
      )}
    </div>
  );
};
