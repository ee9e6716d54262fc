import type { DocumentLayer, SceneDocument } from '@portada/studio/document';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MakeChange } from '../state/editor-context';
import type { ChangeName } from '../state/history';
import { type Point, frameOf } from './geometry';
import {
  type Gesture,
  type Grip,
  type Transform,
  cornerGesture,
  endGesture,
  moveGesture,
  rotateGesture,
  sideGesture,
} from './gesture';
import { type Guide, snapped } from './snap';

/** Distance in CSS pixels that a pointer moves before a press becomes a drag. */
const threshold = 3;

type Drag = { grip: Grip; layer: DocumentLayer; from: Point; gesture: Gesture | null; isMoving: boolean };
type Keys = { shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Name of the change that a gesture makes. */
const changeOf = ({ kind }: Grip): ChangeName =>
  kind === 'move' ? 'move' : kind === 'rotate' ? 'rotate' : 'resize';

const gestureOf = (
  document: SceneDocument,
  { grip, layer, from }: Drag,
  to: Point,
  keys: Keys,
): { gesture: Gesture | null; guides: Guide[] } => {
  const box = frameOf(layer);
  if (!box) return { gesture: null, guides: [] };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (grip.kind === 'move') {
    const straight = keys.shiftKey
      ? Math.abs(dx) > Math.abs(dy)
        ? { dx, dy: 0 }
        : { dx: 0, dy }
      : { dx, dy };
    const moved = { ...box, x: box.x + straight.dx, y: box.y + straight.dy };
    // The Ctrl or Command key moves a layer freely.
    const isFree = keys.ctrlKey || keys.metaKey;
    const snap = isFree ? { dx: 0, dy: 0, guides: [] } : snapped(document, layer.id, moved);
    return {
      gesture: moveGesture(layer, box, straight.dx + snap.dx, straight.dy + snap.dy),
      guides: snap.guides,
    };
  }
  const gesture = {
    corner: () =>
      grip.kind === 'corner'
        ? cornerGesture(layer, box, { corner: grip.corner, from, to, fromMiddle: keys.altKey })
        : null,
    side: () => (grip.kind === 'side' ? sideGesture(layer, box, { side: grip.side, dx, dy }) : null),
    rotate: () => rotateGesture(layer, box, { from, to, inSteps: keys.shiftKey }),
    end: () => (grip.kind === 'end' ? endGesture(layer, grip.end, dx, dy) : null),
  }[grip.kind]();
  return { gesture, guides: [] };
};

type DragOptions = {
  document: SceneDocument;
  /** Element of the stage, which has the size of the picture. */
  area: RefObject<HTMLElement | null>;
  change: MakeChange;
  /** Shows the state of a gesture; null ends it without a change. */
  onTransform: (transform: Transform | null) => void;
  /** Called for a press without movement. */
  onPress: (point: Point) => void;
};

/**
 * Drags parts of the selected layer with a pointer. During a gesture only bitmaps are moved; at its end the document is
 * changed in one step. Esc ends a gesture without a change.
 */
export const useDrag = ({ document, area, change, onTransform, onPress }: DragOptions) => {
  const drag = useRef<Drag | null>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [isDragging, setDragging] = useState(false);
  const ended = useRef<AbortController | null>(null);
  useEffect(() => () => ended.current?.abort(), []);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const rect = area.current?.getBoundingClientRect();
    if (!rect || rect.width === 0) return { x: 0, y: 0 };
    const scale = document.width / rect.width;
    return { x: (clientX - rect.left) * scale, y: (clientY - rect.top) * scale };
  };

  const end = () => {
    ended.current?.abort();
    drag.current = null;
    setGuides([]);
    setDragging(false);
  };

  const onMove = (event: PointerEvent) => {
    const present = drag.current;
    if (!present) return;
    const to = pointOf(event);
    const scale = document.width / (area.current?.clientWidth || document.width);
    if (!present.isMoving && Math.hypot(to.x - present.from.x, to.y - present.from.y) < threshold * scale)
      return;
    present.isMoving = true;
    const { gesture, guides: lines } = gestureOf(document, present, to, event);
    present.gesture = gesture;
    setDragging(true);
    setGuides((before) => (before.length === 0 && lines.length === 0 ? before : lines));
    if (gesture) onTransform(gesture.transform);
  };

  const onUp = (event: PointerEvent) => {
    const present = drag.current;
    end();
    if (!present) return;
    if (!present.isMoving) {
      onTransform(null);
      if (event.type === 'pointerup') onPress(pointOf(event));
      return;
    }
    const isChanged =
      event.type === 'pointerup' &&
      present.gesture !== null &&
      change(changeOf(present.grip), present.gesture.actions);
    if (!isChanged) onTransform(null);
  };

  const start = (event: ReactPointerEvent, layer: DocumentLayer, grip: Grip) => {
    if (event.button !== 0 || drag.current) return;
    drag.current = { grip, layer, from: pointOf(event), gesture: null, isMoving: false };
    const control = new AbortController();
    ended.current = control;
    const { signal } = control;
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', onUp, { signal });
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        key.stopPropagation();
        end();
        onTransform(null);
      },
      { signal, capture: true },
    );
  };

  return { start, pointOf, guides, isDragging };
};
