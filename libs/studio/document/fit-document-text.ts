import { type Fit, type MeasureText, fitText, outlineSpacing, placed, widthOf } from '../planning/fit-text';
import { reachOf } from '../scene/capitals';
import type { LayerOf, TextLayer } from '../scene/scene.schema';

/** Hebrew and Arabic letters: their lines run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Share of the width of a badge that its words may fill. */
const badgeFill = 0.84;

/** Returns the words of a text layer, with a line break between its lines. */
export const textOf = ({ lines }: Pick<TextLayer, 'lines'>): string =>
  lines
    .map(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .join('\n');

/** Derives the side on which the lines of a text begin: lines of different lengths that start at one place are left. */
const alignOf = ({ lines }: TextLayer): 'left' | 'center' => {
  const [first, ...others] = lines;
  const isLeft =
    first && others.length > 0 && others.every(({ x, size }) => Math.abs(x - first.x) < size * 0.12);
  return isLeft ? 'left' : 'center';
};

/** Words, without punctuation around them, that were highlighted in a layer. */
const highlightedIn = ({ lines }: TextLayer): Set<string> => {
  const runs = lines.flatMap((line) => line.runs).filter(({ highlighted }) => highlighted);
  return new Set(runs.flatMap(({ text }) => text.trim().toLowerCase().split(/\s+/)));
};

/** Room around lines with panels: their padding, and the distance between two panels, as shares of the size. */
const aroundPanel = { margin: 0.1, leading: 0.16 };
/** Share of the padding of a panel above and below its line. */
const upright = 1.24;

/** Room around the lines of a text. @param size size of the smallest line, in pixels */
const spacingOf = ({ panel }: TextLayer, size: number): Fit['spacing'] =>
  panel === null
    ? outlineSpacing
    : {
        margin: panel.padding / size + aroundPanel.margin,
        leading: (upright * panel.padding) / size + aroundPanel.leading,
      };

/** Sets lines whose breaks the user chose, all in the largest size that fits. */
const setLines = (
  lines: readonly string[],
  highlighted: ReadonlySet<string>,
  fit: Fit,
): TextLayer['lines'] => {
  const { margin, leading } = fit.spacing;
  const shapes = lines.map((line) => ({ ...reachOf(fit.face, line), width: widthOf(line, fit), line }));
  const across = Math.min(...shapes.map(({ width }) => fit.box.width / (width + 2 * margin)));
  const down = fit.box.height / shapes.reduce((sum, { rise, depth }) => sum + rise + depth + leading, 0);
  const size = Math.max(1, Math.min(across, down, fit.largest ?? Infinity));
  const set = shapes.map(({ line, ...shape }) => {
    const words = line.split(' ');
    const runs = words.map((word, place) => ({
      text: place + 1 < words.length ? `${word} ` : word,
      highlighted: highlighted.has(word.toLowerCase()),
    }));
    return { ...shape, size, runs };
  });
  return placed(set, fit).lines;
};

/**
 * Fits words into the box of a text layer. Words that were highlighted stay highlighted.
 * @param layer text layer with the typeface
 * @param text words; a line break begins a new line, other lines are broken where they fit best
 * @param measure width of a text at size 1
 * @param size size in pixels to which the padding of the layer's panel belongs: that of its smallest line by default
 */
export const fittedText = (
  layer: TextLayer,
  text: string,
  measure: MeasureText,
  size = Math.min(...layer.lines.map((line) => line.size)),
): Pick<TextLayer, 'lines'> => {
  const highlighted = highlightedIn(layer);
  const isBackwards = rightToLeft.test(text);
  const fit: Fit = {
    face: layer.face,
    box: { ...layer.box, width: Math.max(1, layer.box.width), height: Math.max(1, layer.box.height) },
    align: alignOf(layer),
    measure,
    spacing: spacingOf(layer, size),
    spread: 1.25,
    least: 1,
    most: Math.max(1, layer.box.width * layer.box.height),
    largest: 1_000,
    rightToLeft: isBackwards,
  };
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const written = lines.filter((line) => line !== '');
  if (written.length > 1) return { lines: setLines(written, isBackwards ? new Set() : highlighted, fit) };
  const words = (written[0] ?? '').split(' ');
  const places = words.flatMap((word, place) => (highlighted.has(word.toLowerCase()) ? [place] : []));
  return { lines: fitText({ words, highlighted: places }, fit).lines };
};

/**
 * Fits words into a badge: its letters keep their size if the words have room, and shrink otherwise.
 * @param badge badge with the typeface
 * @param text words on one line
 * @param measure width of a text at size 1
 */
export const fittedBadge = (
  badge: LayerOf<'badge'>,
  text: string,
  measure: MeasureText,
): Pick<LayerOf<'badge'>, 'text' | 'size'> => {
  const width = Math.max(0.1, measure(badge.face, text));
  return { text, size: Math.max(1, Math.min(badge.size, (badge.box.width * badgeFill) / width)) };
};
