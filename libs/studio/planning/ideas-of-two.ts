import type { Box, IllustrationLayer, LayerOf } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { middle, squareAt } from './geometry';
import { type Effects, heroEffects, personEffects } from './hero-effects';
import { type IdeaRenderer, compositionOf } from './composition';
import { makes } from './makes';
import { attributesOf } from './scene-layers';
import { sideTags } from './side-tags';
import { timeLabels } from './time-labels';

/** Strength, 0 to 1, with which the second of two identical drawings is tinted in the color of its background. */
const rivalTint = 0.8;

/** The thing of which a drawing shows a make or the usual form; null for a thing without makes. */
const kindOf = (id: string): string | null =>
  Object.entries(makes).find(([thing, both]) => thing === id || both.includes(id))?.[0] ?? null;

/**
 * The drawings of the two rivals. If both are the same drawing, the result is two makes of the thing or a tint for the
 * second.
 */
function rivals({ subject, knowledge, avoided, palette }: Draft) {
  const [first, second = first] = subject.heroes;
  const kind = kindOf(first.id);
  if (first.id !== second.id && (kind === null || kind !== kindOf(second.id)))
    return { first, second, tint: null };
  const [one, other] = (makes[kind ?? first.id] ?? []).map((id) => knowledge.index.get(id));
  if (one && other && !avoided(one) && !avoided(other)) return { first: one, second: other, tint: null };
  // Food in a foreign color looks spoiled.
  return { first, second, tint: first.group === 4 ? null : { color: palette.rival[2], amount: rivalTint } };
}

/** Tint of the cheap one of two things: dull and grey. */
const plainTint = { color: '#8b8d90', amount: 0.55 };

/** Light of the expensive one of two things: a golden glow and a golden edge. */
const golden = ({ unit }: Draft): Pick<Effects, 'glow' | 'rim'> => ({
  glow: { blur: unit * 6, color: '#ffd24a' },
  rim: '#ffe9a8',
});

const cheap = /(?<!\p{L})(?:cheap(?:est|er)?|budget|poor|barat[oa]s?|econ[oó]mic[oa]s?|pobre)(?!\p{L})/iu;
const dear =
  /(?<!\p{L})(?:expensive|priciest|luxury|premium|rich|gourmet|car[oa]s?|lujo|lujos[oa]s?|de lujo)(?!\p{L})/iu;

/** The value of an amount of money as written: "$8" is 8, "1.200 €" is 1200, "5k" is 5000. */
const valueOf = (written: string): number => {
  const digits = /\d[\d.,]*/.exec(written)?.[0] ?? '';
  const value = Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return /k$/i.test(written.trim()) ? value * 1000 : value;
};

/**
 * Tells if the second of two things of one kind is worth more (`rising`) or less (`falling`) than the first: by their
 * prices, else by the words for them. Null if the prompt says nothing about it.
 */
function worthOf({ names, prices }: Draft): 'rising' | 'falling' | null {
  const [left, right] = names ?? ['', ''];
  const [first, second] = (prices ?? [left, right]).map(valueOf);
  if (first && second && first !== second) return first < second ? 'rising' : 'falling';
  if (cheap.test(left) || dear.test(right)) return 'rising';
  return cheap.test(right) || dear.test(left) ? 'falling' : null;
}

/** The things of the two halves in the colors and the states that the prompt requests. */
function ofHalves(
  draft: Draft,
  halves: NonNullable<Draft['halves']>,
  rooms: readonly [Box, Box],
): [IllustrationLayer, IllustrationLayer] {
  const { layout, subject } = draft;
  const [first, second = first] = subject.heroes;
  const layerOf = (side: 0 | 1): IllustrationLayer => {
    const illustration = side === 0 ? first : second;
    const { effects, recolor, ...state } = attributesOf(draft, {
      member: halves[side],
      illustration,
      isBust: false,
      hat: null,
    });
    const [across, down] = layout.anchor;
    return {
      ...placeIllustration(draft, illustration, {
        role: 'hero',
        room: rooms[side],
        looks: side === 0 ? 'right' : 'left',
        anchor: [side === 0 ? across : 1 - across, down],
        effects,
        recolor,
      }),
      ...state,
    };
  };
  return [layerOf(0), layerOf(1)];
}

/** The layers of both heroes of a comparison, facing each other. */
function bothHeroes(draft: Draft): [IllustrationLayer, IllustrationLayer] {
  const { layout } = draft;
  const [left, right = left] = layout.heroes;
  if (draft.halves) return ofHalves(draft, draft.halves, [left, right]);
  const { first, second, tint } = rivals(draft);
  const worth = first.id === second.id ? worthOf(draft) : null;
  const effects = heroEffects(draft);
  if (worth) {
    const [low, high] = [
      { ...effects, tint: plainTint, glow: null },
      { ...effects, ...golden(draft) },
    ];
    const [one, other] = worth === 'rising' ? [low, high] : [high, low];
    const { anchor } = layout;
    return [
      placeIllustration(draft, first, { role: 'hero', room: left, looks: 'right', anchor, effects: one }),
      placeIllustration(draft, second, {
        role: 'hero',
        room: right,
        looks: 'left',
        anchor: [1 - anchor[0], anchor[1]],
        effects: other,
      }),
    ];
  }
  return [
    placeIllustration(draft, first, {
      role: 'hero',
      room: left,
      looks: 'right',
      anchor: layout.anchor,
    }),
    placeIllustration(draft, second, {
      role: 'hero',
      room: right,
      looks: 'left',
      anchor: [1 - layout.anchor[0], layout.anchor[1]],
      ...(tint ? { effects: { ...heroEffects(draft), tint } } : {}),
    }),
  ];
}

/** Size of a requested large "VS", as a factor. */
const largeMark = 1.35;

/** The badge "VS" between two rivals; empty if the layout has no room for the badge, or if text is to be avoided. */
function versusDisc(draft: Draft, shape: 'disc' | 'burst'): LayerOf<'badge'>[] {
  const { layout, avoids } = draft;
  if (!layout.second || avoids(avoidable.text) || isOneThing(draft)) return [];
  const { isLarge = false } = draft.asked.versusMark ?? {};
  const side = Math.min(layout.second.width, layout.second.height) * (isLarge ? largeMark : 1);
  const room = squareAt(middle(layout.second), side * (shape === 'burst' ? 1.12 : 1));
  return [{ ...badgeIn(draft, 'VS', room, shape, 'center'), rotation: -6 }];
}

/** True for two halves with one thing in two states, which are no rivals: "messy desk on the left, clean desk on the right". */
const isOneThing = ({ halves, asked }: Draft): boolean =>
  halves !== null && halves[0].head === halves[1].head && asked.versusMark === null;

/** The names of two rivals; empty for one thing in two states. */
const namesOver = (draft: Draft): LayerOf<'badge'>[] => (isOneThing(draft) ? [] : sideTags(draft));

/** Two rivals beside each other, each on its own background. */
export const versus: IdeaRenderer = (draft) => {
  const over = [...versusDisc(draft, 'disc'), ...namesOver(draft)];
  return compositionOf(bothHeroes(draft), { over, taken: over.map(({ box }) => box) });
};

/** Two rivals that fill the picture and overlap the badge between them. */
export const clash: IdeaRenderer = (draft) => {
  const over = [...versusDisc(draft, 'burst'), ...namesOver(draft)];
  return compositionOf(bothHeroes(draft), { over, taken: over.map(({ box }) => box) });
};

/** Effects of the hero in the half of the earlier time: gray, without glow and rim light. */
const faded = (draft: Draft): ReturnType<typeof heroEffects> => ({
  ...heroEffects(draft),
  tint: { color: '#7d8186', amount: 0.9 },
  glow: null,
  rim: null,
  opacity: 0.92,
});

/** The layers of one thing in two states, in rooms of equal size. */
function thenAndNow(draft: Draft): [IllustrationLayer, IllustrationLayer] {
  const { subject, layout, asked } = draft;
  const [before, after = before] = subject.heroes;
  const [first, second = first] = layout.heroes;
  const { anchor } = layout;
  const isSwapped = asked.times === 'after-left';
  const [left, right] = isSwapped ? [second, first] : [first, second];
  const [then, now] = isSwapped ? (['left', 'right'] as const) : (['right', 'left'] as const);
  if (before.id.startsWith('person-')) {
    const low = (room: Box): Box => ({ ...room, height: draft.input.height * 1.06 - room.y });
    const dull = { ...personEffects(draft, then), tint: plainTint };
    return [
      placeIllustration(draft, before, {
        role: 'hero',
        room: low(left),
        looks: then,
        anchor: [0.5, 1],
        effects: dull,
      }),
      placeIllustration(draft, after, {
        role: 'hero',
        room: low(right),
        looks: now,
        anchor: [0.5, 1],
        effects: personEffects(draft, now),
      }),
    ];
  }
  return [
    placeIllustration(draft, before, {
      role: 'hero',
      room: left,
      looks: then,
      anchor,
      effects: faded(draft),
    }),
    placeIllustration(draft, after, { role: 'hero', room: right, looks: now, anchor }),
  ];
}

/** One thing in two states: the earlier state faded, the later state in full color. */
export const beforeAfter: IdeaRenderer = (draft) => {
  const over = timeLabels(draft);
  return compositionOf(thenAndNow(draft), { over, taken: over.map(({ box }) => box) });
};
