import type { Layer, LayerOf, MotifName, Point } from '../scene/scene.schema';
import type { Draft } from './draft';
import { middle } from './geometry';
import { groundGrade, moodGrade, paletteGrade } from './grade';
import { plateLayers } from './ground-plates';
import { oklch } from './color';
import { backdropLayer } from './staged-scene';
import type { Palette } from './palette';
import { type GroundMotif, airOf, isPainted, isWelcome, placeOf, groundMotifsOf } from './place';
import { underWaterLayers } from './under-water';
import { groundViewOf, viewInColor, viewOfBefore } from './views';

type Shades = Palette['ground'];

/**
 * The layers of the background: the place, its light, particles in the air, and the other half of a picture of two
 * things.
 * @param draft the decisions about the picture
 */
export function groundLayers(draft: Draft): Layer[] {
  // A place that the creator chose replaces every drawn place.
  const isChosen = draft.input.place !== undefined;
  if (draft.staged && !isChosen)
    return [...backdropLayer(draft, draft.staged), ...paletteGrade(draft), ...groundGrade(draft)];
  const water = isChosen ? null : underWaterLayers(draft);
  if (water) return [...water, ...plateLayers(draft), ...paletteGrade(draft)];
  const { palette, styleRules, layout, place, view } = draft;
  const focus = middle(layout.heroes[0]);
  const shades = isTwoTimes(draft) && !isSwapped(draft) ? faded(palette.ground) : palette.ground;
  const layers: Layer[] = [
    { kind: 'background', angle: draft.random.between(60, 120), stops: stopsOf(shades) },
    ...(view
      ? [layout.split ? firstHalf(draft, view) : view]
      : groundMotifsOf(draft, place)
          .slice(0, layout.split ? 1 : undefined)
          .map((sheet) => motif(draft, sheet, focus, shades))),
  ];
  if (layout.split) layers.push(otherHalf(draft, layout.split, place));
  layers.push(...lights(draft));
  const air = airOf(draft, place);
  if (air) layers.push(motif(draft, air, focus, shades));
  if (
    styleRules.depth &&
    styleRules.hero !== 'grim' &&
    air?.motif !== 'bokeh' &&
    !view &&
    !draft.cautious &&
    !isPainted(draft) &&
    isWelcome(draft, 'bokeh')
  ) {
    layers.push(motif(draft, { motif: 'bokeh', manner: 'lit', opacity: 0.4, blur: 0 }, focus, shades));
  }
  return [...layers, ...plateLayers(draft), ...groundGrade(draft)];
}

const stopsOf = ([deep, mid, bright]: Shades) => [
  { at: 0, color: deep },
  { at: 0.55, color: mid },
  { at: 1, color: bright },
];

/** Returns true if the two halves of the background show one place at two times. */
const isTwoTimes = ({ idea, layout }: Draft): boolean =>
  idea === 'before-after' ||
  (idea === 'progress' && layout.split !== null) ||
  layout.name.startsWith('times');

/** Returns true if the prompt asks for the later time on the left. */
const isSwapped = ({ asked }: Pick<Draft, 'asked'>): boolean => asked.times === 'after-left';

/** Gray versions of the background's colors, for the time before. */
const faded = ([deep, mid, bright]: Shades): Shades => {
  const gray = (color: string) => {
    const channel = (at: number) => parseInt(color.slice(at, at + 2), 16) / 255;
    return oklch((channel(1) * 0.3 + channel(3) * 0.55 + channel(5) * 0.15) * 0.8 + 0.08, 0.012, 60);
  };
  return [gray(deep), gray(mid), gray(bright)];
};

function motif(draft: Draft, sheet: GroundMotif, center: Point, shades: Shades): LayerOf<'motif'> {
  const { palette, unit, random } = draft;
  const glowing = sheet.manner === 'line' && draft.styleRules.hero === 'neon';
  const colors = glowing
    ? [palette.motif[0], oklch(0.66, 0.25, palette.hue), palette.highlight[0]]
    : palette.motif;
  return {
    kind: 'motif',
    motif: sheet.motif,
    manner: sheet.manner,
    colors: draft.styleRules.hero === 'draft' ? ['#9fb8d9', '#cfe0f5', '#ffffff'] : [...colors],
    ground: shades,
    blur: sheet.blur * unit,
    opacity: sheet.opacity,
    center,
    seed: random.seed(),
  };
}

/** The photographic view of the left half: the place before, or the place in the color of the first side. */
const firstHalf = (draft: Draft, view: LayerOf<'panorama'>): LayerOf<'panorama'> =>
  isTwoTimes(draft)
    ? isSwapped(draft)
      ? view
      : viewOfBefore(view)
    : viewInColor(view, draft.palette.ground[1]);

/**
 * The photographic view of the right half: the same place afterwards, or another place in the color of the second side.
 */
function secondHalf(draft: Draft, view: LayerOf<'panorama'>, there: MotifName): LayerOf<'panorama'> {
  if (isTwoTimes(draft)) return isSwapped(draft) ? viewOfBefore(view) : view;
  const own = draft.input.place === undefined ? groundViewOf(draft, there, null, null) : null;
  const other = own ?? { ...view, yaw: view.yaw + 180 };
  return viewInColor(other, draft.palette.rival[1]);
}

/** The right half of the background: other colors, and another place if the picture compares two things. */
function otherHalf(draft: Draft, split: NonNullable<Draft['layout']['split']>, place: MotifName): Layer {
  const { palette, layout, unit } = draft;
  const after = isTwoTimes(draft);
  const later = isSwapped(draft) ? faded(palette.ground) : palette.ground;
  const shades = after ? later : palette.rival;
  const there = after ? place : placeOf(draft, place);
  const view = draft.view && secondHalf(draft, draft.view, there);
  const [sheet] = view ? [] : groundMotifsOf(draft, there);
  const focus = middle(layout.heroes[1] ?? layout.heroes[0]);
  return {
    kind: 'split',
    ...split,
    stops: stopsOf(shades),
    view,
    motif: sheet ? motif(draft, sheet, focus, shades) : null,
    divider: { width: unit * 0.9, color: '#ffffff' },
  };
}

/**
 * Treatments of heroes with a spotlight behind the hero (`shone`), and those with a light from both sides as well
 * (`roomy`).
 */
const shone = new Set<string>(['lit', 'gloss', 'grim', 'neon', 'sticker']);
const roomy = new Set<string>(['lit', 'gloss', 'grim']);

/** Opacity of the spotlight behind a hero, 0 to 1, for treatments that differ from the usual 0.55. */
const shine: Partial<Record<Draft['styleRules']['hero'], number>> = {
  sticker: 0.4,
  lit: 0.66,
  gloss: 0.4,
  grim: 0.4,
};

/**
 * A spotlight behind each hero. A single hero of a `roomy` treatment also has a light from each side, in two colors.
 */
function lights(draft: Draft): Layer[] {
  const { palette, styleRules, layout, input, view, asked } = draft;
  if (!shone.has(styleRules.hero)) return [];
  const share = (layout.heroes.length > 1 ? 0.75 : 1) * (view ? 0.45 : 1) * (isPainted(draft) ? 0.6 : 1);
  const behind = layout.heroes.map((area): Layer => ({
    kind: 'light',
    center: middle(area),
    radius: Math.max(area.width, area.height) * 0.72,
    color: palette.glow,
    opacity: (shine[styleRules.hero] ?? 0.55) * share,
  }));
  if (view || !roomy.has(styleRules.hero) || layout.heroes.length > 1 || asked.ground !== null) return behind;
  const [area] = layout.heroes;
  const center = middle(area);
  const right = center.x >= input.width / 2;
  const reach = Math.max(input.width, input.height);
  return [
    ...behind,
    {
      kind: 'light',
      center: { x: right ? input.width * 1.04 : -input.width * 0.04, y: center.y },
      radius: reach * 0.3,
      color: palette.rim,
      opacity: 0.28,
    },
    {
      kind: 'light',
      center: { x: right ? -input.width * 0.05 : input.width * 1.05, y: input.height * 1.02 },
      radius: reach * 0.5,
      color: palette.rival[1],
      opacity: 0.4,
    },
  ];
}

/**
 * The layers of the finish, below the text (`under`: mood and vignette) and above it (`over`: grain).
 * @param draft the decisions about the picture
 */
export function finishLayers(draft: Draft): { under: Layer[]; over: Layer[] } {
  const vignette = vignetteOf(draft);
  return {
    under: [...moodGrade(draft), ...(vignette.strength > 0 ? [vignette] : [])],
    over:
      draft.styleRules.grain > 0
        ? [{ kind: 'grain', amount: draft.styleRules.grain, seed: draft.random.seed() }]
        : [],
  };
}

/** Strength of the vignette of a cautious picture without words. */
const cautiousVignette = 0.9;

/** Factor of the vignette over a drawn place. */
const stagedVignette = 0.6;

/** Factor of the vignette of a light background that the prompt asks for. */
const lightVignette = 0.35;

/**
 * The vignette of a picture. A cautious picture without words has a dark vignette: its earlier plans can only have
 * failed because thing and background are equally bright.
 */
function vignetteOf({
  styleRules,
  mood,
  palette,
  cautious,
  headline,
  asked,
  staged,
}: Draft): LayerOf<'vignette'> {
  const dark = '#05030a';
  if (cautious && headline.words.length === 0)
    return { kind: 'vignette', color: dark, strength: cautiousVignette };
  const usual =
    (styleRules.vignette + (styleRules.vignette > 0 ? mood.vignette : 0)) * (staged ? stagedVignette : 1);
  // A requested light background stays light at its edges.
  const strength = asked.ground !== null && palette.light ? usual * lightVignette : usual;
  return {
    kind: 'vignette',
    color: palette.light && !staged ? palette.ground[0] : dark,
    strength: Math.min(0.95, Math.max(0, strength)),
  };
}
