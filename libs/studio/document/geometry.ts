import { scaleLengths } from '../checks/scale-scene';
import type { Box, Point } from '../scene/scene.schema';
import type { DocumentLayer, SceneDocument } from './document.schema';

const movedPoint = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
const movedBox = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

type LayerOfKind<Kind extends DocumentLayer['kind']> = Extract<DocumentLayer, { kind: Kind }>;

/** Kinds of layers whose position is their box alone. */
const boxKinds = ['photo', 'plate', 'badge', 'ring', 'mark', 'trend'] as const;
const isBoxed = (layer: DocumentLayer): layer is LayerOfKind<(typeof boxKinds)[number]> =>
  boxKinds.some((kind) => kind === layer.kind);

/** Kinds of layers whose box can be rotated; an illustration is rotated with its frame. */
const rotatableKinds = ['photo', 'plate', 'text', 'badge', 'ring', 'mark'] as const;
const isRotatable = (layer: DocumentLayer): layer is LayerOfKind<(typeof rotatableKinds)[number]> =>
  rotatableKinds.some((kind) => kind === layer.kind);

/** Kinds of layers whose box may have any width and height. */
const stretchableKinds = ['photo', 'plate', 'ring', 'mark', 'trend'] as const;
const isStretchable = (layer: DocumentLayer): layer is LayerOfKind<(typeof stretchableKinds)[number]> =>
  stretchableKinds.some((kind) => kind === layer.kind);

/**
 * Moves a layer.
 * @param dx and dy in pixels
 * @returns null if a layer of this kind fills the whole picture and has no position
 */
export const movedLayer = (layer: DocumentLayer, dx: number, dy: number): DocumentLayer | null => {
  if (isBoxed(layer)) return { ...layer, box: movedBox(layer.box, dx, dy) };
  if (layer.kind === 'illustration') {
    const frame = { ...layer.frame, ...movedPoint(layer.frame, dx, dy) };
    return { ...layer, frame, box: movedBox(layer.box, dx, dy) };
  }
  if (layer.kind === 'text') {
    const lines = layer.lines.map((line) => ({ ...line, x: line.x + dx, baseline: line.baseline + dy }));
    return { ...layer, lines, box: movedBox(layer.box, dx, dy) };
  }
  if (layer.kind === 'arrow')
    return { ...layer, from: movedPoint(layer.from, dx, dy), to: movedPoint(layer.to, dx, dy) };
  if (layer.kind === 'body') {
    const [left, right] = layer.hands;
    const hands: [Point, Point] = [movedPoint(left, dx, dy), movedPoint(right, dx, dy)];
    return { ...layer, box: movedBox(layer.box, dx, dy), hands, bottom: layer.bottom + dy };
  }
  if (layer.kind === 'light' || layer.kind === 'motif')
    return { ...layer, center: movedPoint(layer.center, dx, dy) };
  return null;
};

/**
 * Gives a layer another width and height in pixels; its upper left corner stays.
 * @returns null if a layer of this kind keeps its proportions
 */
export const stretchedLayer = (
  layer: DocumentLayer,
  size: { width: number; height: number },
): DocumentLayer | null => (isStretchable(layer) ? { ...layer, box: { ...layer.box, ...size } } : null);

/**
 * Returns the rectangle that a layer fills, in pixels.
 * @returns null if a layer of this kind fills the whole picture
 */
export const boxOfLayer = (layer: DocumentLayer): Box | null => {
  if (layer.kind === 'arrow') {
    const { from, to } = layer;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  }
  if (layer.kind === 'light' || layer.kind === 'motif') return { ...layer.center, width: 0, height: 0 };
  return movedLayer(layer, 0, 0) !== null && 'box' in layer ? layer.box : null;
};

/**
 * Returns the smallest box in the proportions of another one that covers a picture.
 * @param box the box
 * @param size size of the picture in pixels
 * @param focus point of the box, in shares of it, that is in the middle of the picture as far as the box then covers it
 */
export const coveringBox = (
  box: Box,
  size: { width: number; height: number },
  focus: Point = { x: 0.5, y: 0.5 },
): Box => {
  const scale = Math.max(size.width / Math.max(1, box.width), size.height / Math.max(1, box.height));
  const [width, height] = [box.width * scale, box.height * scale];
  const start = (whole: number, part: number, at: number): number =>
    Math.min(0, Math.max(part - whole, part / 2 - whole * at));
  return { x: start(width, size.width, focus.x), y: start(height, size.height, focus.y), width, height };
};

/** Corrects the fields of a scaled layer whose names do not tell lengths from shares. */
const mended = (scaled: DocumentLayer, layer: DocumentLayer, scale: number): DocumentLayer => {
  // The end of a torso is a coordinate.
  if (scaled.kind === 'body') return { ...scaled, bottom: scaled.bottom * scale };
  // The crop of a photo is in shares of the photo.
  return scaled.kind === 'photo' && layer.kind === 'photo' ? { ...scaled, crop: layer.crop } : scaled;
};

/**
 * Scales a layer with all its measures, such as outlines and shadows.
 * @param scale factor
 * @param about point in pixels that stays where it is
 * @returns null if a layer of this kind fills the whole picture
 */
export const scaledLayer = (layer: DocumentLayer, scale: number, about: Point): DocumentLayer | null => {
  const scaled = scaleLengths(layer, scale);
  return movedLayer(mended(scaled, layer, scale), about.x * (1 - scale), about.y * (1 - scale));
};

const mirroredPoint = ({ x, y }: Point, middle: number): Point => ({ x: 2 * middle - x, y });

/**
 * Mirrors a layer about its own vertical middle.
 * @returns null if a layer of this kind cannot be mirrored
 */
export const flippedLayer = (layer: DocumentLayer): DocumentLayer | null => {
  if (layer.kind === 'photo') return { ...layer, flip: !layer.flip };
  if (layer.kind === 'illustration') {
    const middle = layer.frame.x + layer.frame.size / 2;
    const box = { ...layer.box, x: 2 * middle - layer.box.x - layer.box.width };
    return { ...layer, flip: !layer.flip, rotation: -layer.rotation, box };
  }
  if (layer.kind === 'arrow') {
    const middle = (layer.from.x + layer.to.x) / 2;
    const [from, to] = [mirroredPoint(layer.from, middle), mirroredPoint(layer.to, middle)];
    return { ...layer, from, to, bend: -layer.bend };
  }
  if (layer.kind === 'trend') return { ...layer, direction: layer.direction === 'up' ? 'down' : 'up' };
  return null;
};

/**
 * Rotates a layer about its middle.
 * @param rotation angle in degrees, clockwise, in place of the present angle
 * @returns null if a layer of this kind cannot be rotated
 */
export const rotatedLayer = (layer: DocumentLayer, rotation: number): DocumentLayer | null => {
  if (isRotatable(layer)) return { ...layer, rotation };
  if (layer.kind !== 'illustration') return null;
  // The visible part of the drawing moves around the middle of its frame.
  const turn = ((rotation - layer.rotation) * Math.PI) / 180;
  const [cx, cy] = [layer.frame.x + layer.frame.size / 2, layer.frame.y + layer.frame.size / 2];
  const [dx, dy] = [layer.box.x + layer.box.width / 2 - cx, layer.box.y + layer.box.height / 2 - cy];
  const x = cx + dx * Math.cos(turn) - dy * Math.sin(turn) - layer.box.width / 2;
  const y = cy + dx * Math.sin(turn) + dy * Math.cos(turn) - layer.box.height / 2;
  return { ...layer, rotation, box: { ...layer.box, x, y } };
};

/**
 * Scales a document to another width and keeps its aspect ratio.
 * @param width width of the result in pixels
 */
export const scaledDocument = (document: SceneDocument, width: number): SceneDocument => {
  const scale = width / document.width;
  const layers = document.layers.map((layer) => mended(scaleLengths(layer, scale), layer, scale));
  return { ...document, width, height: Math.max(1, Math.round(document.height * scale)), layers };
};
