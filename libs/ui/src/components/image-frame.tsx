import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';

type ImageFrameProps = {
  /** Null: there is no picture, `empty` is shown. */
  src: string | null;
  alt: string;
  /** Width to height as "16:9"; the frame keeps it whatever happens inside. */
  ratio: string;
  srcSet?: string;
  sizes?: string;
  /** A smaller copy that is most likely loaded already: it is shown until the picture is there. */
  preview?: string | undefined;
  /** Stands in the frame while there is no picture. */
  empty?: ReactNode;
  /** Said when the picture cannot be loaded, and the button that loads it again. */
  failedText: string;
  retryLabel: string;
  /** A further way out of the failure, such as making the picture anew. */
  failedAction?: ReactNode;
  /** Pictures above the fold load at once; the others when they come near. */
  eager?: boolean;
  /** @param address of the copy that is on screen */
  onReady?: (address: string) => void;
  className?: string;
};

/** A picture in its true ratio: loading, ready, or failed with a retry. Nothing jumps when the state changes. */
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
        // Above a link that may be stretched over the whole card.
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
