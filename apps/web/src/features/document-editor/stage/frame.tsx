import type { DocumentLayer, SceneDocument } from '@portada/studio/document';
import { RotateCw } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { useLayerName } from '../layers/layer-name';
import { useChange } from '../state/editor-context';
import { type Box, frameOf, frameRotation, rotationOf } from './geometry';
import { type Corner, type Grip, normalAngle } from './gesture';

const corners: readonly { name: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'; corner: Corner }[] = [
  { name: 'topLeft', corner: { x: 0, y: 0 } },
  { name: 'topRight', corner: { x: 1, y: 0 } },
  { name: 'bottomLeft', corner: { x: 0, y: 1 } },
  { name: 'bottomRight', corner: { x: 1, y: 1 } },
];

/** Kinds of layers whose width and height are free. */
const stretchable: readonly string[] = ['photo', 'plate', 'ring', 'mark', 'trend'];

/** Steps of the keyboard in document pixels for a picture of 1280 pixels: plain and with the Shift key. */
const [fine, coarse] = [1, 10];
/** Factor of one press of an arrow key on a corner, and degrees of one press on the handle for rotation. */
const [scaleStep, angleStep] = [1.02, 1];

/** Returns the position of a frame in percent of the picture. */
export const frameStyle = (
  box: Box,
  { width, height }: { width: number; height: number },
): CSSProperties => ({
  left: `${(box.x / width) * 100}%`,
  top: `${(box.y / height) * 100}%`,
  width: `${(box.width / width) * 100}%`,
  height: `${(box.height / height) * 100}%`,
});

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the functions that change a layer by the arrow keys on its frame and handles. */
const useFrameKeys = (layer: DocumentLayer, document: SceneDocument) => {
  const change = useChange();
  const { id } = layer;
  const onArrow =
    (act: (by: { x: number; y: number }, step: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act(by, event.shiftKey ? coarse : fine);
    };
  const pixel = document.width / 1280;
  return {
    move: onArrow(({ x, y }, step) => {
      const args = { id, dx: x * step * pixel, dy: y * step * pixel };
      change('move', [{ name: 'move', args }], { mergeKey: `move ${id}` });
    }),
    scale: onArrow(({ x, y }, step) => {
      const scale = scaleStep ** ((x - y) * (step === fine ? 1 : 5));
      change('resize', [{ name: 'resize', args: { id, scale } }], { mergeKey: `resize ${id}` });
    }),
    rotate: onArrow(({ x, y }, step) => {
      const rotation = normalAngle((rotationOf(layer) ?? 0) + (x + y) * angleStep * step);
      change('rotate', [{ name: 'rotate', args: { id, rotation } }], { mergeKey: `rotate ${id}` });
    }),
    stretch: onArrow(({ x, y }, step) => {
      const box = frameOf(layer);
      if (!box) return;
      const size = {
        width: Math.max(1, box.width + x * step * pixel),
        height: Math.max(1, box.height + y * step * pixel),
      };
      change('resize', [{ name: 'stretch', args: { id, ...size } }], { mergeKey: `stretch ${id}` });
    }),
    aim: (end: 'from' | 'to') =>
      onArrow(({ x, y }, step) => {
        if (layer.kind !== 'arrow') return;
        const moved = { x: layer[end].x + x * step * pixel, y: layer[end].y + y * step * pixel };
        const args = { id, from: layer.from, to: layer.to, [end]: moved };
        change('resize', [{ name: 'aim', args }], { mergeKey: `aim ${end} ${id}` });
      }),
  };
};

type FrameProps = {
  layer: DocumentLayer;
  document: SceneDocument;
  frame: RefObject<HTMLDivElement | null>;
  onGrip: (event: PointerEvent, grip: Grip) => void;
  onEditText: () => void;
};

/** Frame and handles of the selected layer. Each handle works with a pointer and with the arrow keys. */
export const Frame = ({ layer, document, frame, onGrip, onEditText }: FrameProps) => {
  const { t } = useTranslation();
  const name = useLayerName()(layer);
  const keys = useFrameKeys(layer, document);
  const box = frameOf(layer);
  if (!box) return null;
  const isText = layer.kind === 'text' || layer.kind === 'badge';
  const rotation = frameRotation(layer);
  return (
    <div
      ref={frame}
      data-frame
      className="document-frame"
      style={{ ...frameStyle(box, document), rotate: `${rotation}deg` }}
    >
      <button
        type="button"
        className="document-frame-body"
        aria-label={t('document.stage.move', { name })}
        onPointerDown={(event) => onGrip(event, { kind: 'move' })}
        onDoubleClick={isText ? onEditText : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isText) {
            event.preventDefault();
            onEditText();
          } else keys.move(event);
        }}
      />
      {layer.kind === 'arrow'
        ? (['from', 'to'] as const).map((end) => (
            <button
              key={end}
              type="button"
              className="document-handle"
              style={{
                left: `${box.width === 0 ? 0 : ((layer[end].x - box.x) / box.width) * 100}%`,
                top: `${box.height === 0 ? 0 : ((layer[end].y - box.y) / box.height) * 100}%`,
              }}
              aria-label={t(`document.stage.${end}`, { name })}
              onPointerDown={(event) => onGrip(event, { kind: 'end', end })}
              onKeyDown={keys.aim(end)}
            />
          ))
        : corners.map(({ name: place, corner }) => (
            <button
              key={place}
              type="button"
              className="document-handle"
              data-corner={corner.x === corner.y ? 'falling' : 'rising'}
              style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
              aria-label={t(`document.stage.${place}`, { name })}
              onPointerDown={(event) => onGrip(event, { kind: 'corner', corner })}
              onKeyDown={keys.scale}
            />
          ))}
      {stretchable.includes(layer.kind) &&
        rotation === 0 &&
        (['right', 'bottom'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className="document-handle"
            data-side={side}
            style={side === 'right' ? { left: '100%', top: '50%' } : { left: '50%', top: '100%' }}
            aria-label={t(`document.stage.${side}`, { name })}
            onPointerDown={(event) => onGrip(event, { kind: 'side', side })}
            onKeyDown={keys.stretch}
          />
        ))}
      {rotationOf(layer) !== null && (
        <button
          type="button"
          className="document-handle document-rotate"
          aria-label={t('document.stage.rotate', { name })}
          onPointerDown={(event) => onGrip(event, { kind: 'rotate' })}
          onKeyDown={keys.rotate}
        >
          <RotateCw aria-hidden />
        </button>
      )}
    </div>
  );
};
