import type { Layer, LayerOf } from '../scene/scene.schema';
import { placeIllustration, floorShadow, isSteady } from './place-illustration';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { middle, squareAt } from './geometry';
import { bare, heroEffects } from './hero-effects';
import { type IdeaRenderer, illustrationsOf, heroOf, compositionOf } from './composition';

const breaking = { en: 'BREAKING NEWS', es: 'ÚLTIMA HORA' };

/** The lower third of a news picture, with its badge. */
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

/** A meal on a table, what it is made of around it. */
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
  return compositionOf([heroOf(draft, { rotation: 0, effects: { ...heroEffects(draft), ...standing } })], {
    behind,
  });
};

const cardTurns = [-7, 5, -3] as const;

/** Degrees between the views of two cards. */
const cardYaw = 75;

/** The place of the picture in another direction, brighter and nearly in focus. */
const inFocus = ({ unit }: Draft, view: LayerOf<'panorama'>, place: number): LayerOf<'panorama'> => ({
  ...view,
  yaw: view.yaw + (place + 1) * cardYaw,
  fov: 60,
  exposure: view.exposure * 1.5,
  blur: unit * 0.3,
});

/** Pictures of a journey, as cards that lie on each other. */
export const travel: IdeaRenderer = (draft) => {
  const { layout, palette, random } = draft;
  const [hero, ...others] = illustrationsOf(draft);
  const shown = [hero, ...others.slice(0, layout.slots.length - 1)];
  const order = shown.map((_, place) => place).reverse();
  const effects = { ...heroEffects(draft), glow: null, floor: null };
  const layers = order.map((place) => {
    const room = layout.slots[place] ?? layout.heroes[0];
    const rotation = isSteady(draft) ? 0 : (cardTurns[place] ?? 0) + random.between(-2, 2);
    const card: Layer = draft.view
      ? { kind: 'postcard', box: room, rotation, view: inFocus(draft, draft.view, place) }
      : {
          kind: 'plate',
          shape: 'card',
          box: room,
          rotation,
          color: [palette.plate, palette.ground[2], palette.motif[1]][place] ?? palette.plate,
          outline: null,
          seed: random.seed(),
        };
    const side = Math.min(room.width, room.height) * (place === 0 ? 0.86 : 0.72);
    const at = { x: middle(room).x, y: middle(room).y - room.height * 0.05 };
    const shownAs = placeIllustration(draft, shown[place] ?? hero, {
      role: place === 0 ? 'hero' : 'prop',
      room: squareAt(at, side),
      rotation,
      effects: place === 0 ? effects : { ...bare, tint: effects.tint },
    });
    return { card, shownAs };
  });
  const first = layers.at(-1);
  const lower = layers.slice(0, -1).flatMap(({ card, shownAs }) => [card, shownAs]);
  if (!first) return compositionOf([heroOf(draft)]);
  return compositionOf([first.shownAs], {
    behind: [...lower, first.card],
    taken: layout.slots.slice(0, shown.length),
  });
};

/** Something alone in the dark, in the only light. */
export const horror: IdeaRenderer = (draft) => {
  const { palette } = draft;
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
