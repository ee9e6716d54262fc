import type { Box, Face, LayoutName, TextLayer } from '../scene/scene.schema';
import { contrastOf, readable } from './color';
import { capitalHeight } from '../scene/capitals';
import type { Draft } from './draft';
import { fillsFrame, inFrame } from './fill-frame';
import { fitHierarchy } from './fit-hierarchy';
import { type Fit, type Fitted, fitText, outlineSpacing } from './fit-text';
import { breakLong, firstWords } from './long-words';
import { type Part, shareOut } from './share-words';
import { lettersOnSlab } from './slab';
import type { Block } from './template';
import { type Treatment, plainPanel, treatmentOf } from './treatment';
import { isTypeLed } from './type-blocks';
import type { TypeSystem } from './type-systems';

/** Height of capitals, in pixels of a picture 168 pixels wide, below which a headline is hard to read. */
const leastAtSmall = 10;

/**
 * The layers of the headline, fitted into its rooms; empty if there are no words.
 * @param draft the decisions about the picture
 */
export function headlineLayers(draft: Draft): TextLayer[] {
  if (draft.headline.words.length === 0) return [];
  const parts = shareOut(draft);
  const spread = draft.random.pick([1.3, 1.6, 2.1]);
  const { setting, fitted } = readableOf(draft, waysOf(draft, parts), spread);
  const smallest = Math.min(...fitted.flatMap(({ lines }) => lines.map(({ size }) => size)));
  return fitted.flatMap((block, place) => {
    const slabs = parts.slice(0, place).filter((part) => part.block.onSlab).length;
    const onSlab = parts[place]?.block.onSlab && !draft.cautious ? lettersOnSlab(draft, slabs) : null;
    return onSlab
      ? [wholeLayer({ ...setting, rotation: 0 }, block, onSlab)]
      : layersOf(draft, setting, block, smallest);
  });
}

/** The layers of one block of the headline, in the letters of its type system. */
function layersOf(draft: Draft, setting: Way['setting'], block: Fitted, smallest: number): TextLayer[] {
  const system = systemOf(draft);
  if (system?.lineTurns) return lineLayers(draft.palette, system, setting, block);
  const letters = system
    ? system.letters(draft.palette, smallest, { position: 0, highlighted: false })
    : lettersOf(draft, smallest);
  return [wholeLayer(setting, block, letters)];
}

/** One layer for a whole block. */
const wholeLayer = (setting: Way['setting'], { lines, box }: Fitted, letters: Treatment): TextLayer => ({
  kind: 'text',
  role: 'headline',
  ...setting,
  box: leaning(box, setting.rotation, setting.skew),
  lines,
  ...letters,
});

/** Type system of the headline; null (outlined letters) if an earlier plan was hard to read. */
const systemOf = ({ typeSystem, cautious }: Draft): TypeSystem | null => (cautious ? null : typeSystem);

/** One layer for each line of a block, rotated around the center of the line. */
function lineLayers(
  palette: Draft['palette'],
  system: TypeSystem,
  setting: Way['setting'],
  { lines, lineBoxes }: Fitted,
): TextLayer[] {
  const turns = system.lineTurns ?? [0];
  return lines.map((line, position) => {
    const straight = setting.rotation === 0 && setting.skew === 0;
    const rotation = setting.rotation + (straight ? 0 : (turns[position % turns.length] ?? 0));
    const highlighted = line.runs.every((run) => run.highlighted);
    return {
      kind: 'text',
      role: 'headline',
      face: setting.face,
      skew: setting.skew,
      rotation,
      box: leaning(lineBoxes[position] ?? { x: 0, y: 0, width: 0, height: 0 }, rotation, setting.skew),
      lines: [line],
      ...system.letters(palette, line.size, { position, highlighted }),
    };
  });
}

/** A way to set the headline: its words, with typeface and tilt. */
type Way = { parts: readonly Part[]; setting: ReturnType<typeof settingOf> };

/** The narrowest typeface; it makes a long headline larger. */
const narrowFace: Face = 'Bebas Neue';

/** Ways to set the headline: the intended way first, then ways that change typeface and words more and more. */
function* waysOf(draft: Draft, parts: readonly Part[]): Generator<Way> {
  const setting = settingOf(draft, parts);
  yield { parts, setting };
  const narrow = draft.headline.face ? setting : { ...setting, face: narrowFace };
  yield { parts, setting: narrow };
  if (draft.headline.script === 'arabic') return;
  const each = (change: (words: Part['words']) => Part['words']): Way => ({
    parts: parts.map(({ words, block }) => ({ words: change(words), block })),
    setting: { ...narrow, rotation: 0, skew: 0 },
  });
  yield each((words) => breakLong(words, 12));
  yield each((words) => breakLong(words, 8));
  yield each((words) => breakLong(firstWords(words, 6), 12));
  yield each((words) => breakLong(firstWords(words, 3), 8));
  yield each((words) => breakLong(firstWords(words, 1), 6));
}

/**
 * Height of capitals, in pixels of a picture 168 pixels wide, that is large enough; the first way with this height is
 * used.
 */
const enoughAtSmall = 6.2;

/** The first way to set the headline with letters that are large enough, else the way with the largest letters. */
function readableOf(draft: Draft, ways: Iterable<Way>, spread: number) {
  const heroes = draft.layout.heroes;
  let best: (Way & { fitted: Fitted[]; height: number; heroes: Draft['layout']['heroes'] }) | null = null;
  for (const way of ways) {
    draft.layout.heroes = heroes;
    const fit = fitterOf(draft, way, spread);
    const fitted = fittedBy(draft, way.parts, fit);
    const sizes = fitted.flatMap(({ lines }) => lines.map(({ size }) => size));
    const height = (Math.min(...sizes) * capitalHeight(way.setting.face) * 168) / draft.input.width;
    if (best && best.height >= height) continue;
    best = { ...way, fitted, height, heroes: draft.layout.heroes };
    if (height >= enoughAtSmall) break;
  }
  if (!best) throw new Error('The list of ways to set the headline is empty.');
  draft.layout.heroes = best.heroes;
  return best;
}

/** The fitted blocks of the headline; the layout decides how the sizes of the blocks depend on each other. */
function fittedBy(draft: Draft, parts: readonly Part[], fit: Fitter): Fitted[] {
  const { name } = draft.layout;
  const [only, ...others] = parts;
  if (only && others.length === 0 && fillsFrame(draft)) return [inFrame(draft, only, fit)];
  return isTypeLed(name) ? leading(parts, fit, name.startsWith('names')) : evenly(parts, fit);
}

/**
 * Largest size of the words beside a key on a slab (`key`) and of a name beside a smaller name (`name`), as factors.
 */
const beside = { key: 0.82, name: 1.6 };

/**
 * Fits the blocks of a picture made of type. The words on a slab, or the smaller of two names, limit the size of the
 * other blocks.
 */
function leading(parts: readonly Part[], fit: Fitter, areNames: boolean): Fitted[] {
  const alone = parts.map((part) => fit(part));
  const sizes = alone.map(({ lines }) => largestOf(lines));
  const [key] = sizes.filter((_, place) => parts[place]?.block.onSlab);
  const largest = areNames
    ? Math.min(...sizes) * beside.name
    : key === undefined
      ? Infinity
      : key * beside.key;
  return parts.map((part, place) => {
    const isFree = !areNames && (part.block.onSlab || key === undefined);
    return (isFree ? alone[place] : undefined) ?? fit(part, { largest });
  });
}

const fitterOf =
  (draft: Draft, { parts, setting }: Way, spread: number): Fitter =>
  ({ words, block }, more = {}) => {
    const room: Fit = {
      face: setting.face,
      box: roomForTilt(block.box, tiltOf(draft, setting), setting.skew),
      align: block.align,
      measure: draft.knowledge.measure,
      spacing: block.onSlab ? outlineSpacing : (systemOf(draft)?.spacing ?? outlineSpacing),
      spread,
      least: leastHeight(draft),
      most: (draft.layout.most * draft.input.width * draft.input.height) / parts.length,
      rightToLeft: draft.headline.script === 'arabic',
      ...more,
    };
    return block.words ? fitHierarchy(words, room, block.upright ?? 'middle') : fitText(words, room);
  };

/** Largest tilt of a line of the headline, in degrees. */
const tiltOf = (draft: Draft, { rotation }: Way['setting']): number =>
  Math.abs(rotation) + Math.max(0, ...(systemOf(draft)?.lineTurns ?? []).map(Math.abs));

/** Fits words to a room. `more` replaces properties of the fit. */
export type Fitter = (part: Part, more?: Partial<Fit>) => Fitted;

/** Fits blocks of equal importance, such as two names, to nearly the same size. */
function evenly(parts: readonly Part[], fit: Fitter): Fitted[] {
  const alone = parts.map((part) => fit(part));
  if (alone.length < 2) return alone;
  const largest = Math.min(...alone.map(({ lines }) => largestOf(lines))) * 1.35;
  return parts.map((part) => fit(part, { largest }));
}

const largestOf = (lines: Fitted['lines']): number => Math.max(...lines.map(({ size }) => size));

const leastHeight = ({ input }: Draft): number =>
  (leastAtSmall * Math.min(input.width, input.height * (16 / 9))) / 168;

/** Layouts whose words are not tilted, because they follow an edge or because a tilt would make wide lines smaller. */
const upright = new Set<LayoutName>(['lower-third', 'before-after', 'row', 'words-above', 'words-below']);
const isUpright = (name: LayoutName): boolean => upright.has(name) || isTypeLed(name);

/**
 * Typeface, rotation and skew of the headline. Layouts in `upright` are not rotated; scripts other than Latin have no
 * skew.
 */
function settingOf(draft: Draft, parts: readonly Part[]): { face: Face; rotation: number; skew: number } {
  const { headline, styleRules, mood, layout } = draft;
  const straight = isUpright(layout.name);
  // A tilt makes a long line smaller, because the line needs more height.
  const flattest = Math.min(1, ...parts.map(({ block: { box } }) => (2 * box.height) / box.width));
  const system = systemOf(draft);
  if (system)
    return {
      face: headline.face ?? system.face,
      rotation: straight ? 0 : system.tilt * flattest,
      skew: headline.script === 'latin' ? system.skew : 0,
    };
  return {
    face: headline.face ?? styleRules.face,
    rotation: styleRules.tilt === 0 || straight ? 0 : (styleRules.tilt + mood.tilt) * flattest,
    skew: headline.script !== 'latin' || styleRules.skew === 0 ? 0 : styleRules.skew + mood.lean,
  };
}

/**
 * The style's letters. After plans that were hard to read, the letters get a thicker outline and a panel; in the last
 * attempt they are plain.
 */
function lettersOf(draft: Draft, size: number): ReturnType<typeof treatmentOf> {
  const letters = treatmentOf(draft, size);
  if (!draft.cautious) return letters;
  const dark = contrastOf(letters.fill[0], '#ffffff') > contrastOf(letters.fill[0], '#000000');
  if (draft.plainLetters) return plainLetters(letters.highlight[1], size, dark);
  const strokes =
    letters.strokes.length > 0
      ? letters.strokes.map(({ width, color }) => ({ width: width * 1.25, color }))
      : [{ width: size * 0.12, color: draft.palette.ink }];
  const panel = { ...roundPanel(size), color: `${panelOf(dark)}d9`, padding: size * 0.1 };
  return { ...letters, strokes, panel };
}

const roundPanel = (size: number) => ({ ...plainPanel, cut: 'round' as const, radius: size * 0.12 });

const panelOf = (darkLetters: boolean): string => (darkLetters ? '#ffffff' : '#0b0910');

/** Plain letters on a panel, black on white or white on black; highlighted words have the color `setOff`. */
function plainLetters(setOff: string, size: number, dark: boolean): ReturnType<typeof treatmentOf> {
  const ground = panelOf(dark);
  const fill = dark ? '#0b0910' : '#ffffff';
  const highlight = readable(setOff, [ground]);
  return {
    finish: 'plain',
    fill: [fill, fill],
    highlight: [highlight, highlight],
    strokes: [],
    extrusion: null,
    shadow: null,
    glow: null,
    panel: { ...roundPanel(size), color: ground, padding: size * 0.28 },
  };
}

/** The box for letters that still fit into `box` after they are rotated and skewed. */
const roomForTilt = (box: Box, rotation: number, skew: number): Box => {
  const turn = Math.sin(Math.abs(rotation * Math.PI) / 180);
  const lean = Math.tan(Math.abs(skew * Math.PI) / 180);
  const x = (box.height * (turn + lean * 0.5)) / 2;
  const y = (box.width * turn) / 2;
  return {
    x: box.x + x,
    y: box.y + y,
    width: Math.max(box.width * 0.4, box.width - 2 * x),
    height: Math.max(box.height * 0.4, box.height - 2 * y),
  };
};

const leaning = (box: Box, rotation: number, skew: number): Box => {
  const turn = Math.sin(Math.abs(rotation * Math.PI) / 180);
  const lean = Math.tan(Math.abs(skew * Math.PI) / 180);
  const x = (box.height * (turn + lean * 0.5)) / 2;
  const y = (box.width * turn) / 2;
  return { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
};

/** A block of the headline, shortened so that it ends above a badge in its lower half. */
export function besideBadge(block: Block, badge: Box): Block {
  const { box } = block;
  const apart =
    badge.x >= box.x + box.width ||
    badge.x + badge.width <= box.x ||
    badge.y >= box.y + box.height ||
    badge.y <= box.y + box.height / 2;
  return apart ? block : { ...block, box: { ...box, height: (badge.y - box.y) * 0.98 } };
}
