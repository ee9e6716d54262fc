import { type AspectRatio, pictureSizes } from '@portada/contracts';
import type { Box } from '../scene/scene.schema';
import { scaleLengths } from '../checks/scale-scene';
import type { DocumentLayer, SceneDocument } from './document.schema';
import { isGroundPhoto } from './actions/ground';
import { boxOfLayer, coveringBox, movedLayer, scaledLayer } from './geometry';

type Size = { width: number; height: number };

/** Kinds of layers with words, which keep together and get an area of their own. */
const wordKinds: readonly string[] = ['text', 'badge'];
/** Kinds of layers that lie behind everything and follow the size of the picture. */
const groundKinds: readonly string[] = ['light', 'motif'];

/**
 * Areas for words and for everything else, in shares of the picture, if words come first: in a narrower picture they
 * lie above, in a wider one on the left. Otherwise both areas change their places.
 */
const areas = {
  narrower: {
    words: { x: 0.04, y: 0.05, width: 0.92, height: 0.36 },
    others: { x: 0.03, y: 0.43, width: 0.94, height: 0.55 },
  },
  wider: {
    words: { x: 0.04, y: 0.08, width: 0.44, height: 0.8 },
    others: { x: 0.5, y: 0.04, width: 0.48, height: 0.92 },
  },
} as const;

/** Returns the rectangle around layers, as far as it is in the picture. */
const around = (layers: readonly DocumentLayer[], size: Size): Box | null => {
  const boxes = layers.flatMap((layer) => boxOfLayer(layer) ?? []);
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)));
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)));
  const right = Math.min(size.width, Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.min(size.height, Math.max(...boxes.map(({ y, height }) => y + height)));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
};

/**
 * Scales layers as one group and puts the group into the middle of an area.
 * @param end lower edge in pixels to which the group is moved; null leaves it in the middle
 */
const into = (
  layers: readonly DocumentLayer[],
  box: Box,
  area: Box,
  end: number | null = null,
): Map<string, DocumentLayer> => {
  const scale = Math.min(area.width / box.width, area.height / box.height);
  const dx = area.x + (area.width - box.width * scale) / 2;
  const dy = end === null ? area.y + (area.height - box.height * scale) / 2 : end - box.height * scale;
  return new Map(
    layers.map((layer) => {
      const atOrigin = movedLayer(layer, -box.x, -box.y) ?? layer;
      const scaled = scaledLayer(atOrigin, scale, { x: 0, y: 0 }) ?? atOrigin;
      return [layer.id, movedLayer(scaled, dx, dy) ?? scaled];
    }),
  );
};

/** Share of the picture over which words are spread if they belong to things in it, such as the labels of two sides. */
const spreadFrom = 0.4;

const mirrored = (area: Box): Box => ({ ...area, x: 1 - area.x - area.width, y: 1 - area.y - area.height });
const inPixels = ({ x, y, width, height }: Box, size: Size): Box => ({
  x: x * size.width,
  y: y * size.height,
  width: width * size.width,
  height: height * size.height,
});

/** Fits a layer that fills the picture into a picture of another size. */
const groundLayer = (layer: DocumentLayer, from: Size, to: Size): DocumentLayer => {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const scale = Math.sqrt(across * down);
  if (layer.kind === 'light' || layer.kind === 'motif') {
    const center = { x: layer.center.x * across, y: layer.center.y * down };
    return { ...scaleLengths(layer, scale), center };
  }
  if (layer.kind === 'surface') {
    const { box } = layer;
    return { ...layer, box: { x: 0, y: box.y * down, width: to.width, height: box.height * down } };
  }
  if (layer.kind === 'photo') {
    const { box } = layer;
    const focus = {
      x: (from.width / 2 - box.x) / Math.max(1, box.width),
      y: (from.height / 2 - box.y) / Math.max(1, box.height),
    };
    return { ...layer, box: coveringBox(box, to, focus), blur: layer.blur * scale };
  }
  return layer.kind === 'backdrop' ? { ...layer, floor: layer.floor * down } : layer;
};

/** Area of a group that is alone in the picture, in shares of the picture. */
const wholeArea: Box = { x: 0.03, y: 0.03, width: 0.94, height: 0.94 };

/** Places all layers as one group. */
const together = (layers: readonly DocumentLayer[], from: Size, to: Size): Map<string, DocumentLayer> => {
  const box = around(layers, from);
  return box ? into(layers, box, inPixels(wholeArea, to)) : new Map();
};

type Groups = {
  words: readonly DocumentLayer[];
  wordBox: Box | null;
  others: readonly DocumentLayer[];
  otherBox: Box | null;
};

/** Places words and other layers each in an area of their own. */
const apart = (
  { words, wordBox, others, otherBox }: Groups,
  from: Size,
  to: Size,
): Map<string, DocumentLayer> => {
  const isNarrower = to.width / to.height < from.width / from.height;
  const chosen = areas[isNarrower ? 'narrower' : 'wider'];
  const middleOf = ({ x, y, width, height }: Box): number => (isNarrower ? y + height / 2 : x + width / 2);
  const areFirst = !wordBox || !otherBox || middleOf(wordBox) <= middleOf(otherBox) + 1;
  const areaOf = (area: Box): Box =>
    inPixels(wordBox && otherBox ? (areFirst ? area : mirrored(area)) : wholeArea, to);
  // People and things that the lower edge of the picture cuts off stay at that edge.
  const isCut = otherBox !== null && otherBox.y + otherBox.height >= from.height - 1;
  const end = isCut && (areFirst || !isNarrower) ? to.height : null;
  return new Map([
    ...(wordBox ? into(words, wordBox, areaOf(chosen.words)) : []),
    ...(otherBox ? into(others, otherBox, areaOf(chosen.others), end) : []),
  ]);
};

/**
 * Lays a document out for another aspect ratio. Words and everything else keep their inner arrangement and get an area
 * each: one above the other in a narrower picture, side by side in a wider one. The ground fills the new picture.
 * @param ratio wanted aspect ratio; the document itself is returned for its own ratio
 */
export const relayout = (document: SceneDocument, ratio: AspectRatio): SceneDocument => {
  if (ratio === document.aspectRatio) return document;
  const to = pictureSizes[ratio];
  const placeable = document.layers.filter(
    (layer) => boxOfLayer(layer) !== null && !groundKinds.includes(layer.kind) && !isGroundPhoto(layer),
  );
  const words = placeable.filter(({ kind }) => wordKinds.includes(kind));
  const others = placeable.filter(({ kind }) => !wordKinds.includes(kind));
  const [wordBox, otherBox] = [around(words, document), around(others, document)];
  const areSpread =
    wordBox !== null && wordBox.width * wordBox.height > document.width * document.height * spreadFrom;
  const placed = areSpread
    ? together(placeable, document, to)
    : apart({ words, wordBox, others, otherBox }, document, to);
  const layers = document.layers.map((layer) => placed.get(layer.id) ?? groundLayer(layer, document, to));
  return { ...document, ...to, aspectRatio: ratio, layers };
};
