import type { DocumentLayer } from '@portada/studio/document';
import { chipArea } from '@portada/studio/rendering';
import { Button, Spinner } from '@portada/ui';
import { type CSSProperties, type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useChange, useEditorState, useOpenDocument, useSelectedLayer } from '../state/editor-context';
import { useSetText } from '../text/use-set-text';
import { Frame, frameStyle } from './frame';
import { type Point, frameOf, frameRotation, isGroundPhoto, layerAt } from './geometry';
import type { Grip, Transform } from './gesture';
import { TextField } from './text-field';
import { useDrag } from './use-drag';
import { usePicture } from './use-picture';
import { useSplit } from './use-split';
import { useWidth } from './use-width';

type StageProps = {
  /** Id of the text that is edited in place; null if none is. */
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

/** Writes the bitmaps of a split picture into the canvases of the page. */
const fill = (container: HTMLElement, pictures: readonly HTMLCanvasElement[]): void => {
  container.replaceChildren(...pictures);
};

const isText = (layer: DocumentLayer | null): layer is Extract<DocumentLayer, { kind: 'text' | 'badge' }> =>
  layer?.kind === 'text' || layer?.kind === 'badge';

/**
 * The picture of the document, on which layers are selected, moved, scaled and rotated. While a layer is dragged, three
 * bitmaps replace the picture: the layers beneath, the layer itself and the layers above.
 */
export const Stage = ({ editedId, onEdit }: StageProps) => {
  const { t } = useTranslation();
  const { document, selectedId } = useEditorState();
  const { painter, store, shown: newestPicture } = useOpenDocument();
  const change = useChange();
  const setText = useSetText();
  const layer = useSelectedLayer();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmaps = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { css, device } = useWidth(area, document.width);
  const edited = document.layers.find(({ id }) => id === editedId) ?? null;
  // The letters of a text that is edited in place are shown by its field.
  const drawn = useMemo(
    () =>
      editedId === null
        ? document
        : {
            ...document,
            layers: document.layers.map((one) => (one.id === editedId ? { ...one, hidden: true } : one)),
          },
    [document, editedId],
  );
  const split = useSplit(document, editedId === null ? selectedId : null, { width: device, painter });
  const returnFocus = useRef(false);
  useEffect(() => {
    if (editedId !== null || !returnFocus.current) return;
    returnFocus.current = false;
    frame.current?.querySelector('button')?.focus();
  }, [editedId]);
  const transformed = useRef<Transform | null>(null);

  const place = (transform: Transform | null) => {
    transformed.current = transform;
    const box = layer && frameOf(layer);
    if (bitmaps.current) bitmaps.current.hidden = transform === null || !split;
    if (canvas.current) canvas.current.style.visibility = transform !== null && split ? 'hidden' : '';
    if (!layer || !box) return;
    const { dx, dy, scaleX, scaleY, rotation, origin } = transform ?? {
      dx: 0,
      dy: 0,
      scaleX: 1,
      scaleY: 1,
      rotation: 0,
      origin: { x: 0, y: 0 },
    };
    const moved = {
      x: origin.x + (box.x - origin.x) * scaleX + dx,
      y: origin.y + (box.y - origin.y) * scaleY + dy,
      width: box.width * scaleX,
      height: box.height * scaleY,
    };
    if (frame.current)
      Object.assign(frame.current.style, frameStyle(moved, document), {
        rotate: `${frameRotation(layer) + rotation}deg`,
      });
    const bitmap = bitmaps.current?.children[1];
    if (!(bitmap instanceof HTMLElement)) return;
    const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
    bitmap.style.transformOrigin = `${percent(origin.x, document.width)} ${percent(origin.y, document.height)}`;
    bitmap.style.transform = `translate(${percent(dx, document.width)}, ${percent(dy, document.height)}) rotate(${rotation}deg) scale(${scaleX}, ${scaleY})`;
  };

  const onPress = (point: Point) => store.select(layerAt(document, point)?.id ?? null);
  const drag = useDrag({ document, area, change, onTransform: place, onPress });

  const picture = usePicture(canvas, {
    document: drawn,
    width: device,
    painter,
    onShown: (shown, drawing) => {
      newestPicture.set(drawing);
      // The bitmaps of a finished gesture stay until the picture shows the changed document.
      if (shown === store.getState().history.document && !drag.isDragging) place(null);
    },
  });

  useLayoutEffect(() => {
    if (!split || !bitmaps.current) return;
    fill(bitmaps.current, [split.below, split.layer, split.above]);
    place(drag.isDragging ? transformed.current : null);
    // The bitmaps are put in place once for each split; `place` only reads the present layer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [split]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || editedId !== null) return;
    const found = layerAt(document, drag.pointOf(event));
    store.select(found?.id ?? null);
    // A touch on a layer that is not selected selects it, and scrolls the page if it moves.
    if (found && event.pointerType === 'mouse') drag.start(event, found, { kind: 'move' });
  };
  const onGrip = (event: PointerEvent, grip: Grip) => {
    event.stopPropagation();
    if (layer && !layer.locked) drag.start(event, layer, grip);
  };
  const scale = css === 0 ? 1 : css / document.width;
  const ratio = { aspectRatio: `${document.width} / ${document.height}` };
  return (
    // The stage is for pointers. Keyboards select layers in the list, and change them by the frame and the fields.
    <div
      ref={area}
      className="document-stage"
      style={{ ...ratio, '--ratio': document.width / document.height } as CSSProperties}
      aria-busy={picture.isDrawing}
      data-shown={picture.isReady && !picture.isDrawing}
      onPointerDown={onPointerDown}
      onDoubleClick={(event) => {
        const found = layerAt(document, drag.pointOf(event));
        if (isText(found)) onEdit(found.id);
      }}
    >
      <canvas ref={canvas} role="img" aria-label={t('document.stage.picture')} />
      <div ref={bitmaps} hidden aria-hidden className="document-bitmaps" />
      {drag.isDragging && <TimestampArea size={document} />}
      {drag.guides.map(({ axis, at }) => (
        <span
          key={axis}
          aria-hidden
          className="document-guide"
          data-axis={axis}
          style={{
            [axis === 'x' ? 'left' : 'top']:
              `${(at / (axis === 'x' ? document.width : document.height)) * 100}%`,
          }}
        />
      ))}
      {layer && editedId === null && !layer.locked && !layer.hidden && !isGroundPhoto(layer) && (
        <Frame
          key={layer.id}
          layer={layer}
          document={document}
          frame={frame}
          onGrip={onGrip}
          onEditText={() => onEdit(layer.id)}
        />
      )}
      {isText(edited) && (
        <TextField
          key={edited.id}
          layer={edited}
          size={document}
          scale={scale}
          onEnd={(text, isByKey) => {
            if (text !== null) void setText(edited, text);
            onEdit(null);
            returnFocus.current = isByKey;
          }}
        />
      )}
      {!picture.isReady && !picture.hasFailed && (
        <div className="document-notice">
          <Spinner label={t('document.stage.drawing')} />
        </div>
      )}
      {picture.hasFailed && (
        <div role="alert" className="document-notice">
          <span>{t('document.stage.failed')}</span>
          <Button size="small" onClick={picture.retry}>
            {t('shared.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Area that the timestamp of YouTube covers, shown while a layer is dragged. */
const TimestampArea = ({ size }: { size: { width: number; height: number } }) => (
  <span aria-hidden className="document-timestamp" style={frameStyle(chipArea(size), size)} />
);
