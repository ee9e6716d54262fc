import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';

type ImageFrameProps = {
  /** URL of the image; null shows the content of `empty`. */
  src: string | null;
  alt: string;
  /**
   * Aspect ratio of the image frame, such as "16:9". The frame keeps the ratio while the image loads and after an
   * error.
   */
  ratio: string;
  srcSet?: string;
  sizes?: string;
  /** URL of a smaller copy of the image that is probably cached. The copy is shown while the image loads. */
  preview?: string | undefined;
  /** Content of a frame that has no image. */
  empty?: ReactNode;
  /** Error message that is shown when the image fails to load. */
  failedText: string;
  retryLabel: string;
  /** Additional action in the error state, such as regenerating the image. */
  failedAction?: ReactNode;
  /** True for an image in the first screen, which is loaded immediately. Other images load lazily. */
  eager?: boolean;
  /** Called when the image has loaded. @param address URL of the loaded copy */
  onReady?: (address: string) => void;
  className?: string;
};

/** An image with loading, ready and error states. The fixed aspect ratio prevents layout shifts. */
export const ImageFrame = ({ src, ratio, className, empty, ...rest }: ImageFrameProps) => (
  <div
    className={classNames('relative w-full overflow-hidden rounded-input bg-surface-3', className)}
    style={{ aspectRatio: ratio.replace(':', ' / ') }}
  >
    {src === null ? (
      <div className="absolute inset-0 grid place-items-center">{empty}</div>
    ) : (
      <Picture key={src} src={src} {...rest} />
    )}
  </div>
);

type PictureProps = Omit<ImageFrameProps, 'src' | 'ratio' | 'className' | 'empty'> & { src: string };

const Picture = ({
  src,
  alt,
  failedText,
  retryLabel,
  failedAction,
  eager = false,
  preview,
  onReady,
  ...sources
}: PictureProps) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <div
        role="alert"
        // The error message is drawn above a link that may cover the whole card, so that the buttons of the message
        // can be clicked.
        className="absolute inset-0 z-10 grid content-center justify-items-center gap-3 overflow-auto p-4 text-center"
      >
        <ImageOff className="size-6 text-text-3" aria-hidden />
        <p className="text-small text-text-2">{failedText}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="outline" size="small" onClick={() => setState('loading')}>
            {retryLabel}
          </Button>
          {failedAction}
        </div>
      </div>
    );
  }
  return (
    <>
      {state === 'loading' && <Waiting preview={preview} />}
      <img
        {...sources}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => {
          setState('ready');
          onReady?.(currentTarget.currentSrc);
        }}
        onError={() => setState('failed')}
        className={classNames(
          'absolute inset-0 size-full object-cover transition-opacity duration-(--enter)',
          state === 'ready' ? 'opacity-100' : 'opacity-0',
        )}
      />
    </>
  );
};

const Waiting = ({ preview }: { preview: string | undefined }) =>
  preview === undefined ? (
    <div className="absolute inset-0 animate-wait bg-surface-3" aria-hidden />
  ) : (
    <img src={preview} alt="" draggable={false} className="absolute inset-0 size-full object-cover" />
  );
