import type { Box } from '../scene/scene.schema';
import type { choicesFor, Choice } from './idea';
import type { SceneInput } from './draft';
import { type Instructions, isOnSide } from './instructions';
import { layoutsFor } from './layout';
import type { Area, Layout } from './template';
import { isTypeLed } from './type-blocks';
import type { PicturePlace } from '../understanding/text-place';

type Choices = ReturnType<typeof choicesFor>;

const isBeside = (layout: Choice['layout']): boolean => isOnSide(layout, 'left') || isOnSide(layout, 'right');

/** Idea for a picture of one thing at a requested side. */
const sidedIdea = 'showcase' as const;

/** Pictures of two halves, whose words have rooms of their own. */
const halved = new Set<Choice['idea']>([
  'versus',
  'clash',
  'choice',
  'before-after',
  'progress',
  'list',
  'news',
]);

/** Layouts of a picture of one thing by the requested position of its words. */
function layoutFor(
  { textAt, side, closeUp, thingAt, large }: Instructions,
  isPair: boolean,
): Choice['layout'] | null {
  // Two things need the full width of the picture.
  if (textAt && isPair && !closeUp && (textAt.y === 'top' || textAt.y === 'bottom'))
    return textAt.y === 'top' ? 'words-above' : 'words-below';
  if (textAt?.x === 'left') return closeUp ? 'close-right' : 'hero-right';
  if (textAt?.x === 'right') return closeUp ? 'close-left' : 'hero-left';
  if (textAt) return textAt.y === 'top' ? 'words-above' : 'words-below';
  if (closeUp) return side === 'right' ? 'close-right' : 'close-left';
  if (thingAt?.place.x === 'center') return thingAt.place.y === 'top' ? 'words-below' : 'words-above';
  // The timestamp area limits a large thing on the right.
  if (large.thing && (side === null || side === 'left')) return 'hero-left';
  if (large.text && side === null && !isPair) return 'hero-right';
  return null;
}

/**
 * Contents of a picture: a quoted text that is largest beside the thing, any headline, two things, a person that the
 * prompt names, two sides with a price each, or a person in two states.
 */
type Shown = {
  isLarge: boolean;
  hasWords: boolean;
  isPair: boolean;
  isOfPerson: boolean;
  isPriced: boolean;
  isOfChange: boolean;
};

/**
 * The choices that fit the instructions of the prompt: a giant number, a short quoted text, a position of the words, a
 * side for the thing. If no choice has the requested position, a picture of one thing is planned in a layout that has
 * it; a picture of two sides keeps its choices.
 * @param all choices of the request, best first
 * @param asked instructions of the prompt
 * @param ratio aspect ratio of the picture
 * @param shown what the picture shows
 */
export function askedChoices(
  all: Choices,
  asked: Instructions,
  ratio: SceneInput['aspectRatio'],
  { isLarge, hasWords, isPair, isOfPerson, isPriced, isOfChange }: Shown,
): readonly Choice[] {
  const { side, giant, textAt, closeUp, arrow } = asked;
  const known = layoutsFor(ratio);
  const isCentred = textAt !== null && textAt.x !== 'left' && textAt.x !== 'right';
  if (giant && known.includes('type-giant'))
    return [isCentred ? { idea: 'banner', layout: 'type-band' } : { idea: 'keyword', layout: 'type-giant' }];
  // The words above two people cover no face.
  const above = isOfChange ? all.filter(({ idea }) => idea === 'progress') : [];
  if (above.length > 0) return above;
  if (halved.has(all[0].idea)) return halvedChoices(all, asked, isPriced);
  const isType = all.some(({ layout }) => isTypeLed(layout));
  if (isType)
    return textAt || arrow !== null || asked.halves !== null
      ? [{ idea: 'poster', layout: 'type-centre' }]
      : all;
  const persons = all.filter(({ layout }) => layout.startsWith('person-'));
  const wanted = layoutFor(asked, isPair);
  if (
    hasWords &&
    persons.length > 0 &&
    (isOfPerson ? wanted !== null || side !== null : textAt?.x && !isCentred)
  ) {
    const at = textAt?.x === 'left' ? 'right' : textAt?.x === 'right' ? 'left' : side;
    const fitting = persons.filter(({ layout }) => isOnSide(layout, at));
    if (fitting.length > 0 && (!closeUp || isOfPerson)) return fitting;
  }
  if (wanted && (hasWords || closeUp) && known.includes(wanted))
    return [{ idea: closeUp ? 'close-up' : sidedIdea, layout: wanted }];
  const beside = isLarge && side === null ? all.filter(({ layout }) => isBeside(layout)) : [];
  // Three choices are enough for the variants of one request to differ.
  if (beside.length > 2) return beside;
  const onSide = all.filter(({ layout }) => isOnSide(layout, side));
  if (onSide.length > 0) return onSide;
  const isOfOne = all.some(({ layout }) => isOnSide(layout, 'both') || layout.startsWith('hero-'));
  const other = side === null || side === 'both' ? 'words-above' : (`hero-${side}` as const);
  return isOfOne && known.includes(other) ? [{ idea: sidedIdea, layout: other }] : all;
}

/** Layouts with the "VS" near the middle of the picture. */
const centredMark = new Set<Choice['layout']>(['versus', 'choice', 'names-diagonal']);

/** The choices of a picture of two halves that have the words at the requested height. */
function halvedChoices(
  all: Choices,
  { textAt, times, halves, split, versusMark }: Instructions,
  isPriced: boolean,
): readonly Choice[] {
  const twoTimes = all.filter(({ idea }) => idea === 'before-after' || idea === 'progress');
  const divided = all.filter(({ layout }) => layout !== 'names-bands' && layout !== 'podium');
  const isDivided = (halves !== null || split) && divided.length > 0;
  const marked = divided.filter(({ layout }) => centredMark.has(layout));
  const wanted =
    times !== null && twoTimes.length > 0
      ? twoTimes
      : (versusMark || isPriced) && marked.length > 0
        ? marked
        : isDivided
          ? divided
          : all;
  const high = new Set<Choice['layout']>(['progress', 'versus', 'choice', 'times-wide']);
  const low = new Set<Choice['layout']>(['before-after', 'clash', 'times']);
  const fitting =
    textAt?.y === 'top'
      ? wanted.filter(({ layout }) => high.has(layout))
      : textAt?.y === 'bottom'
        ? wanted.filter(({ layout }) => low.has(layout))
        : wanted;
  return fitting.length > 0 ? fitting : wanted;
}

const boxOf = ([left, top, right, bottom]: Area, { width, height }: SceneInput): Box => ({
  x: left * width,
  y: top * height,
  width: (right - left) * width,
  height: (bottom - top) * height,
});

/** Lower edge of words that must not cover the timestamp area, as a share of the picture's height. */
const aboveChip = 0.83;

/** Room of the words of a picture made of type, by their requested position. */
function typeArea({ x, y }: PicturePlace): Area {
  const [left, right] = x === 'left' ? [0.045, 0.86] : x === 'right' ? [0.14, 0.96] : [0.06, 0.94];
  const isLow = x === 'left' && y === 'bottom';
  const lowest = isLow ? 0.95 : aboveChip;
  if (y === 'top') return [left, 0.05, right, 0.78];
  if (y === 'bottom') return [left, 0.2, x === 'right' ? right : 0.815, lowest];
  return [left, 0.06, right, aboveChip];
}

/** Room of the words beside a thing or a person, by their requested position. */
function besideArea(name: Layout['name'], y: PicturePlace['y'], isPerson: boolean): Area {
  const isRight = isOnSide(name, 'left');
  const [left, right] = isRight ? [0.47, 0.965] : [0.035, isPerson ? 0.43 : 0.515];
  const lowest = isRight ? aboveChip : 0.95;
  if (y === 'top') return [left, 0.05, right, 0.62];
  return y === 'bottom' ? [left, lowest - 0.55, right, lowest] : [left, 0.05, right, lowest];
}

/**
 * Moves the words of a layout to the position that the prompt requests, and enlarges the room of a thing that the prompt
 * requests to be very large.
 * @param layout layout of the picture; its rooms are changed
 * @param asked instructions of the prompt
 * @param input size of the picture
 * @param hasWords whether the picture has a headline
 */
export function obeyPositions(
  layout: Layout,
  asked: Instructions,
  input: SceneInput,
  hasWords: boolean,
): Layout {
  const isBesideArrow = asked.arrow !== null && layout.name === 'type-centre';
  const at = isBesideArrow ? { x: 'left' as const, y: asked.textAt?.y ?? null } : asked.textAt;
  const moved = hasWords && at ? placeWords(layout, at, input) : layout;
  const placed = isBesideArrow ? narrowed(moved) : moved;
  const divided =
    asked.halves !== null && placed.split === null && placed.slots.length === 0
      ? { ...placed, split: { at: 0.5, slant: 0.08, edge: 'straight' as const } }
      : placed;
  const isWide = hasWords && asked.large.text && !asked.giant && !asked.closeUp;
  return enlarge(isWide ? widenWords(divided, input) : divided, asked, input, hasWords);
}

/** Share of the width of words that leave room for an arrow at their right. */
const besideArrow = 0.82;

const narrowed = (layout: Layout): Layout => {
  const [first] = layout.blocks;
  return {
    ...layout,
    blocks: [{ ...first, box: { ...first.box, width: first.box.width * besideArrow } }],
  };
};

function placeWords(layout: Layout, at: PicturePlace, input: SceneInput): Layout {
  const [first, ...others] = layout.blocks;
  if (others.length > 0 || layout.split !== null || input.width < input.height) return layout;
  const upright = at.y ?? 'middle';
  if (layout.name === 'type-centre') {
    const align = at.x === 'left' || at.x === 'right' ? at.x : 'center';
    return { ...layout, blocks: [{ box: boxOf(typeArea(at), input), align, upright }] };
  }
  if (/^scene-(?:left|right)$/.test(layout.name) && at.y !== null && at.y !== 'middle') {
    const { y, height } = first.box;
    const box =
      at.y === 'top'
        ? { ...first.box, height: height * 0.7 }
        : { ...first.box, y: y + height * 0.66, height: height * 0.34 };
    return { ...layout, blocks: [{ ...first, box, upright }] };
  }
  if (isBeside(layout.name)) {
    const isPerson = layout.name.startsWith('person-');
    const box = boxOf(besideArea(layout.name, at.y, isPerson), input);
    // The second thing beside a person takes the half of the column that the words leave free.
    const top = at.y === 'bottom' ? 0.03 : 0.56;
    const second =
      layout.second && at.y !== null && at.y !== 'middle' && isPerson
        ? { ...layout.second, y: top * input.height, height: 0.36 * input.height }
        : layout.second;
    return { ...layout, second, blocks: [{ ...first, box, upright }] };
  }
  if (/^(?:words|scene)-(?:above|below)$/.test(layout.name) && at.y !== 'middle') {
    const align = at.x === 'left' || at.x === 'right' ? at.x : first.align;
    return { ...layout, blocks: [{ ...first, align }] };
  }
  if (layout.name === 'words-below') {
    const hero = boxOf([0.24, 0.02, 0.76, 0.57], input);
    return {
      ...layout,
      heroes: [hero],
      blocks: [{ ...first, box: boxOf([0.05, 0.5, 0.95, aboveChip], input) }],
    };
  }
  return layout;
}

/** Rooms of a very large thing and of a thing that fills the picture, on the right; on the left they are mirrored. */
const largeRooms: Readonly<Record<'large' | 'close', Area>> = {
  large: [0.45, -0.02, 1.01, 1.02],
  close: [0.44, -0.06, 1.1, 1.08],
};

/** The same rooms in a picture without words. */
const aloneRooms: Readonly<Record<'large' | 'close', Area>> = {
  large: [0.17, -0.04, 0.83, 1.04],
  close: [-0.06, -0.22, 1.06, 1.22],
};

/** Distance of a thing at a requested side from the middle of a picture without words, as a share of the width. */
const besideMiddle = 0.15;

function enlarge(
  layout: Layout,
  { closeUp, large, side }: Instructions,
  input: SceneInput,
  hasWords: boolean,
): Layout {
  const [, ...others] = layout.heroes;
  if ((!closeUp && !large.thing) || others.length > 0 || isTypeLed(layout.name)) return layout;
  // The rooms are made for wide pictures.
  if (hasWords && input.width < input.height * 1.2) return layout;
  if (layout.name.startsWith('person-') || layout.slots.length > 0) return layout;
  const size = closeUp ? 'close' : 'large';
  if (!hasWords) {
    const room = boxOf(aloneRooms[size], input);
    const aside = closeUp ? 0 : side === 'left' ? -besideMiddle : side === 'right' ? besideMiddle : 0;
    return { ...layout, heroes: [{ ...room, x: room.x + aside * input.width }], anchor: [0.5, 0.5] };
  }
  const [left, top, right, lowest] = largeRooms[size];
  // Only in a wide picture, a close-up on the right is so high that the lower edge cuts the thing. Otherwise the thing
  // would end beside the timestamp.
  const isCut = closeUp && input.width > input.height * 1.6;
  const bottom = !isCut && isOnSide(layout.name, 'right') ? aboveChip : lowest;
  const blocks: Layout['blocks'] = [besideClose(layout, input)];
  if (isOnSide(layout.name, 'right'))
    return { ...layout, blocks, heroes: [boxOf([left, top, right, bottom], input)], anchor: [0.5, 0.5] };
  if (isOnSide(layout.name, 'left'))
    return {
      ...layout,
      blocks,
      heroes: [boxOf([1 - right, top, 1 - left, bottom], input)],
      anchor: [0.5, 0.5],
    };
  return layout;
}

/** Left and right edge of the words beside a thing that fills the picture, on the left side. */
const closeColumn = [0.035, 0.43] as const;

/** The room of the words beside a thing that fills the picture. */
function besideClose({ name, blocks: [first] }: Layout, { width }: SceneInput): Layout['blocks'][0] {
  const [left, right] = isOnSide(name, 'left') ? [1 - closeColumn[1], 1 - closeColumn[0]] : closeColumn;
  return { ...first, box: { ...first.box, x: left * width, width: (right - left) * width } };
}

/** Rooms of the words and of the thing for a text that the prompt requests to be large; the thing is on the right. */
const largeText: Readonly<Record<'words' | 'hero', Area>> = {
  words: [0.035, 0.05, 0.63, 0.95],
  hero: [0.62, 0.12, 0.985, 0.8],
};

/** Gives most of the width to words that the prompt requests to be large. */
function widenWords(layout: Layout, input: SceneInput): Layout {
  const [first, ...others] = layout.blocks;
  if (others.length > 0 || !/^(?:hero|close)-/.test(layout.name) || input.width < input.height) return layout;
  const isRight = isOnSide(layout.name, 'left');
  const mirrored = ([left, top, right, bottom]: Area): Area =>
    isRight ? [1 - right, top, 1 - left, Math.min(bottom, aboveChip)] : [left, top, right, bottom];
  const { x, width } = boxOf(mirrored(largeText.words), input);
  return {
    ...layout,
    second: null,
    blocks: [{ ...first, box: { ...first.box, x, width } }],
    heroes: [boxOf(mirrored(largeText.hero), input)],
    most: 0.5,
  };
}
