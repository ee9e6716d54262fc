import type { Box, LayerOf } from '../scene/scene.schema';
import { badgeIn } from './badge';
import { type Composition, type IdeaRenderer, compositionOf } from './composition';
import { type Draft, avoidable } from './draft';
import { middle, squareAt } from './geometry';
import { sideTags } from './side-tags';
import { slabOf } from './slab';
import { timeLabels } from './time-labels';

/** A band of color behind words; the edges of the picture cut the band. */
function slab(draft: Draft, box: Box, place = 0, rotation = 0): LayerOf<'plate'> {
  const { ground, line } = slabOf(draft, place);
  return {
    kind: 'plate',
    shape: 'band',
    box,
    rotation,
    color: ground,
    outline: line === null ? null : { width: draft.unit * 0.6, color: line },
    seed: 0,
  };
}

const withoutHero = (more: Partial<Composition>): Composition => ({ ...compositionOf([]), ...more });

/** Words that fill the picture, from its left edge. */
export const statement: IdeaRenderer = () => withoutHero({});

/** The key (the most important words) on a band across the picture. */
export const banner: IdeaRenderer = (draft) =>
  withoutHero({
    over: draft.layout.slots.map((box) => slab(draft, box, 0, draft.styleRules.tilt === 0 ? 0 : -1)),
  });

/** The key (the most important words) on a slab of color at one side. */
export const keyword: IdeaRenderer = (draft) => {
  const isSteady = draft.styleRules.tilt === 0;
  return withoutHero({ over: draft.layout.slots.map((box) => slab(draft, box, 0, isSteady ? 0 : 4)) });
};

/** Centered words on the background, without other layers. */
export const poster: IdeaRenderer = () => withoutHero({});

/** Two parts of the headline on two backgrounds. */
export const contrast: IdeaRenderer = () => withoutHero({});

/** Words at the lower edge of the picture, without other layers. */
export const caption: IdeaRenderer = () => withoutHero({});

/** The badge "VS" between two names; empty if the layout has no room for the badge, or if text is to be avoided. */
function versusDisc(draft: Draft): LayerOf<'badge'>[] {
  const room = draft.layout.second;
  if (!room || draft.avoids(avoidable.text)) return [];
  const disc = badgeIn(
    draft,
    'VS',
    squareAt(middle(room), Math.min(room.width, room.height)),
    'disc',
    'center',
  );
  return [{ ...disc, rotation: draft.styleRules.tilt === 0 ? 0 : -6 }];
}

/** Two names of a comparison, each on its own background or band. */
export const twoNames: IdeaRenderer = (draft) => {
  const bands = draft.layout.name === 'names-bands' ? draft.layout.slots : [];
  return withoutHero({
    over: [...bands.map((box, place) => slab(draft, box, place)), ...versusDisc(draft), ...sideTags(draft)],
  });
};

/** Two backgrounds labelled with the names of two times, and the words of the headline. */
export const twoTimes: IdeaRenderer = (draft) => withoutHero({ over: timeLabels(draft) });
