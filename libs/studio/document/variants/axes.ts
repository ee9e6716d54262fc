import type { DocumentLayer, SceneDocument } from '../document.schema';
import { isColor, meanDistance, paletteOf, recolored } from './colors';
import { groundsOf, headlineOf, placeOf, subjectsOf, wordsOf } from './parts';

/** Things in which two thumbnails of one video can differ. A test tells more if they differ in one of them. */
export const axes = ['headline', 'face', 'color', 'layout', 'ground'] as const;
export type Axis = (typeof axes)[number];

/** Least distance of the middles of two layers that is another layout, in shares of the picture. */
const movedBy = { x: 0.1, y: 0.15 };
/** Ratio of two sizes from which a person or thing is another one for the viewer. */
const grown = 1.15;
/** Least difference of the factors of the light of a photographed place. */
const retinted = 0.15;

/** Names a photo or a drawing, without its place and effects. */
const identityOf = (layer: DocumentLayer): string => {
  if (layer.kind === 'photo')
    return `photo ${layer.assetId} ${layer.isCutOut ? (layer.maskId ?? '') : 'whole'}`;
  return layer.kind === 'illustration' ? (layer.body ?? layer.drawing) : layer.kind;
};

/** Names within a layer that are no colors: names of places, motifs and shapes. */
const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isColor(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

const groundNameOf = (layer: DocumentLayer, isSameOrigin: boolean): string => {
  // A copied thumbnail has a copy of the image of its source, with another id.
  if (layer.kind === 'picture') return isSameOrigin ? 'picture' : `picture ${layer.imageId}`;
  const { id: _id, name: _name, ...drawn } = layer;
  return namesIn(drawn).join(' ');
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

type Pair = { a: SceneDocument; b: SceneDocument };

/** Pairs the subjects of two documents that show the same ones; otherwise returns null. */
const subjectPairs = ({ a, b }: Pair): [DocumentLayer, DocumentLayer][] | null => {
  const [ours, theirs] = [subjectsOf(a), subjectsOf(b)];
  if (!isSame(ours.map(identityOf), theirs.map(identityOf))) return null;
  return ours.flatMap((layer, place) => {
    const other = theirs[place];
    return other ? [[layer, other] satisfies [DocumentLayer, DocumentLayer]] : [];
  });
};

const isMoved = ({ a, b }: Pair, one: DocumentLayer | null, other: DocumentLayer | null): boolean => {
  const from = one && placeOf(a, one);
  const to = other && placeOf(b, other);
  if (!from || !to) return false;
  return Math.abs(from.x - to.x) > movedBy.x || Math.abs(from.y - to.y) > movedBy.y;
};

const hasOtherLayout = (pair: Pair): boolean =>
  pair.a.aspectRatio !== pair.b.aspectRatio ||
  isMoved(pair, headlineOf(pair.a), headlineOf(pair.b)) ||
  (subjectPairs(pair) ?? []).some(([one, other]) => isMoved(pair, one, other));

const hasOtherFace = (pair: Pair): boolean => {
  const pairs = subjectPairs(pair);
  if (!pairs) return true;
  const isMirrored = hasOtherLayout(pair);
  return pairs.some(([one, other]) => {
    const [ours, theirs] = [placeOf(pair.a, one)?.size ?? 1, placeOf(pair.b, other)?.size ?? 1];
    const ratio = Math.max(ours, theirs) / Math.max(1e-6, Math.min(ours, theirs));
    const isTurned = 'flip' in one && 'flip' in other && one.flip !== other.flip;
    return ratio > grown || (isTurned && !isMirrored);
  });
};

const namesOf = (document: SceneDocument, isSameOrigin: boolean): string[] =>
  groundsOf(document).map((layer) => groundNameOf(layer, isSameOrigin));

const tintsOf = (document: SceneDocument): number[] =>
  groundsOf(document).flatMap((layer) =>
    layer.kind === 'panorama' ? [...layer.tint, layer.exposure, layer.saturation] : [],
  );

type Grade = Extract<DocumentLayer, { kind: 'grade' }>;

const gradeOf = ({ layers }: SceneDocument): Grade | null =>
  layers.find((layer): layer is Grade => layer.kind === 'grade' && !layer.hidden) ?? null;

const isRegraded = (one: Grade | null, other: Grade | null): boolean =>
  one && other ? meanDistance([one.light, one.shade], [other.light, other.shade]) > recolored : one !== other;

const hasOtherColors = ({ a, b }: Pair): boolean => {
  const [ours, theirs] = [tintsOf(a), tintsOf(b)];
  const isRetinted = ours.some((value, place) => Math.abs(value - (theirs[place] ?? value)) > retinted);
  const isRecolored = meanDistance(paletteOf(a.layers), paletteOf(b.layers)) > recolored;
  return isRetinted || isRecolored || isRegraded(gradeOf(a), gradeOf(b));
};

/**
 * Names the axes on which two documents differ.
 * @param isSameOrigin true if both documents started from the same generation
 * @returns the axes in the order of `axes`; none if viewers see the same picture
 */
export const differingAxes = (a: SceneDocument, b: SceneDocument, isSameOrigin: boolean): Axis[] => {
  const pair = { a, b };
  const differs: Record<Axis, boolean> = {
    headline: wordsOf(a) !== wordsOf(b),
    face: hasOtherFace(pair),
    color: hasOtherColors(pair),
    layout: hasOtherLayout(pair),
    ground: !isSame(namesOf(a, isSameOrigin), namesOf(b, isSameOrigin)),
  };
  return axes.filter((axis) => differs[axis]);
};
