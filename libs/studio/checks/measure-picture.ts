import type { Legibility, LegibilityLine, LegibilityRule } from '@portada/contracts';
import { capitalHeight } from '../scene/capitals';
import { chipArea } from '../planning/layout';
import type { Box, LayerOf, Scene, TextLayer } from '../scene/scene.schema';
import { grade } from './grade';
import type { Raster } from './raster';
import { textContrast } from './text-contrast';
import { toneOf } from './tone';

/** Width in pixels of a suggested video, the smallest at which a thumbnail is shown. */
const smallestWidth = 168;

/** What is measured. */
export type Measured = Raster & {
  /** What the picture shows; null where only its pixels are known: the rules for text and subject are then left out. */
  scene: Scene | null;
  /** Pixels of the text layers alone on a clear ground, as many as the picture has; null without text. */
  letters: Raster['pixels'] | null;
  /** Bytes of the download; null leaves the rule out. */
  bytes: number | null;
};

/**
 * Measures how well a picture reads, rule by rule; see `legibilityRules` for the units. A rule that does not apply has
 * no line, and the score is over the others. Sizes of text and subject are those of the scene, contrast and tone those
 * of the pixels; 320 to 640 pixels across are enough, and are what a viewer sees.
 * @param measured the picture, opaque, of any size in the scene's ratio
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
 * The score of some lines, 0 to 100.
 * @param lines of a measurement
 */
export function scoreOf(lines: readonly LegibilityLine[]): number {
  const sum = (of: 'points' | 'outOf') => lines.reduce((total, line) => total + line[of], 0);
  return Math.round((sum('points') / sum('outOf')) * 100);
}

/** Rules whose failing makes a picture be planned again. */
const hardRules: readonly LegibilityRule[] = ['contrast', 'text_height', 'safe_area', 'brightness', 'file'];

/**
 * Whether a picture may be answered as it is: its letters read, are large enough, the duration chip is free, light and
 * dark lie apart, and the download is small enough. The other rules only count for the score.
 * @param legibility as measured
 */
export const meetsLegibility = (legibility: Legibility): boolean =>
  legibility.lines.every(({ rule, verdict }) => verdict !== 'poor' || !hardRules.includes(rule));

const textsOf = (scene: Scene): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text');

function textLines(measured: Measured, scene: Scene): LegibilityLine[] {
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

/** Height in pixels of the scene of the smallest line's capitals. Badges are not counted. */
const smallestCapital = (texts: readonly TextLayer[]): number =>
  Math.min(...texts.flatMap(({ face, lines }) => lines.map(({ size }) => size * capitalHeight(face))));

type Hero = LayerOf<'illustration'>;

const heroesOf = (scene: Scene): Hero[] =>
  scene.layers.filter((layer) => layer.kind === 'illustration').filter(({ role }) => role === 'hero');

function subjectLines(scene: Scene): LegibilityLine[] {
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
 * Percent of the duration chip, which YouTube lays over the bottom right corner, that text, badges or the subject cover.
 * A drawing covers its whole box here, though its corners are mostly clear: the error is on the safe side.
 */
function chipCovered(scene: Scene): number {
  const badges = scene.layers.filter((layer) => layer.kind === 'badge');
  const boxes = [...textsOf(scene), ...badges, ...heroesOf(scene)].map(({ box }) => box);
  return coveredShare(chipArea(scene), boxes) * 100;
}

const percentOf = (scene: Scene, boxes: readonly Box[]): number =>
  coveredShare({ x: 0, y: 0, width: scene.width, height: scene.height }, boxes) * 100;

/** Points across and down at which it is asked whether a box covers them. */
const probes = 64;

/** Share (0-1) of an area that boxes cover; where two lie over each other it counts once. */
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
