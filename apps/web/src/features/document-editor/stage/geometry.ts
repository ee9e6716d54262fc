import { type DocumentLayer, type SceneDocument, boxOfLayer } from '@portada/studio/document';

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

/** Least distance in document pixels from an arrow at which a pointer selects it, for a width of 1280. */
const arrowReach = 18;

/** Kinds of layers whose box is the visible part after rotation, so that their frame is not rotated. */
const boundedKinds: readonly string[] = ['illustration'];

/** Angle in degrees by which the frame of a layer is rotated on the stage. */
export const frameRotation = (layer: DocumentLayer): number =>
  'rotation' in layer && !boundedKinds.includes(layer.kind) ? layer.rotation : 0;

/** Angle in degrees of a layer that can be rotated; null for others. */
export const rotationOf = (layer: DocumentLayer): number | null =>
  'rotation' in layer ? layer.rotation : null;

/** Rectangle of a layer that has a position and a size; null for a layer that fills the picture. */
export const frameOf = (layer: DocumentLayer): Box | null => {
  if (layer.kind === 'light' || layer.kind === 'motif') return null;
  return boxOfLayer(layer);
};

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Rotates a point about another one. @param degrees angle, clockwise */
export const rotated = (point: Point, about: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  return {
    x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
};

const toSegment = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - dx * at, point.y - from.y - dy * at);
};

const isHit = (layer: DocumentLayer, point: Point, width: number): boolean => {
  if (layer.kind === 'arrow') {
    const reach = Math.max(layer.width, (arrowReach * width) / 1280);
    return toSegment(point, layer.from, layer.to) <= reach;
  }
  const box = frameOf(layer);
  if (!box) return false;
  const { x, y } = rotated(point, middleOf(box), -frameRotation(layer));
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
};

/**
 * Returns true for a photo that is the ground. It is selected in the list, because it is under every press, and has no frame,
 * because a frame larger than the picture would cover the page. Its fields move it.
 */
export const isGroundPhoto = (layer: DocumentLayer): boolean =>
  layer.kind === 'photo' && layer.isGround === true;

/** Returns the uppermost layer at a point that is neither hidden nor locked, and not the ground; null if there is none. */
export const layerAt = ({ layers, width }: SceneDocument, point: Point): DocumentLayer | null =>
  layers.findLast(
    (layer) => !layer.hidden && !layer.locked && !isGroundPhoto(layer) && isHit(layer, point, width),
  ) ?? null;
