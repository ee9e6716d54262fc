import type { Layer } from '../scene/scene.schema';
import { floorShadow, isSteady } from './place-illustration';
import { badgeIn } from './badge';
import { avoidable } from './draft';
import { middle } from './geometry';
import { heroEffects } from './hero-effects';
import { type IdeaRenderer, heroOf, compositionOf } from './composition';
import { shown } from './ideas-of-one';

const breaking = { en: 'BREAKING NEWS', es: 'ÚLTIMA HORA' };

/** A news picture: the hero, a band in the lower third and a badge. */
export const news: IdeaRenderer = (draft) => {
  const { layout, palette, headline, unit } = draft;
  const [band] = layout.slots;
  const over: Layer[] = [];
  if (band)
    over.push({
      kind: 'plate',
      shape: 'band',
      box: band,
      rotation: 0,
      color: `${palette.ink}f0`,
      outline: { width: unit * 0.7, color: palette.pop },
      seed: 0,
    });
  if (!headline.badge && !draft.avoids(avoidable.text))
    over.push({ ...badgeIn(draft, breaking[headline.language], layout.badge, 'pill'), rotation: 0 });
  return compositionOf([heroOf(draft)], { over, taken: [...(band ? [band] : []), layout.badge] });
};

/** A meal on a table. A second thing that the prompt names is shown beside the meal. */
export const food: IdeaRenderer = (draft) => {
  const { layout, palette, unit } = draft;
  const [table] = layout.slots;
  const behind: Layer[] = table
    ? [
        {
          kind: 'plate',
          shape: 'band',
          box: table,
          rotation: 0,
          color: palette.ground[0],
          outline: { width: unit * 0.9, color: palette.motif[1] },
          seed: 0,
        },
      ]
    : [];
  const standing = isSteady(draft) ? {} : { floor: floorShadow(draft) };
  if (draft.subject.second) return compositionOf(shown(draft).heroes, { behind });
  return compositionOf([heroOf(draft, { rotation: 0, effects: { ...heroEffects(draft), ...standing } })], {
    behind,
  });
};

/** A hero alone in the dark, lit from behind. A second thing that the prompt names is shown beside the hero. */
export const horror: IdeaRenderer = (draft) => {
  const { palette } = draft;
  if (draft.subject.second) return shown(draft);
  const standing = { floor: floorShadow(draft) };
  const hero = heroOf(draft, { rotation: 0, effects: { ...heroEffects(draft), ...standing } });
  const glow: Layer = {
    kind: 'light',
    center: middle(hero.box),
    radius: Math.max(hero.box.width, hero.box.height) * 0.95,
    color: palette.glow,
    opacity: 0.7,
  };
  return compositionOf([hero], { behind: draft.layout.name === 'alone' ? [glow] : [] });
};
