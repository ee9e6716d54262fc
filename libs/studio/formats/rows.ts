import type { MeasureText } from '../planning/fit-text';
import type { Box } from '../scene/scene.schema';
import { accented } from './accent';

/** A line of a type card and whether it stands on a slab. */
type Row = { text: string; slab: boolean };

/** Positions of the words on a slab. A strong word in the middle takes the words of the shorter side along. */
function markedIn(words: readonly string[]): number[] {
  if (words.length === 1) return [0];
  const strong = accented(words, 'strong');
  const [from, to] = [Math.min(...strong), Math.max(...strong)];
  const after = words.length - 1 - to;
  if (from === 0 || after === 0) return strong;
  const all = words.map((_, place) => place);
  return from <= after ? all.slice(0, to + 1) : all.slice(from);
}

/** Divides a text into rows of about `most` letters; the highlighted words have a row of their own. */
function rowsOf(text: string, most: number): Row[] {
  const words = text.split(' ');
  const marked = markedIn(words);
  const rows: Row[] = [];
  for (const [place, word] of words.entries()) {
    const slabbed = marked.includes(place);
    const last = rows.at(-1);
    if (last && last.slab === slabbed && last.text.length + word.length < most) last.text += ` ${word}`;
    else rows.push({ text: word, slab: slabbed });
  }
  return rows;
}

/** A row with its height and the width of its letters in pixels. */
export type SetRow = Row & { height: number; width: number };

/** Largest height of a row as a share of the room. */
const highest = 0.56;

/** Largest height of a row as a multiple of the lowest one. */
const mostSpread = 1.8;

/** Sets rows as wide as a room; lower ones if they would not fit in height. */
function setRows(rows: readonly Row[], room: Box, measure: MeasureText): SetRow[] {
  const wide = rows.map(({ text }) => measure('Anton', text) + 0.26);
  const heights = wide.map((width) => Math.min(room.height * highest, (room.width / width) * rowHeight));
  const limit = Math.min(...heights) * mostSpread;
  const even = heights.map((height) => Math.min(height, limit));
  const scale = Math.min(1, room.height / even.reduce((sum, height) => sum + height, 0));
  return rows.map((row, place) => {
    const height = (even[place] ?? 0) * scale;
    return { ...row, height, width: ((wide[place] ?? 0) * height) / rowHeight };
  });
}

/** Height of a row of letters of size 1, with its part of the line spacing. */
const rowHeight = 1.12;

/** Numbers of letters per row that are tried. */
const tried = [5, 7, 9, 11, 13, 16, 20];

/** The rows that fill a room best: the smallest row and the whole area count. */
export function bestRows(text: string, room: Box, measure: MeasureText): SetRow[] {
  const worth = (rows: readonly SetRow[]): number =>
    0.7 * Math.min(...rows.map(({ height }) => height)) +
    0.4 * Math.sqrt(rows.reduce((sum, { height, width }) => sum + height * width, 0));
  return tried
    .map((most) => setRows(rowsOf(text, most), room, measure))
    .reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Height of all rows in pixels. */
export const heightOf = (rows: readonly SetRow[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);
