import type { Box, Face, TextLine } from '../scene.schema';

/** Width of a text set in a face at size 1. */
export type MeasureText = (face: Face, text: string) => number;

/** Height of capitals and depth of accents above them, at size 1. */
export const capitals: Record<Face, { height: number; accent: number }> = {
  Anton: { height: 0.86, accent: 0.22 },
  Bangers: { height: 0.75, accent: 0.25 },
  'Bebas Neue': { height: 0.7, accent: 0.18 },
  'Luckiest Guy': { height: 0.7, accent: 0.27 },
};

/** Room around the letters for outline and extrusion, and between lines, at size 1. */
const margin = 0.11;
const leading = 0.17;

/** How much larger than the smallest line a line may be set. */
const spread = 1.55;

type Words = { words: readonly string[]; highlighted: readonly number[] };

/**
 * Breaks words into lines and sets each as large as the box allows.
 * @param text words in order, and which are set off
 * @param face typeface
 * @param box room for the letters with their outlines, in pixels
 * @param align of the lines
 * @param measure width of text at size 1
 * @returns lines placed in the box, and the box that they fill
 */
export function fitText(
  text: Words,
  face: Face,
  box: Box,
  align: 'left' | 'center',
  measure: MeasureText,
): { lines: TextLine[]; box: Box } {
  const options = breaksOf(text.words.length).map((ends) => setLines(text, ends, face, box, measure));
  const best = options.reduce((a, b) => (b.worth > a.worth ? b : a));
  return placed(best.lines, box, align);
}

type SetLine = { runs: TextLine['runs']; size: number; width: number; rise: number };

/** Every way to cut the words into at most five lines, as the places after which a line ends. */
function breaksOf(count: number): number[][] {
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

function setLines(text: Words, ends: number[], face: Face, box: Box, measure: MeasureText) {
  const shapes = ends.map((end, line) => {
    const start = line === 0 ? 0 : (ends[line - 1] ?? 0);
    const runs = runsOf(text, start, end);
    const joined = runs.map((run) => run.text).join('');
    const rise = capitals[face].height + (/[À-ÖØ-Þ]/.test(joined) ? capitals[face].accent : 0);
    return { runs, rise, width: measure(face, joined) };
  });
  const widest = shapes.map(({ width }) => box.width / (width + 2 * margin));
  const cap = Math.min(...widest) * spread;
  const sizes = widest.map((size) => Math.min(size, cap));
  const height = shapes.reduce((sum, { rise }, line) => sum + (sizes[line] ?? 0) * (rise + leading), 0);
  const scale = Math.min(1, box.height / height);
  const lines = shapes.map((shape, line): SetLine => ({ ...shape, size: (sizes[line] ?? 1) * scale }));
  const smallest = Math.min(...lines.map(({ size }) => size));
  const area = lines.reduce((sum, { size }, line) => sum + size * size * (shapes[line]?.width ?? 0), 0);
  // A line that ends in a small word reads badly.
  const dangling = lines
    .slice(0, -1)
    .filter(({ runs }) =>
      /(?:^|\s)(?:A|AN|THE|OF|DE|LA|EL|IN|EN|TO)$/.test(runs.map((r) => r.text).join('')),
    ).length;
  return { lines, worth: (smallest + 0.5 * Math.sqrt(area)) * (1 - 0.06 * dangling) };
}

function runsOf({ words, highlighted }: Words, start: number, end: number): TextLine['runs'] {
  const runs: TextLine['runs'] = [];
  for (let place = start; place < end; place += 1) {
    const set = highlighted.includes(place);
    const text = `${words[place] ?? ''}${place + 1 < end ? ' ' : ''}`;
    const last = runs.at(-1);
    if (last && last.highlighted === set) last.text += text;
    else runs.push({ text, highlighted: set });
  }
  return runs;
}

function placed(lines: SetLine[], box: Box, align: 'left' | 'center'): { lines: TextLine[]; box: Box } {
  const height = lines.reduce((sum, { size, rise }) => sum + size * (rise + leading), 0);
  let top = box.y + (box.height - height) / 2;
  const set = lines.map(({ runs, size, width, rise }): TextLine => {
    const baseline = top + size * (rise + leading / 2);
    top += size * (rise + leading);
    const free = box.width - size * width;
    return { runs, size, baseline, x: align === 'left' ? box.x + size * margin : box.x + free / 2 };
  });
  const left = Math.min(...set.map(({ x, size }) => x - size * margin));
  const right = Math.max(...set.map(({ x, size }, line) => x + size * ((lines[line]?.width ?? 0) + margin)));
  return { lines: set, box: { x: left, y: box.y + (box.height - height) / 2, width: right - left, height } };
}
