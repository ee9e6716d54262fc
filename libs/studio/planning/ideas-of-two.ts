import type { IllustrationLayer, LayerOf } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { middle, squareAt } from './geometry';
import { heroEffects } from './hero-effects';
import { type IdeaRenderer, compositionOf } from './composition';
import { makes } from './makes';
import { timeLabels } from './time-labels';

/** How much of the color of its ground the second of two equal drawings takes, 0 to 1. */
const rivalTint = 0.8;

/** The two rivals, and what sets the second apart where both are the same drawing. */
function rivals({ subject, knowledge, avoided, palette }: Draft) {
  const [first, second = first] = subject.heroes;
  if (first.id !== second.id) return { first, second, tint: null };
  const [one, other] = (makes[first.id] ?? []).map((id) => knowledge.index.get(id));
  if (one && other && !avoided(one) && !avoided(other)) return { first: one, second: other, tint: null };
  return { first, second, tint: { color: palette.rival[2], amount: rivalTint } };
}

/** Both heroes of a picture of two, looking at each other. */
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

/** The disc between two rivals. */
function versusDisc(draft: Draft, shape: 'disc' | 'burst'): LayerOf<'badge'>[] {
  const { layout, avoids } = draft;
  if (!layout.second || avoids(avoidable.text)) return [];
  const side = Math.min(layout.second.width, layout.second.height);
  const room = squareAt(middle(layout.second), side * (shape === 'burst' ? 1.12 : 1));
  return [{ ...badgeIn(draft, 'VS', room, shape, 'center'), rotation: -6 }];
}

/** Two rivals side by side, each on its own ground. */
export const versus: IdeaRenderer = (draft) => {
  const disc = versusDisc(draft, 'disc');
  return compositionOf(bothHeroes(draft), { over: disc, taken: disc.map(({ box }) => box) });
};

/** Two rivals that fill the picture and collide. */
export const clash: IdeaRenderer = (draft) => {
  const disc = versusDisc(draft, 'burst');
  return compositionOf(bothHeroes(draft), { over: disc, taken: disc.map(({ box }) => box) });
};

/** The side of the past looks faded. */
const faded = (draft: Draft): ReturnType<typeof heroEffects> => ({
  ...heroEffects(draft),
  tint: { color: '#7d8186', amount: 0.9 },
  glow: null,
  rim: null,
  opacity: 0.92,
});

/** One thing in two states, as large in both. */
function thenAndNow(draft: Draft): [IllustrationLayer, IllustrationLayer] {
  const { subject, layout } = draft;
  const [before, after = before] = subject.heroes;
  const [left, right = left] = layout.heroes;
  const { anchor } = layout;
  return [
    placeIllustration(draft, before, {
      role: 'hero',
      room: left,
      looks: 'right',
      anchor,
      effects: faded(draft),
    }),
    placeIllustration(draft, after, { role: 'hero', room: right, looks: 'left', anchor }),
  ];
}

/** The same thing twice: faded, then bright. */
export const beforeAfter: IdeaRenderer = (draft) => {
  const over = timeLabels(draft);
  return compositionOf(thenAndNow(draft), { over, taken: over.map(({ box }) => box) });
};
