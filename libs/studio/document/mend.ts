import type { Legibility, LegibilityLine } from '@portada/contracts';
import { isCutByEdge } from '../checks/is-cut-by-edge';
import { luminance } from '../checks/luminance';
import { type Measured, type MeasuredLayer, measurePicture } from '../checks/measure-picture';
import { chipArea } from '../planning/layout';
import { capitalHeight } from '../scene/capitals';
import type { Box } from '../scene/scene.schema';
import type { Action } from './actions/action';
import type { DocumentLayer, SceneDocument } from './document.schema';

type LayerOf<Kind extends DocumentLayer['kind']> = Extract<DocumentLayer, { kind: Kind }>;
type Boxed = LayerOf<'text' | 'badge' | 'illustration' | 'photo'>;

const isBoxed = (layer: DocumentLayer): layer is Boxed =>
  ['text', 'badge', 'illustration', 'photo'].includes(layer.kind);

/** A photo counts as the subject of the picture, as the hero of a scene does. */
const isSubject = (layer: DocumentLayer): layer is LayerOf<'illustration' | 'photo'> =>
  (layer.kind === 'photo' && !layer.isGround) || (layer.kind === 'illustration' && layer.role === 'hero');

const measuredLayer = (layer: DocumentLayer): MeasuredLayer[] => {
  if (layer.hidden) return [];
  if (isSubject(layer)) return [{ kind: 'illustration', role: 'hero', box: layer.box }];
  return layer.kind === 'text' || layer.kind === 'badge' ? [layer] : [];
};

/**
 * Measures the legibility of a document; see `measurePicture`.
 * @param picture opaque pixels of the whole document, and of its texts alone
 * @param bytes size of the file that users download; null does not measure it
 */
export const measureDocument = (
  { width, height, layers }: SceneDocument,
  picture: Pick<Measured, 'pixels' | 'width' | 'height' | 'letters'>,
  bytes: number | null = null,
): Legibility =>
  measurePicture({
    ...picture,
    scene: { width, height, layers: layers.flatMap(measuredLayer) },
    bytes,
  });

/** Values that mended parts get, a little better than the limit of the verdict good (checks/grade.ts). */
const wanted = { capitals: 9, leastText: 14, mostText: 42, leastSubject: 16, mostSubject: 65 };
/** Width in pixels of a suggested video, in which the height of capitals is measured. */
const smallestWidth = 168;
/** Share of the picture that an enlarged layer may fill in each direction. */
const mostShare = 0.96;
/** Width of a new outline as a share of the size of the letters. */
const outlineShare = 0.08;
/** How much a grade is changed at a time, 0 to 1. */
const gradeStep = 0.25;
/** Luminance above which black has more contrast than white (WCAG 2.2, contrast ratio). */
const middleLuminance = 0.179;

const changeable = (document: SceneDocument) =>
  document.layers.filter(({ locked, hidden }) => !locked && !hidden);
const textsOf = (document: SceneDocument): LayerOf<'text'>[] =>
  changeable(document).filter((layer): layer is LayerOf<'text'> => layer.kind === 'text');
const areaOf = ({ box }: Boxed): number => box.width * box.height;
const largestOf = <L extends Boxed>(layers: readonly L[]): L[] =>
  layers.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, 1);

/** Distance that brings a stretch of the length `size` at `from` into 0 to `whole`. */
const intoView = (from: number, size: number, whole: number): number =>
  Math.max(0, Math.min(from, whole - size)) - from;

/** Scales a layer about its middle, at most to the size of the picture, and moves it into the picture. */
const scaled = (document: SceneDocument, { id, box }: Boxed, factor: number): Action[] => {
  const most = Math.min((document.width * mostShare) / box.width, (document.height * mostShare) / box.height);
  const scale = factor > 1 ? Math.min(factor, most) : factor;
  if (Math.abs(scale - 1) < 0.01 || (factor > 1 && scale < 1)) return [];
  const [width, height] = [box.width * scale, box.height * scale];
  const dx = intoView(box.x + (box.width - width) / 2, width, document.width);
  const dy = intoView(box.y + (box.height - height) / 2, height, document.height);
  const isOutside = dx !== 0 || dy !== 0;
  return [
    { name: 'resize', args: { id, scale } },
    ...(isOutside ? [{ name: 'move', args: { id, dx, dy } }] : []),
  ];
};

/** Factor for the sides of boxes that brings a covered share from `value` to `target`, in percent. */
const factorFor = (value: number, target: number): number =>
  Math.min(4, Math.sqrt(target / Math.max(value, 0.1)));

/** Gives letters an outline of black or white, whichever differs more from their fill. */
const outlined = (layer: LayerOf<'text'>): Action => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(layer.fill[0].slice(at, at + 2), 16),
  );
  const color = luminance(red, green, blue) > middleLuminance ? '#000000' : '#ffffff';
  const size = Math.max(...layer.lines.map((line) => line.size));
  const width = Math.min(400, Math.max(size * outlineShare, ...layer.strokes.map((stroke) => stroke.width)));
  const { id } = layer;
  return { name: 'replace', args: { id, layer: { ...layer, strokes: [{ width, color }] } } };
};

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Moves a layer up or to the left, the shorter way, until the area of the timestamp is free. */
const outOfChip = (document: SceneDocument, layer: Boxed): Action[] => {
  const chip = chipArea(document);
  const { id, box } = layer;
  const isCut = isSubject(layer) && isCutByEdge({ kind: 'illustration', box }, document);
  if (!overlap(box, chip) || isCut) return [];
  const up = chip.y - (box.y + box.height);
  const left = chip.x - (box.x + box.width);
  const ways = [
    { dx: 0, dy: up, fits: box.y + up >= 0 },
    { dx: left, dy: 0, fits: box.x + left >= 0 },
  ];
  const [way] = ways
    .filter(({ fits }) => fits)
    .toSorted((a, b) => Math.abs(a.dx + a.dy) - Math.abs(b.dx + b.dy));
  return way ? [{ name: 'move', args: { id, dx: way.dx, dy: way.dy } }] : [];
};

type Grade = Pick<LayerOf<'grade'>, 'angle' | 'light' | 'shade' | 'amount' | 'contrast' | 'grey'>;

/** Changes light and color of the whole picture. */
const graded = (
  document: SceneDocument,
  newId: string,
  change: (grade: Grade) => Partial<Grade>,
): Action[] => {
  const found = document.layers.find((layer) => layer.kind === 'grade');
  if (found?.locked) return [];
  const { angle, light, shade, amount, contrast, grey } = found ?? {
    angle: -90,
    light: '#ffffff',
    shade: '#000000',
    amount: 0,
    contrast: 0,
    grey: 0,
  };
  const grade = { angle, light: light.slice(0, 7), shade: shade.slice(0, 7), amount, contrast, grey };
  const next = { ...grade, ...change(grade) };
  const isSame = next.contrast === grade.contrast && next.grey === grade.grey;
  return isSame ? [] : [{ name: 'set-grade', args: { newId, grade: next } }];
};

/**
 * Returns the actions that mend one finding about the legibility of a document.
 * @param line the finding, from `measureDocument`
 * @param newId id for a layer that is added
 * @returns an empty list if the finding cannot be mended without the creator, such as too many words
 */
export const mendingActions = (
  document: SceneDocument,
  { rule, value }: Pick<LegibilityLine, 'rule' | 'value'>,
  newId: string,
): Action[] => {
  const texts = textsOf(document);
  const subjects = changeable(document).filter(isSubject);
  switch (rule) {
    case 'contrast':
      return texts.map(outlined);
    case 'text_height':
      return texts.flatMap((layer) => {
        const capitals = Math.min(...layer.lines.map(({ size }) => size)) * capitalHeight(layer.face);
        const factor = wanted.capitals / (capitals * (smallestWidth / document.width));
        return factor > 1 ? scaled(document, layer, factor) : [];
      });
    case 'text_area':
      return value < wanted.leastText
        ? largestOf(texts).flatMap((layer) => scaled(document, layer, factorFor(value, wanted.leastText)))
        : texts.flatMap((layer) => scaled(document, layer, factorFor(value, wanted.mostText)));
    case 'safe_area':
      return changeable(document)
        .filter(isBoxed)
        .filter((layer) => layer.kind !== 'illustration' || isSubject(layer))
        .flatMap((layer) => outOfChip(document, layer));
    case 'brightness':
      return graded(document, newId, ({ contrast }) => ({ contrast: Math.min(1, contrast + gradeStep) }));
    case 'saturation':
      return graded(document, newId, ({ grey }) => ({
        grey: value < 50 ? Math.max(0, grey - gradeStep) : Math.min(1, grey + gradeStep),
      }));
    case 'subject':
      return largestOf(subjects).flatMap((layer) =>
        scaled(
          document,
          layer,
          factorFor(value, value < wanted.leastSubject ? wanted.leastSubject : wanted.mostSubject),
        ),
      );
    case 'word_count':
    case 'file':
    case 'words':
      return [];
  }
};
