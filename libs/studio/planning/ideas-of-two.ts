import type { Box, IllustrationLayer, Layer, LayerOf } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { middle, squareAt, within } from './geometry';
import { heroEffects, personEffects } from './hero-effects';
import { type IdeaRenderer, compositionOf } from './composition';
import type { Person } from './people';

/** Drawings of two makes of one thing. */
const makes: Readonly<Record<string, readonly [string, string]>> = {
  'mobile-phone': ['own-phone-dark', 'own-phone-light'],
};

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
  const { layout, random } = draft;
  const { first, second, tint } = rivals(draft);
  const [left, right = left] = layout.heroes;
  const tilt = random.between(2, 7);
  return [
    placeIllustration(draft, first, {
      role: 'hero',
      room: left,
      rotation: tilt,
      looks: 'right',
      anchor: layout.anchor,
    }),
    placeIllustration(draft, second, {
      role: 'hero',
      room: right,
      rotation: -tilt,
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

/** A person who cannot decide between two things, or a question mark where no person may be shown. */
export const choice: IdeaRenderer = (draft) => {
  const { layout, person } = draft;
  const room = layout.second;
  if (!room) return versus(draft, []);
  const front = person ? [undecided(draft, person, room)] : questionMark(draft, room);
  return compositionOf(bothHeroes(draft), { front, taken: [room] });
};

/** The person between both things, cut by the lower edge of the picture. */
function undecided(draft: Draft, { illustration }: Person, room: Box): IllustrationLayer {
  return placeIllustration(draft, illustration, {
    role: 'prop',
    room: { ...room, height: draft.input.height - room.y },
    rotation: 0,
    anchor: [0.5, 1],
    effects: personEffects(draft, 'right'),
  });
}

function questionMark({ palette, unit, avoids }: Draft, room: Box): Layer[] {
  if (avoids(avoidable.mark)) return [];
  return [
    {
      kind: 'mark',
      shape: 'question',
      box: squareAt(middle(room), Math.min(room.width, room.height) * 0.8),
      rotation: 6,
      color: palette.highlight[1],
      outline: { width: unit, color: '#14100c' },
    },
  ];
}

const labels = { en: ['BEFORE', 'AFTER'], es: ['ANTES', 'DESPUÉS'] } as const;

/** The side of the past looks faded. */
const faded = (draft: Draft): ReturnType<typeof heroEffects> => ({
  ...heroEffects(draft),
  tint: { color: '#7d8186', amount: 0.9 },
  glow: null,
  rim: null,
  opacity: 0.92,
});

const smaller = (room: Box): Box => ({
  x: room.x + room.width * 0.12,
  y: room.y + room.height * 0.2,
  width: room.width * 0.76,
  height: room.height * 0.76,
});

function thenAndNow(draft: Draft): [IllustrationLayer, IllustrationLayer] {
  const { subject, layout } = draft;
  const [before, after = before] = subject.heroes;
  const [room, right = room] = layout.heroes;
  // The thing is larger in the present.
  const left = layout.name === 'before-after' ? smaller(room) : room;
  return [
    placeIllustration(draft, before, {
      role: 'hero',
      room: left,
      rotation: -3,
      looks: 'right',
      effects: faded(draft),
    }),
    placeIllustration(draft, after, { role: 'hero', room: right, rotation: 3, looks: 'left' }),
  ];
}

function timeLabels(draft: Draft): LayerOf<'badge'>[] {
  if (draft.avoids(avoidable.text)) return [];
  const { layout, palette, headline, subject } = draft;
  const words = subject.comparison?.map(({ label }) => label) ?? labels[headline.language];
  return layout.slots.slice(0, 2).map((room, place) => {
    const align = place === 0 || room.x < draft.input.width / 2 ? 'left' : 'right';
    const badge = badgeIn(
      draft,
      words[place] ?? labels[headline.language][place as 0 | 1],
      room,
      'tag',
      align,
    );
    const color = place === 0 ? '#4a4e55' : palette.pop;
    return { ...badge, color, ink: place === 0 ? '#ffffff' : palette.onPop };
  });
}

/** The arrow from the side of the past to the side of the present. */
function onward(draft: Draft, from: readonly [number, number], to: readonly [number, number]): Layer[] {
  const { layout, palette, unit } = draft;
  if (!layout.second || draft.avoids(avoidable.arrow)) return [];
  return [
    {
      kind: 'arrow',
      from: within(layout.second, ...from),
      to: within(layout.second, ...to),
      bend: -0.12,
      width: unit * 4,
      color: palette.highlight[1],
      outline: '#14100c',
    },
  ];
}

/** The same thing twice: faded, then bright. */
export const beforeAfter: IdeaRenderer = (draft) => {
  const tall = draft.input.height > draft.input.width;
  const over = timeLabels(draft);
  const front = onward(draft, tall ? [0.7, 0.1] : [0, 0.5], tall ? [0.7, 1] : [1, 0.5]);
  return compositionOf(thenAndNow(draft), { front, over, taken: over.map(({ box }) => box) });
};

/** The thing is small and faded in the past, large and bright in the present. */
export const progress: IdeaRenderer = (draft) => {
  const over = timeLabels(draft);
  const tall = draft.input.height > draft.input.width;
  const front = onward(draft, tall ? [0.1, 0.2] : [0.05, 0.85], tall ? [0.75, 1] : [0.95, 0.3]);
  const taken = [...over.map(({ box }) => box), ...(draft.layout.second ? [draft.layout.second] : [])];
  return compositionOf(thenAndNow(draft), { front, over, taken });
};
