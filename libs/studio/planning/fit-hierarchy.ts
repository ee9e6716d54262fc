import { capitalHeight, reachOf } from '../scene/capitals';
import {
  type Fit,
  type Fitted,
  type SetLine,
  type Words,
  breaksOf,
  placed,
  runsOf,
  tornApart,
  widthOf,
} from './fit-text';
import { figure, leaning } from './phrases';

/** Vertical position of lines in a room that they do not fill. */
export type Upright = 'top' | 'middle' | 'bottom';

/**
 * Largest sizes of the lines outside of the key that are tried, as shares of the size of the key (the most important
 * words).
 */
const shares = [0.78, 0.62, 0.48];

/**
 * Largest size of a line of the key as a multiple of the smallest line of the key. A number may be much larger than its
 * unit.
 */
const tallest = { figure: 1.9, word: 1.2 };

/** Line spacing in a block that fills the picture, as a share of the usual line spacing. */
const tight = 0.8;

/**
 * Breaks words into lines that fill a room like a poster. The key (the most important words) has lines of its own and
 * is set largest. Every other line is as wide as the room if the key stays larger.
 * @param text words, with the positions of the key
 * @param fit typeface, room and limits; `spread` is not used
 * @param upright vertical position of the lines in a room that they do not fill
 */
export function fitHierarchy(text: Words, fit: Fit, upright: Upright): Fitted {
  const options = breaksOf(text.words.length).flatMap((ends) =>
    shares.map((share) => setLines(text, ends, share, fit)),
  );
  const { lines } = options.reduce((best, one) => (one.worth > best.worth ? one : best));
  const spacing = { ...fit.spacing, leading: fit.spacing.leading * tight };
  const height = lines.reduce((sum, line) => sum + tallness(line, spacing.leading) * line.size, 0);
  const free = fit.box.height - height;
  const y = fit.box.y + (upright === 'top' ? 0 : upright === 'bottom' ? free : free / 2);
  return placed(lines, { ...fit, spacing, top: true, box: { ...fit.box, y } });
}

const tallness = ({ rise, depth }: Pick<SetLine, 'rise' | 'depth'>, leading: number): number =>
  rise + depth + leading;

function setLines(
  text: Words,
  ends: readonly number[],
  share: number,
  fit: Fit,
): { lines: SetLine[]; worth: number } {
  const { margin } = fit.spacing;
  const leading = fit.spacing.leading * tight;
  const key = new Set(text.key ?? []);
  const shapes = ends.map((end, line) => {
    const start = line === 0 ? 0 : (ends[line - 1] ?? 0);
    const runs = runsOf(text, start, end, fit.rightToLeft);
    const joined = runs.map((run) => run.text).join('');
    const places = Array.from({ length: end - start }, (_, place) => start + place);
    // A line of the key may also contain small words, such as the article of a noun of the key.
    const isKey =
      places.some((place) => key.has(place)) &&
      places.every((place) => key.has(place) || leaning.test(text.words[place] ?? ''));
    const isFigure = isKey && places.some((place) => figure.test(text.words[place] ?? ''));
    const holdsKey = places.some((place) => key.has(place));
    return { runs, ...reachOf(fit.face, joined), width: widthOf(joined, fit), isKey, isFigure, holdsKey };
  });
  const widest = shapes.map(({ width }) => fit.box.width / (width + 2 * margin));
  const most = fit.largest ?? Infinity;
  const keys = widest.filter((_, line) => shapes[line]?.isKey);
  const keySize = Math.min(...keys, fit.box.height, most);
  const hasKey = shapes.some(({ isKey }) => isKey);
  const least = Math.min(...widest);
  // If the key shares its line with other words, every line without a word of the key is as small as the smallest line.
  const others = (holdsKey: boolean): number =>
    hasKey ? keySize * share : Math.min(most, least * (holdsKey || key.size === 0 ? 2 - share : 1));
  const sizes = shapes.map(({ isKey, isFigure, holdsKey }, line) =>
    Math.min(
      widest[line] ?? 1,
      isKey ? Math.min(keySize * tallest[isFigure ? 'figure' : 'word'], most) : others(holdsKey),
    ),
  );
  const height = shapes.reduce((sum, shape, line) => sum + (sizes[line] ?? 0) * tallness(shape, leading), 0);
  const broad = Math.max(...shapes.map(({ width }, line) => (sizes[line] ?? 0) * (width + 2 * margin)));
  const scale = Math.min(1, fit.box.height / height, Math.sqrt(fit.most / (height * broad)));
  const lines = shapes.map(({ runs, rise, depth, width }, line): SetLine => ({
    runs,
    rise,
    depth,
    width,
    size: (sizes[line] ?? 1) * scale,
  }));
  return { lines, worth: worthOf(lines, fit) * 0.55 ** tornApart(text, ends) * (hasKey ? 1.12 : 1) };
}

/** Score of a set of lines: higher for larger letters, for a larger smallest line and for a fuller room. */
function worthOf(lines: readonly SetLine[], { box, face, least }: Fit): number {
  const smallest = Math.min(...lines.map(({ size }) => size));
  const area = lines.reduce((sum, { size, width, rise }) => sum + size * size * width * rise, 0);
  const legible = Math.min(1, (smallest * capitalHeight(face)) / (least * 1.15)) ** 2;
  return (
    (Math.sqrt(area / (box.width * box.height)) + 0.35 * Math.min(1, smallest / (box.height * 0.3))) * legible
  );
}
