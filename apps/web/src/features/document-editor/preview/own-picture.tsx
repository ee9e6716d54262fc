import { useEffect, useRef } from 'react';

/** Number of device pixels of one CSS pixel, at most. */
const mostPixelRatio = 2;

type OwnPictureProps = {
  /** Newest picture of the stage; null before the first drawing. */
  picture: HTMLCanvasElement | null;
  /** Width in CSS px. */
  width: number;
};

/** The picture of the document in the frame of a video. */
export const OwnPicture = ({ picture, width }: OwnPictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
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
  return <canvas ref={canvas} aria-hidden />;
};
