import type { SceneDocument } from '@portada/studio/document';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Painter } from '../drawing/painter';

type Wanted = { document: SceneDocument; width: number };

/** State of the picture on the stage. `isReady` is true after the first drawing. */
export type PictureState = { isReady: boolean; isDrawing: boolean; hasFailed: boolean; retry: () => void };

/** Draws a finished picture on the canvas of the page. */
const show = (target: HTMLCanvasElement | null, picture: HTMLCanvasElement): void => {
  if (!target) return;
  if (target.width !== picture.width) target.width = picture.width;
  if (target.height !== picture.height) target.height = picture.height;
  target.getContext('2d')?.drawImage(picture, 0, 0);
};

/**
 * Keeps the canvas of the stage up to date with the document. A drawing that has begun is finished, so that the picture
 * follows quick changes; then the newest document is drawn.
 * @param width width of the picture in device pixels; 0 draws nothing
 * @param onShown called after each drawing
 */
export const usePicture = (
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    document,
    width,
    painter,
    onShown,
  }: Wanted & { painter: Painter; onShown: (shown: SceneDocument, picture: HTMLCanvasElement) => void },
): PictureState => {
  const wanted = useRef<Wanted | null>(null);
  const running = useRef<AbortController | null>(null);
  const [drawn, setDrawn] = useState<{ document: SceneDocument | null; hasFailed: boolean }>({
    document: null,
    hasFailed: false,
  });
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  const run = useCallback(async () => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    try {
      for (let next = wanted.current; next; next = wanted.current === next ? null : wanted.current) {
        const picture = await painter.draw(next.document, next.width, control.signal);
        control.signal.throwIfAborted();
        show(canvas.current, picture);
        shown.current(next.document, picture);
        setDrawn({ document: next.document, hasFailed: false });
      }
    } catch {
      if (!control.signal.aborted) setDrawn((before) => ({ ...before, hasFailed: true }));
    } finally {
      if (running.current === control) running.current = null;
    }
  }, [canvas, painter]);

  useEffect(() => {
    if (width === 0) return;
    wanted.current = { document, width };
    void run();
  }, [document, width, run]);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [run],
  );

  return {
    isReady: drawn.document !== null,
    isDrawing: drawn.document !== document && !drawn.hasFailed,
    hasFailed: drawn.hasFailed,
    retry: () => {
      setDrawn((before) => ({ ...before, hasFailed: false }));
      void run();
    },
  };
};
