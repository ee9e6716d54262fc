import type { Legibility, LegibilityLine, LegibilityRule } from '@portada/contracts';
import { capitalHeight } from '../scene/capitals';
import { chipArea } from '../planning/layout';
import type { Box, Layer, TextLayer } from '../scene/scene.schema';
import { grade } from './grade';
import { isCutByEdge } from './is-cut-by-edge';
import type { Raster } from './raster';
import { textContrast } from './text-contrast';
import { toneOf } from './tone';

/** Width, in pixels, of a suggested video: the smallest size in which a thumbnail is shown. */
const smallestWidth = 168;

/** A layer as far as it is measured: text, and the boxes of badges and drawings. */
export type MeasuredLayer =
  | TextLayer
  | { kind: 'badge'; box: Box }
  | { kind: 'illustration'; role: 'hero' | 'prop'; box: Box }
  | { kind: Exclude<Layer['kind'], 'text' | 'badge' | 'illustration'> };

/** A scene as far as it is measured. */
type MeasuredParts = { width: number; height: number; layers: readonly MeasuredLayer[] };

/** Input of `measurePicture`: the pixels of an image, and optional data about the image. */
export type Measured = Raster & {
  /** Scene of the image; null if only the pixels are known. The rules for text and subject then do not apply. */
  scene: MeasuredParts | null;
  /**
   * Pixels of the image's text layers alone on a transparent background, in the size of the image; null without text.
   */
  letters: Raster['pixels'] | null;
  /**
   * Size in bytes of the image file that users download; null if unknown. Without the size, the rule `file` does not
   * apply.
   */
  bytes: number | null;
};

/**
 * Measures the legibility of an image, rule by rule; see `legibilityRules` for the units. A rule that does not apply
 * has no line, and the score counts the other rules only. Sizes of text and subject are measured in the scene, contrast
 * and tone in the pixels. A draft 320 to 640 pixels wide is sufficient, because viewers see thumbnails at a similar
 * size.
 * @param measured the image: opaque pixels, any size in the aspect ratio of the scene
 */
export function measurePicture(measured: Measured): Legibility {
  const tone = toneOf(measured);
  const lines: LegibilityLine[] = [
    ...(measured.scene ? textLines(measured, measured.scene) : []),
    ...(measured.scene ? [grade('safe_area', chipCovered(measured.scene))] : []),
    grade('brightness', tone.brightness),
    grade('saturation', tone.saturation),
    ...(measured.scene ? subjectLines(measured.scene) : []),
    ...(measured.bytes === null ? [] : [grade('file', measured.bytes)]),
  ];
  return { score: scoreOf(lines), lines };
}

/**
 * The score of a list of lines, 0 to 100: the share of their points.
 * @param lines lines of a measurement
 */
export function scoreOf(lines: readonly LegibilityLine[]): number {
  const sum = (of: 'points' | 'outOf') => lines.reduce((total, line) => total + line[of], 0);
  return Math.round((sum('points') / sum('outOf')) * 100);
}

/** Legibility rules that an image must pass; otherwise the image is planned again. */
const hardRules: readonly LegibilityRule[] = ['contrast', 'text_height', 'safe_area', 'brightness', 'file'];

/**
 * Returns true if an image passes all hard rules: text contrast, text height, free timestamp area, contrast of light
 * and dark, and size of the download. The other rules only affect the score.
 * @param legibility measured legibility of the image
 */
export const meetsLegibility = (legibility: Legibility): boolean =>
  legibility.lines.every(({ rule, verdict }) => verdict !== 'poor' || !hardRules.includes(rule));

const textsOf = (scene: MeasuredParts): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text');

function textLines(measured: Measured, scene: MeasuredParts): LegibilityLine[] {
  const texts = textsOf(scene);
  if (texts.length === 0) return [];
  const { width, height, letters } = measured;
  const scale = width / scene.width;
  const words = wordsOf(texts);
  return [
    ...(letters
      ? [grade('contrast', textContrast(measured, { pixels: letters, width, height }, texts, scale))]
      : []),
    grade('text_height', smallestCapital(texts) * (smallestWidth / scene.width)),
    ...(words.length > 0 ? [grade('word_count', words.length)] : []),
    grade(
      'text_area',
      percentOf(
        scene,
        texts.map(({ box }) => box),
      ),
    ),
  ];
}

function wordsOf(texts: readonly TextLayer[]): string[] {
  const headlines = texts.filter(({ role }) => role === 'headline');
  return headlines
    .flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join('')))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
}

/**
 * Returns the height of the smallest capital letters of a scene, in pixels of the scene. Letters of badges are not
 * counted.
 */
const smallestCapital = (texts: readonly TextLayer[]): number =>
  Math.min(...texts.flatMap(({ face, lines }) => lines.map(({ size }) => size * capitalHeight(face))));

type Hero = Extract<MeasuredLayer, { kind: 'illustration' }>;

const heroesOf = (scene: MeasuredParts): Hero[] =>
  scene.layers.filter((layer) => layer.kind === 'illustration').filter(({ role }) => role === 'hero');

function subjectLines(scene: MeasuredParts): LegibilityLine[] {
  const heroes = heroesOf(scene);
  return heroes.length === 0
    ? []
    : [
        grade(
          'subject',
          percentOf(
            scene,
            heroes.map(({ box }) => box),
          ),
        ),
      ];
}

/**
 * Returns the percentage of the timestamp area (the bottom right corner, where YouTube shows the duration) that text,
 * badges or heroes cover. A drawing counts with its whole box, so the result is rather too high than too low. A large
 * hero that the lower edge cuts does not count.
 */
function chipCovered(scene: MeasuredParts): number {
  const badges = scene.layers.filter((layer) => layer.kind === 'badge');
  const heroes = heroesOf(scene).filter((hero) => !isCutByEdge(hero, scene));
  const boxes = [...textsOf(scene), ...badges, ...heroes].map(({ box }) => box);
  return coveredShare(chipArea(scene), boxes) * 100;
}

const percentOf = (scene: MeasuredParts, boxes: readonly Box[]): number =>
  coveredShare({ x: 0, y: 0, width: scene.width, height: scene.height }, boxes) * 100;

/** Number of columns and of rows of the sample points by which the covered share of an area is measured. */
const probes = 64;

/** Returns the share (0 to 1) of an area that is covered by boxes; overlapping boxes count once. */
function coveredShare(area: Box, boxes: readonly Box[]): number {
  let covered = 0;
  for (let place = 0; place < probes * probes; place += 1) {
    const x = area.x + ((place % probes) + 0.5) * (area.width / probes);
    const y = area.y + (Math.floor(place / probes) + 0.5) * (area.height / probes);
    const hit = boxes.some(
      (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
    if (hit) covered += 1;
  }
  return covered / probes ** 2;
}
