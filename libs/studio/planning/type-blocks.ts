import { ringsWords } from '../understanding/only-words';
import type { Box, LayoutName } from '../scene/scene.schema';
import type { Draft } from './draft';
import type { Words } from './fit-text';
import { labelSides, namesSet } from './name-blocks';
import { cutOf, keyOf } from './phrases';
import { cut } from './share-words';
import type { Block } from './template';
import { type Frame, type TypeSet, between, bleed, clear, columns, rows } from './type-frames';

/** The words before the key (the most important words), the key, and the words after the key. */
function partsOf(text: Words): [before: Words, key: Words, after: Words] {
  const key = text.key ?? [];
  const [start, end] = [key[0] ?? 0, (key.at(-1) ?? -1) + 1];
  const count = text.words.length;
  return [cut(text, 0, start), cut(text, start, end), cut(text, end, count)];
}

/** The parts of a text, with the small words that belong to the key in the part of the key: "in 3 days". */
function boundParts(text: Words): [before: Words, key: Words, after: Words] {
  const key = text.key ?? [];
  const end = (key.at(-1) ?? -1) + 1;
  let start = key[0] ?? 0;
  while (start > 1 && (text.bonds ?? []).includes(start - 1)) start -= 1;
  return [cut(text, 0, start), cut(text, start, end), cut(text, end, text.words.length)];
}

/** The key on a band across the picture; the words before the key are above the band, the words after the key below. */
function band(text: Words, frame: Frame): TypeSet {
  const [before, key, after] = boundParts(text);
  const [above, below] = [before.words.length > 0, after.words.length > 0];
  const letters = (words: Words): number => words.words.join(' ').length;
  // If no words are below the band, the band ends above the timestamp area.
  const share = above ? (below ? 0.38 : 0.42) : 0.46;
  const total = Math.max(1, letters(before) + letters(after));
  const free = below ? 1 - share - (above ? 0.08 : 0.04) : 0.87 - share - 0.04;
  const top = above
    ? below
      ? Math.min(free * 0.62, Math.max(free * 0.38, (free * letters(before)) / total))
      : free
    : 0;
  const start = above ? top + 0.04 : 0;
  const room = rows(frame.box, start, start + share);
  const slab = bleed(room, frame);
  const inner = clear({ ...room, y: room.y + room.height * 0.07, height: room.height * 0.86 }, frame);
  const blocks: Block[] = [
    ...(above
      ? [{ box: rows(frame.box, 0, top), align: frame.align, words: before, upright: 'bottom' as const }]
      : []),
    { box: inner, align: frame.align, words: key, onSlab: true, upright: 'middle' as const },
    ...(below
      ? [
          {
            box: between(rows(frame.box, start + share + 0.04, 1), frame),
            align: frame.align,
            words: after,
            upright: 'top' as const,
          },
        ]
      : []),
  ];
  return { blocks, slots: [slab] };
}

/**
 * Words without bonds within the key or before the key, so that in a narrow column the words of the key and its small
 * words may be set one below the other: "in" above "1954".
 */
const stacked = ({ bonds = [], key = [], ...text }: Words): Words => ({
  ...text,
  key,
  bonds: bonds.filter((place) => !key.includes(place) && !key.includes(place + 1)),
});

/**
 * The key and the words before the key on a slab at one side, the other words beside the slab. A key at the end is on
 * the right.
 */
function giant(text: Words, frame: Frame): TypeSet {
  const [before, key, after] = partsOf(text);
  const last = after.words.length === 0;
  // Small words that belong to the key stay with the key, as in "in 6 months".
  let start = before.words.length;
  while (start > 1 && (text.bonds ?? []).includes(start - 1)) start -= 1;
  const slabWords = stacked(
    last ? cut(text, start, text.words.length) : cut(text, 0, before.words.length + key.words.length),
  );
  const rest = last ? cut(text, 0, start) : after;
  // If one of the two parts has no words, all words fill the picture without a slab.
  if (rest.words.length === 0 || slabWords.words.length === 0) return whole('middle')(text, frame);
  return onSlabAt(last ? 'right' : 'left', slabWords, rest, frame);
}

/** Some words on a slab at one side, and the other words beside the slab. */
function onSlabAt(side: 'left' | 'right', words: Words, rest: Words, frame: Frame): TypeSet {
  const { width, height } = frame.size;
  const isRight = side === 'right';
  const share = 0.47;
  const at = isRight ? 1 - share : 0;
  const room = columns(frame.box, at + (isRight ? 0.03 : 0), at + share - (isRight ? 0 : 0.03));
  const other = isRight ? columns(frame.box, 0, 1 - share - 0.05) : columns(frame.box, share + 0.05, 1);
  const slab: Box = isRight
    ? { x: room.x - width * 0.04, y: -height * 0.1, width: width * 0.7, height: height * 1.2 }
    : { x: -width * 0.2, y: -height * 0.1, width: room.x + room.width + width * 0.23, height: height * 1.2 };
  const onSlab: Block = { box: clear(room, frame), align: 'center', words, onSlab: true, upright: 'middle' };
  const beside: Block = { box: clear(other, frame), align: 'left', words: rest, upright: 'middle' };
  return { blocks: isRight ? [beside, onSlab] : [onSlab, beside], slots: [slab] };
}

/**
 * Sets a headline with a number that the prompt requests to be very large. The number is on a slab (a field of color)
 * at one side, together with the words after it. If at most one word is before the number and other words are after it,
 * the slab has the number and the word before it instead. The remaining words are beside the slab.
 * @param side side of the slab that the prompt requests; null if the prompt requests none
 */
function giantNumber(text: Words, frame: Frame, side: 'left' | 'right' | null): TypeSet {
  const [before, key, after] = partsOf(text);
  const isFirst = before.words.length < 2 && after.words.length > 0;
  const end = before.words.length + key.words.length;
  const words = isFirst ? cut(text, 0, end) : cut(text, before.words.length, text.words.length);
  return onSlabAt(side ?? (isFirst ? 'left' : 'right'), stacked(words), isFirst ? after : before, frame);
}

/** Two parts of the headline, each in its own half. */
function split(text: Words, frame: Frame): TypeSet {
  const at = cutOf(text.words, text.bonds ?? []);
  const [left, right] = [cut(text, 0, at), cut(text, at, text.words.length)].map((part) => ({
    ...part,
    key: (part.key ?? []).length > 0 ? part.key : keyOf(part.words, part.highlighted, part.bonds ?? []),
  })) as [Words, Words];
  return {
    blocks: [
      { box: columns(frame.box, 0, 0.47), align: 'left', words: left, upright: 'middle' },
      { box: clear(columns(frame.box, 0.53, 1), frame), align: 'left', words: right, upright: 'middle' },
    ],
    slots: [],
  };
}

const whole =
  (upright: NonNullable<Block['upright']>) =>
  (text: Words, { box, align }: Frame): TypeSet => ({
    blocks: [{ box, align, words: text, upright }],
    slots: [],
  });

const setters: Partial<Record<LayoutName, (text: Words, frame: Frame) => TypeSet>> = {
  'type-stack': whole('middle'),
  'type-bottom': whole('bottom'),
  'type-band': band,
  'type-giant': giant,
  'type-split': split,
  times: whole('middle'),
  'times-wide': whole('middle'),
};

/** Returns true if a layout shows no drawing and is filled by its words. */
export const isTypeLed = (name: LayoutName): boolean =>
  name in setters || name === 'type-centre' || name.startsWith('names');

/** Layouts of left-aligned words in which two short lines of a hook would leave one half empty. */
const centred = new Set<LayoutName>(['type-stack', 'type-bottom']);

/** Layouts whose words are in a column beside the hero. */
const columned = new Set<LayoutName>([
  'hero-left',
  'hero-right',
  'close-left',
  'close-right',
  'person-left',
  'person-right',
]);

/** Share of the picture's width for words that are requested at one side of a picture made of type. */
const sideShare = 0.62;

/**
 * The side of the words in a picture made of type: opposite to the requested side of the subject; null without a
 * request.
 */
const wordSide = ({ asked, layout }: Draft): 'left' | 'right' | null => {
  if (!isTypeLed(layout.name) || asked.side === null || asked.side === 'both') return null;
  // The room of words with a requested position is chosen before.
  if (asked.textAt !== null && !asked.giant) return null;
  return asked.side === 'left' ? 'right' : 'left';
};

const sided = (box: Box, draft: Draft): Box => {
  const side = draft.asked.giant ? null : wordSide(draft);
  if (side === null) return box;
  return side === 'left' ? columns(box, 0, sideShare) : columns(box, 1 - sideShare, 1);
};

const sideAlign = (draft: Draft, align: Block['align']): Block['align'] => wordSide(draft) ?? align;

/** Returns true for words with a requested ring around them. */
const isRinged = ({ asked, input }: Draft): boolean => asked.ring !== null && ringsWords(input.prompt);

/** The room of words inside a ring, which needs room at all sides. */
const insideRing = (box: Box): Box => rows(columns(box, 0.14, 0.86), 0.29, 0.71);

/**
 * Sets the words of the headline by their importance and puts them into the rooms of the layout. Applies to pictures
 * made of type, to words in a column beside the hero, and to the names of two sides.
 * @param draft the decisions about the picture; blocks and slots of its layout are changed
 */
export function setType(draft: Draft): void {
  const { layout, input, headline, bonds, subject, asked, isHook } = draft;
  if (headline.words.length === 0) return;
  if (labelSides(draft)) return;
  const [{ box: room, align }] = layout.blocks;
  // Requested elements are placed below the words.
  const box = subject.included.length > 0 && isTypeLed(layout.name) ? rows(room, 0, 0.62) : room;
  const frame: Frame = {
    box: isRinged(draft) ? insideRing(box) : sided(box, draft),
    align:
      asked.side === null
        ? isHook && asked.textAt === null && centred.has(layout.name)
          ? 'center'
          : align
        : sideAlign(draft, align),
    size: input,
  };
  const key = keyOf(headline.words, headline.highlighted, bonds, asked.giant);
  const text: Words = {
    words: headline.words,
    highlighted: key.length > 0 ? key : headline.highlighted,
    // A small last word of a short quoted text would dangle.
    key: isHook ? headline.words.map((_, place) => place) : key,
    bonds,
  };
  if (columned.has(layout.name)) {
    const [first, ...others] = layout.blocks;
    if (others.length === 0) layout.blocks = [{ ...first, words: text }];
    return;
  }
  const setter =
    asked.giant && layout.name === 'type-giant'
      ? (): TypeSet => giantNumber(text, frame, wordSide(draft))
      : layout.name === 'type-centre'
        ? whole(layout.blocks[0].upright ?? 'middle')
        : setters[layout.name];
  const set = layout.name.startsWith('names') ? namesSet(draft, frame) : setter?.(text, frame);
  const [first, ...others] = (set?.blocks ?? []).filter(({ words }) => words && words.words.length > 0);
  if (!set || !first) return;
  layout.blocks = [first, ...others];
  if (set.slots.length > 0) layout.slots = set.slots;
}
