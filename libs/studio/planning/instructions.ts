import type { LayerOf, LayoutName } from '../scene/scene.schema';
import { toneName } from '../understanding/colour-words';
import { type LayoutInstruction, giantName, letteringName, namesThing } from '../understanding/layout-words';
import type { VisualInstructions } from '../understanding/visual-instructions';
import { colorOf, isLight, tintOf } from './named-colours';
import { viewInColor } from './views';

/** Instructions of a prompt about the picture, besides its subject: signs, colors, and the side of the subject. */
export type Instructions = {
  /**
   * Colors of a requested arrow and a requested ring, which point at the subject, as `#rrggbb`; null without the sign.
   */
  arrow: string | null;
  ring: string | null;
  /** Name of the requested color of the background; null without such a request. */
  ground: string | null;
  /** Name of the second color of a background that runs from one color to another; null for one color. */
  second: string | null;
  /** True if the requested color is a light or a tone over the place. The place is then still shown. */
  tone: boolean;
  /** Requested color of the headline, `#rrggbb`; null without such a request. */
  letters: string | null;
  /** Requested side of the picture for the subject; null if the prompt names no side. */
  side: 'left' | 'right' | 'both' | null;
  /** True if the prompt asks for a very large number in the headline. */
  giant: boolean;
  /** Requested color of signs, labels and highlighted words, `#rrggbb`; null without a request. */
  accent: string | null;
  /** Names of the requested colors of the left and the right half; null without a request. */
  halves: readonly [string, string] | null;
  /** Colors of a requested flag as `#rrggbb`; empty without a request. */
  flag: readonly string[];
  /** Drawing of the thing at which an arrow or a ring points; null for the main thing. */
  target: string | null;
} & Pick<
  VisualInstructions,
  'textAt' | 'closeUp' | 'large' | 'times' | 'arrowTo' | 'neon' | 'thingAt' | 'split' | 'versusMark'
>;

/** Color of a sign for which the prompt names no color. */
const usual = 'red';

/** A thing that a prompt names, with its drawing and the score of the drawing. */
type Drawable = { words: string; id: string | null; score: number };

/** The drawing of the thing with a noun; null if the noun has no drawing. */
const drawingFor = (noun: string | null, things: readonly Drawable[]): string | null =>
  noun === null ? null : (things.find(({ words }) => namesThing(words, noun))?.id ?? null);

/**
 * Reads the instructions of a prompt about the picture.
 * @param layout the instructions that were read from the prompt
 * @param things things that the prompt names and that can be drawn
 * @param visual what the prompt requests of the picture besides its layout
 */
export function instructionsOf(
  layout: readonly LayoutInstruction[],
  things: readonly Drawable[],
  visual: VisualInstructions,
): Instructions {
  const first = (what: LayoutInstruction['what']) => layout.find((one) => one.what === what);
  const sign = (what: 'arrow' | 'circle'): string | null => {
    const found = first(what);
    return found ? colorOf(found.colour ?? usual) : null;
  };
  const [left, right] = drawnSides(first('left')?.of ?? null, first('right')?.of ?? null, things);
  const { ground, second, tone, letters, accent } = coloursOf(layout, visual);
  const { textAt, closeUp, large, times, arrowTo, neon, thingAt, split, versusMark } = visual;
  const placed =
    thingAt && (thingAt.place.x === 'left' || thingAt.place.x === 'right') ? thingAt.place.x : null;
  return {
    arrow: sign('arrow') ?? (arrowTo === null ? null : (accent ?? colorOf(usual))),
    ring: sign('circle'),
    ground,
    second,
    tone,
    letters,
    accent,
    side: sideOf(left, right) ?? placed,
    giant: layout.some(({ what, of }) => what === 'text' && of === giantName),
    halves: visual.halves && visual.halves.every((name) => tintOf(name)) ? visual.halves : null,
    flag: visual.colours.filter((colour) => colour.startsWith('#')),
    target: drawingFor(visual.target, things),
    ...{ textAt, closeUp, large, times, arrowTo, neon, thingAt, split, versusMark },
  };
}

/** Least difference in lightness (0-1) of two colors of which one is for letters on the other. */
const leastApart = 0.25;

/**
 * The requested colors: those of background and letters, else the colors of the whole picture in their order.
 */
function coloursOf(
  layout: readonly LayoutInstruction[],
  { colours, accent, neon }: VisualInstructions,
): Pick<Instructions, 'ground' | 'second' | 'tone' | 'letters' | 'accent'> {
  const background = layout.find(({ what, colour }) => what === 'background' && colour !== null);
  const said = layout.find(({ what, colour }) => what === 'text' && colour !== null)?.colour ?? null;
  const [first = null, ...others] = colours;
  const base = background?.colour ?? first;
  const dark = neon && base !== null && !isLight(base) ? `dark ${base.split(' ').at(-1) ?? base}` : base;
  const ground = neon && dark === null ? 'dark purple' : dark;
  const [lightness = 0] = tintOf(ground ?? '') ?? [];
  const readable = others.filter((name) => Math.abs((tintOf(name)?.[0] ?? 0) - lightness) >= leastApart);
  // The last color is the accent if there are three.
  const ofList = readable.length > 0 && background === undefined ? (readable[0] ?? null) : null;
  const letters = said ?? ofList;
  const rest = others.filter((name) => name !== ofList);
  const glow = neon ? (base !== null && !isLight(base) ? base : 'bright pink') : null;
  const marked = accent ?? rest.at(-1) ?? (others.length > 0 ? ofList : glow);
  return {
    ground: ground !== null && tintOf(ground) ? ground : null,
    second: background?.second !== undefined && tintOf(background.second) ? background.second : null,
    tone: background ? background.of === toneName : first !== null || neon,
    letters: letters !== null && tintOf(letters) ? colorOf(letters) : null,
    accent: marked !== null && tintOf(marked) ? colorOf(marked) : null,
  };
}

/** Least score of a noun, 0 to 1, with which its drawing is placed at the requested side. */
const leastScore = 0.6;

/** Of two things with a requested side each: both if both or neither can be drawn, otherwise the drawable one. */
function drawnSides(
  left: string | null,
  right: string | null,
  things: readonly Drawable[],
): [left: string | null, right: string | null] {
  const isDrawn = (name: string): boolean =>
    name === letteringName ||
    things.some(({ words, score }) => score >= leastScore && words.toLowerCase().split(' ').includes(name));
  if (left === null || right === null || isDrawn(left) === isDrawn(right)) return [left, right];
  return isDrawn(left) ? [left, null] : [null, right];
}

/**
 * Side of the subject: the requested side, or the side opposite to a requested side of the headline. `both` if two
 * things have a side each.
 */
function sideOf(left: string | null, right: string | null): Instructions['side'] {
  if (left === letteringName || (right !== null && right !== letteringName && left === null)) return 'right';
  if (right === letteringName || (left !== null && right === null)) return 'left';
  return left !== null && right !== null ? 'both' : null;
}

/**
 * The background color for a time of day, if the prompt names no color.
 * @param time English name of the time
 * @returns name of a color; null for a time without a light of its own
 */
export const groundAt = (time: string | null): string | null =>
  time !== null && /^(?:night|sunset|sunrise|morning)$/.test(time) ? time : null;

/** Exposure of a photographic place in a requested dark light, as a factor. */
const inTheDark = 0.4;

/**
 * Exposure of a photographic place in a requested colored light, as a factor; below 1 so that bright parts keep the
 * color.
 */
const inLight = 0.7;

/** Lightness (0-1) of a color below which its light makes a photographic place darker. */
const usualLight = 0.5;

/**
 * A photographic place in the light that the prompt asks for.
 * @param view view of the place
 * @param name name of a color, as `Instructions` gives it
 */
export function inTone(view: LayerOf<'panorama'>, name: string): LayerOf<'panorama'> {
  if (name === 'dark' || name === 'black' || name === 'rain')
    return { ...view, exposure: view.exposure * inTheDark, saturation: view.saturation * 0.7 };
  if (name === 'morning') return { ...view, exposure: view.exposure * 1.25 };
  const [lightness = 1] = tintOf(name) ?? [];
  const share = inLight * Math.min(1, lightness / usualLight);
  return viewInColor({ ...view, exposure: view.exposure * share }, colorOf(name));
}

/** Layouts for each side of the subject that a prompt can ask for. */
const onSide: Readonly<Record<'left' | 'right' | 'both', ReadonlySet<LayoutName>>> = {
  left: new Set(['hero-left', 'close-left', 'person-left']),
  right: new Set(['hero-right', 'close-right', 'person-right']),
  both: new Set(['words-above', 'words-below']),
};

/**
 * Returns true if a layout has the subject on the side that the prompt asks for.
 * @param layout name of the layout
 * @param side requested side; null accepts every layout
 */
export const isOnSide = (layout: LayoutName, side: Instructions['side']): boolean =>
  side === null || onSide[side].has(layout);
