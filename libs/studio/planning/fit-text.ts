import { spaceShare } from '../scene/faces';
import type { Box, Face, TextLine } from '../scene/scene.schema';
import { capitalHeight, reachOf } from '../scene/capitals';
import { bondsOf, leaning } from './phrases';
import type { Align } from './template';

/** Width of a text set in a face at size 1. */
export type MeasureText = (face: Face, text: string) => number;

/**
 * Room around the letters for outline and extrusion (`margin`) and between lines (`leading`), for letters of size 1.
 */
export type Spacing = { margin: number; leading: number };

/** The spacing of outlined letters. */
export const outlineSpacing: Spacing = { margin: 0.11, leading: 0.17 };

/**
 * Words to be set, with positions of words: the highlighted ones, those set largest (`key`), and those after which no
 * line should end (`bonds`; derived from the words if missing).
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
  /** Least height of capitals, in pixels, at which a line can be read in a small picture. */
  least: number;
  /** Most area that the lines may fill, in square pixels. */
  most: number;
  /** Largest size of letters, in pixels. */
  largest?: number;
  /** If true, lines start at the top of the box; otherwise they are centered in it. */
  top?: boolean;
  /** Letters run from right to left: each line then has one color. */
  rightToLeft: boolean;
};

/** Lines placed in their box, the box around all lines, and the box of each line with its share of the line spacing. */
export type Fitted = { lines: TextLine[]; box: Box; lineBoxes: Box[] };

/**
 * Breaks words into lines and sets each line as large as the box allows.
 * @param text words in order, with the positions of highlighted words
 * @param fit typeface, room and limits
 */
export function fitText(text: Words, fit: Fit): Fitted {
  const options = breaksOf(text.words.length).flatMap((ends) =>
    [fit.spread, 1.25, 1].map((spread) => setLines(text, ends, spread, fit)),
  );
  const best = options.reduce((a, b) => (b.worth > a.worth ? b : a));
  return placed(best.lines, fit);
}

/** A line with its size in pixels; width, ascent (`rise`) and descent (`depth`) are given for size 1. */
export type SetLine = { runs: TextLine['runs']; size: number; width: number; rise: number; depth: number };

/** Largest size of a line without a highlighted word, as a multiple of the smallest line. */
const mostPlain = 1.2;

/**
 * Every way to break `count` words into at most five lines; each way is a list of the positions after which a line
 * ends.
 */
export function breaksOf(count: number): number[][] {
  if (count > 11) return [2, 3, 4, 5].map((lines) => evenBreaks(count, lines));
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
  // A line without a highlighted word is not made larger than the other lines.
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
  // A line that is too small to be read costs more score than any other property can add.
  const legible = Math.min(1, (smallest * capitalHeight(fit.face)) / fit.least) ** 2;
  const wanted = spread === fit.spread ? 1.05 : 1;
  const widths = lines.map(({ size, width }) => size * width);
  // Of equally good line breaks, lines of similar width win, because a single word in the last line looks wrong.
  const even = 0.94 + (0.06 * Math.min(...widths)) / Math.max(...widths);
  const worth =
    (0.7 * smallest + 0.8 * Math.sqrt(area)) * wanted * legible * even * 0.6 ** tornApart(text, ends);
  return { lines, worth };
}

/** Width of a text at size 1; some faces measure spaces wider than they are drawn, so spaces are corrected. */
export function widthOf(text: string, { face, measure }: Fit): number {
  const share = spaceShare(face);
  const spaces = share < 1 ? text.split(' ').length - 1 : 0;
  return measure(face, text) - (spaces > 0 ? spaces * measure(face, ' ') * (1 - share) : 0);
}

/** Most letters of a short word, which looks lost as the last line. */
const shortWord = 4;

/**
 * The number of faults of line breaks: line ends that separate two words that belong together, lines of one small word,
 * and a last line of one short word that is neither highlighted nor part of the key. A text without bonds, such as a
 * short quoted text, may have one word in each line.
 */
export const tornApart = (
  { words, bonds, highlighted, key = [] }: Words,
  ends: readonly number[],
): number => {
  const bound = bonds ?? bondsOf(words, '');
  const isAlone = (end: number, line: number): boolean =>
    end - (line === 0 ? 0 : (ends[line - 1] ?? 0)) === 1;
  const torn = ends.slice(0, -1).filter((end) => bound.includes(end - 1)).length;
  const small = ends.filter((end, line) => isAlone(end, line) && leaning.test(words[end - 1] ?? '')).length;
  const last = words.length - 1;
  const isLost =
    bound.length > 0 &&
    ends.length > 1 &&
    isAlone(words.length, ends.length - 1) &&
    /^\P{N}+$/u.test(words[last] ?? '') &&
    (words[last] ?? '').replace(/\P{L}/gu, '').length <= shortWord &&
    !highlighted.includes(last) &&
    !key.includes(last);
  return torn + (bound.length > 0 ? small : 0) + (isLost ? 1 : 0);
};

/** The runs of a line: consecutive words of the same color, joined. */
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

/** Places lines below each other in the room, vertically centered or from the top of the room. */
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
