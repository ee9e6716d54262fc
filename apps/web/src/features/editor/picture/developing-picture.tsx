import { useState } from 'react';

type DevelopingPictureProps = {
  /** URL of the newest preview; null before the first preview. */
  previewUrl: string | null;
  /** Progress of the generation in percent, 0 to 100; null if the image model reports no progress. */
  percent: number | null;
};

/**
 * Picture during its generation. Each loaded preview replaces the previous preview, and an overlay becomes smaller
 * with the reported percentage. The picture is decorative, because the progress bar has the same content.
 */
export const DevelopingPicture = ({ previewUrl, percent }: DevelopingPictureProps) => {
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const next = previewUrl !== shown && previewUrl !== broken ? previewUrl : null;
  return (
    <div className="absolute inset-0 overflow-hidden rounded-input bg-surface-3" aria-hidden>
      {shown !== null && <img src={shown} alt="" className="absolute inset-0 size-full object-cover" />}
      {next !== null && (
        // A preview that fails to load may have been replaced on the server. The visible preview stays until the
        // next preview arrives.
        <img
          key={next}
          src={next}
          alt=""
          onLoad={() => setShown(next)}
          onError={() => setBroken(next)}
          className="absolute inset-0 size-full object-cover opacity-0"
        />
      )}
      {percent === null ? (
        <div className="absolute inset-0 animate-wait bg-surface-3/70" />
      ) : (
        <Veil percent={percent} isOverPicture={shown !== null} />
      )}
    </div>
  );
};

const glide = 'transition-transform duration-300 ease-out';

const Veil = ({ percent, isOverPicture }: { percent: number; isOverPicture: boolean }) => (
  <>
    <div
      className={`absolute inset-0 origin-right ${glide} ${isOverPicture ? 'bg-surface-3/75' : 'bg-surface-2'}`}
      style={{ transform: `scaleX(${1 - percent / 100})` }}
    />
    <div className={`absolute inset-0 ${glide}`} style={{ transform: `translateX(${percent}%)` }}>
      <div className="pt-fill h-full w-[3px] -translate-x-full bg-accent" />
    </div>
  </>
);
