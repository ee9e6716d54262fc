import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Modal } from './dialog';
import { IconButton } from './icon-button';
import { ImageFrame } from './image-frame';

export type ViewerPicture = {
  src: string;
  /** Value of the attribute `srcset` of the image. */
  srcSet?: string;
  /** URL of a smaller copy of the image that is already loaded. The copy is shown while the image loads. */
  preview?: string | undefined;
  alt: string;
  /** Aspect ratio of the image as width to height, such as "16:9". */
  ratio: string;
  title: string;
  /** Details that are shown under the image. */
  caption?: ReactNode;
};

type ViewerProps = {
  pictures: readonly ViewerPicture[];
  /** Index of the shown image; null closes the viewer. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  labels: { close: string; previous: string; next: string; failed: string; retry: string };
};

/**
 * Class names of the Previous button at the first image and of the Next button at the last image. The button is dimmed
 * instead of disabled, because a disabled button loses the focus, and then the arrow keys do not work.
 */
const atEnd = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

/** A dialog with one large image at a time. Arrow keys and buttons change the image. */
export const Viewer = ({ pictures, index, onIndexChange, labels }: ViewerProps) => {
  const titleId = useId();
  const picture = index === null ? undefined : pictures[index];
  const go = (step: number) => {
    if (index !== null && pictures[index + step]) onIndexChange(index + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <Modal
      open={picture !== undefined}
      onClose={() => onIndexChange(null)}
      labelledBy={titleId}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,75rem)] max-w-none rounded-hero"
    >
      {picture && index !== null && (
        // The key handler is on the whole dialog. Users with a pointer use the buttons instead.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className="grid gap-4 p-4 sm:p-6" onKeyDown={onKeyDown}>
          <div className="flex items-center justify-between gap-4">
            <h2 id={titleId} className="text-h3" aria-live="polite">
              {picture.title}
            </h2>
            <div className="flex items-center gap-1">
              <IconButton
                label={labels.previous}
                icon={<ChevronLeft aria-hidden />}
                aria-disabled={index === 0}
                className={atEnd}
                onClick={() => go(-1)}
              />
              <span className="text-small text-text-3 tabular-nums" aria-hidden>
                {index + 1} / {pictures.length}
              </span>
              <IconButton
                label={labels.next}
                icon={<ChevronRight aria-hidden />}
                aria-disabled={index === pictures.length - 1}
                className={atEnd}
                onClick={() => go(1)}
              />
              <IconButton
                label={labels.close}
                icon={<X aria-hidden />}
                data-autofocus
                onClick={() => onIndexChange(null)}
              />
            </div>
          </div>
          <div className="grid place-items-center">
            <div style={{ width: `min(100%, calc((100dvh - 15rem) * ${ratioNumber(picture.ratio)}))` }}>
              <ImageFrame
                src={picture.src}
                {...(picture.srcSet === undefined
                  ? {}
                  : { srcSet: picture.srcSet, sizes: '(min-width: 75rem) 72rem, 100vw' })}
                preview={picture.preview}
                alt={picture.alt}
                ratio={picture.ratio}
                eager
                failedText={labels.failed}
                retryLabel={labels.retry}
              />
            </div>
          </div>
          {picture.caption}
        </div>
      )}
    </Modal>
  );
};

const ratioNumber = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};
