import type { DocumentLayer } from '@portada/studio/document';
import { type Box, type Point, frameOf, frameRotation, middleOf, rotationOf } from './geometry';

/** Corner of a frame, in shares of its width and height. */
export type Corner = { x: 0 | 1; y: 0 | 1 };
/** Edge of a frame that can be dragged alone. */
export type Side = 'right' | 'bottom';
/** Part of a layer that a pointer drags. */
export type Grip =
  | { kind: 'move' }
  | { kind: 'corner'; corner: Corner }
  | { kind: 'side'; side: Side }
  | { kind: 'rotate' }
  | { kind: 'end'; end: 'from' | 'to' };

/** Change of a frame by a gesture: movement in document pixels, factors of its size, and rotation in degrees. */
export type Transform = {
  dx: number;
  dy: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
  origin: Point;
};

type NamedAction = { name: string; args: Record<string, unknown> };

/** Result of a gesture so far: how the frame looks, and the actions that make the change. */
export type Gesture = { transform: Transform; actions: NamedAction[] };

/** Limits of a factor by which a layer is scaled in one gesture. */
const [smallest, largest] = [0.05, 20];
/** Step in degrees of a rotation with the Shift key. */
const rotationStep = 15;
/** Least width and height of a stretched layer in pixels. */
const leastSide = 8;

const unchanged = (box: Box): Transform => ({
  dx: 0,
  dy: 0,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  origin: middleOf(box),
});

/** Moves a layer. */
export const moveGesture = (layer: DocumentLayer, box: Box, dx: number, dy: number): Gesture => ({
  transform: { ...unchanged(box), dx, dy },
  actions: [{ name: 'move', args: { id: layer.id, dx, dy } }],
});

/**
 * Scales a layer by its corner. The opposite corner stays, or the middle of a rotated layer.
 * @param fromMiddle true scales about the middle in any case
 */
export const cornerGesture = (
  layer: DocumentLayer,
  box: Box,
  { corner, from, to, fromMiddle }: { corner: Corner; from: Point; to: Point; fromMiddle: boolean },
): Gesture => {
  const isCentered = fromMiddle || frameRotation(layer) !== 0;
  const anchor = isCentered ? { x: 0.5, y: 0.5 } : { x: 1 - corner.x, y: 1 - corner.y };
  const origin = { x: box.x + box.width * anchor.x, y: box.y + box.height * anchor.y };
  const before = Math.hypot(from.x - origin.x, from.y - origin.y);
  const wanted = before === 0 ? 1 : Math.hypot(to.x - origin.x, to.y - origin.y) / before;
  const scale = Math.min(largest, Math.max(smallest, wanted));
  return {
    transform: { ...unchanged(box), scaleX: scale, scaleY: scale, origin },
    actions: [{ name: 'resize', args: { id: layer.id, scale, anchor } }],
  };
};

/** Stretches a layer to the right or downwards. */
export const sideGesture = (
  layer: DocumentLayer,
  box: Box,
  { side, dx, dy }: { side: Side; dx: number; dy: number },
): Gesture => {
  const width = side === 'right' ? Math.max(leastSide, box.width + dx) : box.width;
  const height = side === 'bottom' ? Math.max(leastSide, box.height + dy) : box.height;
  const origin = { x: box.x, y: box.y };
  return {
    transform: { ...unchanged(box), scaleX: width / box.width, scaleY: height / box.height, origin },
    actions: [{ name: 'stretch', args: { id: layer.id, width, height } }],
  };
};

/** Keeps an angle between -180 and 180 degrees. */
export const normalAngle = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Rotates a layer about its middle. @param inSteps true rotates to a multiple of 15 degrees */
export const rotateGesture = (
  layer: DocumentLayer,
  box: Box,
  { from, to, inSteps }: { from: Point; to: Point; inSteps: boolean },
): Gesture => {
  const middle = middleOf(box);
  const angleOf = ({ x, y }: Point) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
  const before = rotationOf(layer) ?? 0;
  const free = normalAngle(before + angleOf(to) - angleOf(from));
  const rotation = inSteps ? Math.round(free / rotationStep) * rotationStep : free;
  return {
    transform: { ...unchanged(box), rotation: rotation - before },
    actions: [{ name: 'rotate', args: { id: layer.id, rotation } }],
  };
};

/** Moves one end of an arrow. */
export const endGesture = (
  layer: DocumentLayer,
  end: 'from' | 'to',
  dx: number,
  dy: number,
): Gesture | null => {
  const box = frameOf(layer);
  if (layer.kind !== 'arrow' || !box) return null;
  const { from, to } = layer;
  const moved = { x: layer[end].x + dx, y: layer[end].y + dy };
  return {
    transform: unchanged(box),
    actions: [{ name: 'aim', args: { id: layer.id, from, to, [end]: moved } }],
  };
};
