import { spaceShare } from '../scene/faces';
import type { Box, Face, TextLine } from '../scene/scene.schema';
import { capitalHeight, reachOf } from '../scene/capitals';
import { bondsOf } from './phrases';
import type { Align } from './template';

/** Width of a text set in a face at size 1. */
export type MeasureText = (face: Face, text: string) => number;

/** Room around the letters for outline and extrusion (`margin`), and between lines (`leading`), at size 1. */
export type Spacing = { margin: number; leading: number };

/** The spacing of outlined letters. */
export const outlineSpacing: Spacing = { margin: 0.11, leading: 0.17 };

/**
 * Words, the positions of the highlighted ones, of those that are set largest (`key`), and of those after which no line
 * should end (`bonds`; found by the words alone where it is missing).
 */
export type Words = {
  words: readonly string[];
  highlighted: readonly number[];
  key?: readonly number[];
  bonds?: readonly number[];
};

/** Typeface, room and limits for words that are fitted. */
export type Fit = {
  face: Face;
  /** Room for the letters with their outlines, in pixels. */
  box: Box;
  align: Align;
  measure: MeasureText;
  spacing: Spacing;
  /** Preferred ratio of the largest line to the smallest one; 1 sets all lines alike. */
  spread: number;
  /** Height of capitals, in pixels, below which a line cannot be read when the picture is small. */
  least: number;
  /** Most area that the lines may fill, in square pixels. */
  most: number;
  /** Largest size of letters, in pixels. */
  largest?: number;
  /** Whether lines begin at the top of the box rather than about its middle. */
  top?: boolean;
  /** Letters run from right to left: a line is set in one color. */
  rightToLeft: boolean;
};

/** Lines placed in their box, the box that they fill, and the box of each line with its share of the spacing. */
export type Fitted = { lines: TextLine[]; box: Box; lineBoxes: Box[] };

/**
 * Breaks words into lines and sets each as large as the box allows.
 * @param text words in order, and which are set off
 * @param fit typeface, room and limits
 */
export function fitText(text: Words, fit: Fit): Fitted {
  const options = breaksOf(text.words.length).flatMap((ends) =>
    [fit.spread, 1.25, 1].map((spread) => setLines(text, ends, spread, fit)),
  );
  const best = options.reduce((a, b) => (b.worth > a.worth ? b : a));
  return placed(best.lines, fit);
}

/** A line with its size in pixels; its width and its reach above and below the baseline are at size 1. */
export type SetLine = { runs: TextLine['runs']; size: number; width: number; rise: number; depth: number };

/** Most that a line without a word that is set off exceeds the smallest line, as a factor. */
const mostPlain = 1.2;

/** Every way to cut the words into at most five lines, as the places after which a line ends. */
export function breaksOf(count: number): number[][] {
  if (count > 9) return [2, 3, 4, 5].map((lines) => evenBreaks(count, lines));
  const ways: number[][] = [];
  for (let mask = 0; mask < 2 ** (count - 1); mask += 1) {
    const ends = Array.from({ length: count }, (_, place) => place + 1).filter(
      (end) => end === count || (mask >> (end - 1)) & 1,
    );
    if (ends.length <= 5) ways.push(ends);
  }
  return ways;
}

const evenBreaks = (count: number, lines: number): number[] =>
  [...new Set(Array.from({ length: lines }, (_, line) => Math.round((count * (line + 1)) / lines)))].filter(
    (end) => end > 0,
  );

function setLines(
  text: Words,
  ends: number[],
  spread: number,
  fit: Fit,
): { lines: SetLine[]; worth: number } {
  const { margin, leading } = fit.spacing;
  const tallness = ({ rise, depth }: Pick<SetLine, 'rise' | 'depth'>): number => rise + depth + leading;
  const shapes = ends.map((end, line) => {
    const start = line === 0 ? 0 : (ends[line - 1] ?? 0);
    const runs = runsOf(text, start, end, fit.rightToLeft);
    const joined = runs.map((run) => run.text).join('');
    const isSetOff = text.highlighted.some((place) => place >= start && place < end);
    return { runs, ...reachOf(fit.face, joined), width: widthOf(joined, fit), isSetOff };
  });
  const widest = shapes.map(({ width }) => fit.box.width / (width + 2 * margin));
  const cap = Math.min(fit.largest ?? Infinity, Math.min(...widest) * spread);
  // A line without a word that is set off is not made larger than the others.
  const plainCap = text.highlighted.length > 0 ? Math.min(cap, Math.min(...widest) * mostPlain) : cap;
  const sizes = widest.map((size, line) => Math.min(size, shapes[line]?.isSetOff ? cap : plainCap));
  const height = shapes.reduce((sum, shape, line) => sum + (sizes[line] ?? 0) * tallness(shape), 0);
  const broad = Math.max(...shapes.map(({ width }, line) => (sizes[line] ?? 0) * (width + 2 * margin)));
  const scale = Math.min(1, fit.box.height / height, Math.sqrt(fit.most / (height * broad)));
  const lines = shapes.map(({ isSetOff: _, ...shape }, line): SetLine => ({
    ...shape,
    size: (sizes[line] ?? 1) * scale,
  }));
  const smallest = Math.min(...lines.map(({ size }) => size));
  const area = lines.reduce((sum, { size, width }) => sum + size * size * width, 0);
  // A line too small to be read costs more than anything else gains.
  const legible = Math.min(1, (smallest * capitalHeight(fit.face)) / fit.least) ** 2;
  const wanted = spread === fit.spread ? 1.05 : 1;
  const widths = lines.map(({ size, width }) => size * width);
  // Between equals, lines of about the same length: a single word at the end looks lost.
  const even = 0.94 + (0.06 * Math.min(...widths)) / Math.max(...widths);
  const worth =
    (0.7 * smallest + 0.8 * Math.sqrt(area)) * wanted * legible * even * 0.78 ** tornApart(text, ends);
  return { lines, worth };
}

/** Spaces of some faces are drawn narrower than they are. */
export function widthOf(text: string, { face, measure }: Fit): number {
  const share = spaceShare(face);
  const spaces = share < 1 ? text.split(' ').length - 1 : 0;
  return measure(face, text) - (spaces > 0 ? spaces * measure(face, ' ') * (1 - share) : 0);
}

/** Number of line ends that separate words which belong together. */
export const tornApart = ({ words, bonds }: Words, ends: readonly number[]): number => {
  const bound = bonds ?? bondsOf(words, '');
  return ends.slice(0, -1).filter((end) => bound.includes(end - 1)).length;
};

/** The runs of a line: neighbouring words of one color. */
export function runsOf(
  { words, highlighted }: Words,
  start: number,
  end: number,
  rightToLeft: boolean,
): TextLine['runs'] {
  const runs: TextLine['runs'] = [];
  const all = rightToLeft && highlighted.some((place) => place >= start && place < end);
  for (let place = start; place < end; place += 1) {
    const set = all || (!rightToLeft && highlighted.includes(place));
    const text = `${words[place] ?? ''}${place + 1 < end ? ' ' : ''}`;
    const last = runs.at(-1);
    if (last && last.highlighted === set) last.text += text;
    else runs.push({ text, highlighted: set });
  }
  return runs;
}

/** Places lines below each other in their room, about its middle or from its top. */
export function placed(lines: SetLine[], { box, align, top: high, spacing }: Fit): Fitted {
  const { margin, leading } = spacing;
  const height = lines.reduce((sum, { size, rise, depth }) => sum + size * (rise + depth + leading), 0);
  const start = high ? box.y : box.y + (box.height - height) / 2;
  let top = start;
  const lineBoxes: Box[] = [];
  const set = lines.map(({ runs, size, width, rise, depth }): TextLine => {
    const baseline = top + size * (rise + leading / 2);
    const free = box.width - size * width;
    const x = align === 'left' ? size * margin : align === 'right' ? free - size * margin : free / 2;
    const height = size * (rise + depth + leading);
    lineBoxes.push({ x: box.x + x - size * margin, y: top, width: size * (width + 2 * margin), height });
    top += height;
    return { runs, size, baseline, x: box.x + x };
  });
  const left = Math.min(...lineBoxes.map(({ x }) => x));
  const right = Math.max(...lineBoxes.map(({ x, width }) => x + width));
  return { lines: set, lineBoxes, box: { x: left, y: start, width: right - left, height } };
}
