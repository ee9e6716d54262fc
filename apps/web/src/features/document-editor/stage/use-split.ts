import type { SceneDocument } from '@portada/studio/document';
import { useEffect, useState } from 'react';
import type { Painter, SplitPicture } from '../drawing/painter';

/** Pause in ms after a change before the bitmaps of the selected layer are drawn. */
const restMs = 120;

type Drawn = { document: SceneDocument; id: string; picture: SplitPicture };

/**
 * Prepares the bitmaps with which a selected layer is dragged.
 * @param id id of the selected layer; null prepares nothing
 * @param width width of the picture in device pixels
 * @returns null until the bitmaps of this document are drawn
 */
export const useSplit = (
  document: SceneDocument,
  id: string | null,
  { width, painter }: { width: number; painter: Painter },
): SplitPicture | null => {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (id === null || width === 0) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      painter.split(document, id, width, control.signal).then(
        (picture) => setDrawn({ document, id, picture }),
        // Without bitmaps only the frame of the layer moves; the stage shows failures of its own drawing.
        () => undefined,
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [document, id, width, painter]);
  return drawn?.document === document && drawn.id === id ? drawn.picture : null;
};
