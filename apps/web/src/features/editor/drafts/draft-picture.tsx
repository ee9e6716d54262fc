import type { Draft } from '@portada/contracts';
import { Skeleton } from '@portada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { type DraftDrawing, drawDraft } from './draw-draft';

type State = 'waiting' | 'drawn' | 'failed';

type DraftPictureProps = DraftDrawing & {
  /** Accessible name; absent if the text next to the picture names it. */
  label?: string;
};

/**
 * A draft as a canvas that fills its container. The former picture stays until the next one is drawn. It is a skeleton before
 * its first picture.
 */
export const DraftPicture = ({ draft, ratio, width, label }: DraftPictureProps) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('waiting');
  // The slots of an answer are new objects, also if they say the same.
  const wanted = JSON.stringify([draft.format, draft.slots]);
  useEffect(() => {
    const control = new AbortController();
    const show = async () => {
      const [format, slots] = JSON.parse(wanted) as [Draft['format'], Draft['slots']];
      try {
        const picture = await drawDraft({ draft: { format, slots }, ratio, width }, control.signal);
        const target = canvas.current;
        if (control.signal.aborted || !target) return;
        [target.width, target.height] = [picture.width, picture.height];
        target.getContext('2d')?.drawImage(picture, 0, 0);
        setState('drawn');
      } catch {
        if (!control.signal.aborted) setState('failed');
      }
    };
    void show();
    return () => control.abort();
  }, [wanted, ratio, width]);
  return (
    <>
      <canvas
        ref={canvas}
        className="absolute inset-0 size-full"
        hidden={state === 'failed'}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      {state === 'waiting' && <Skeleton className="absolute inset-0 size-full" />}
      {state === 'failed' && (
        <span className="absolute inset-0 grid place-items-center bg-surface-3 p-2 text-center text-micro text-text-2">
          {t('drafts.notDrawable')}
        </span>
      )}
    </>
  );
};
