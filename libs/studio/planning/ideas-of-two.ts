import type { IllustrationLayer, LayerOf } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { middle, squareAt } from './geometry';
import { heroEffects } from './hero-effects';
import { type IdeaRenderer, compositionOf } from './composition';
import { makes } from './makes';
import { timeLabels } from './time-labels';

/** Strength, 0 to 1, with which the second of two identical drawings is tinted in the color of its background. */
const rivalTint = 0.8;

/**
 * The drawings of the two rivals. If both are the same drawing, the result is two makes of the thing or a tint for the
 * second.
 */
function rivals({ subject, knowledge, avoided, palette }: Draft) {
  const [first, second = first] = subject.heroes;
  if (first.id !== second.id) return { first, second, tint: null };
  const [one, other] = (makes[first.id] ?? []).map((id) => knowledge.index.get(id));
  if (one && other && !avoided(one) && !avoided(other)) return { first: one, second: other, tint: null };
  return { first, second, tint: { color: palette.rival[2], amount: rivalTint } };
}

/** The layers of both heroes of a comparison, facing each other. */
function bothHeroes(draft: Draft): [IllustrationLayer, IllustrationLayer] {
  const { layout } = draft;
  const { first, second, tint } = rivals(draft);
  const [left, right = left] = layout.heroes;
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

/** The badge "VS" between two rivals; empty if the layout has no room for the badge, or if text is to be avoided. */
function versusDisc(draft: Draft, shape: 'disc' | 'burst'): LayerOf<'badge'>[] {
  const { layout, avoids } = draft;
  if (!layout.second || avoids(avoidable.text)) return [];
  const side = Math.min(layout.second.width, layout.second.height);
  const room = squareAt(middle(layout.second), side * (shape === 'burst' ? 1.12 : 1));
  return [{ ...badgeIn(draft, 'VS', room, shape, 'center'), rotation: -6 }];
}

/** Two rivals beside each other, each on its own background. */
export const versus: IdeaRenderer = (draft) => {
  const disc = versusDisc(draft, 'disc');
  return compositionOf(bothHeroes(draft), { over: disc, taken: disc.map(({ box }) => box) });
};

/** Two rivals that fill the picture and overlap the badge between them. */
export const clash: IdeaRenderer = (draft) => {
  const disc = versusDisc(draft, 'burst');
  return compositionOf(bothHeroes(draft), { over: disc, taken: disc.map(({ box }) => box) });
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
