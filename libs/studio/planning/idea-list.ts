import type { Box, Layer } from '../scene/scene.schema';
import { placeIllustration, floorShadow, isSteady } from './place-illustration';
import { badgeIn } from './badge';
import { type Draft, avoidable } from './draft';
import { squareAt } from './geometry';
import { heroEffects } from './hero-effects';
import { type IdeaRenderer, type Composition, illustrationsOf, compositionOf } from './composition';

const medals = ['#ffc21a', '#c9d3dd', '#d98b4a'] as const;

/** A list: the first three things on a podium, or all things in a row. */
export const list: IdeaRenderer = (draft) => (draft.layout.name === 'podium' ? podium(draft) : row(draft));

function numbered(draft: Draft, place: number, room: Box): Layer[] {
  if (draft.avoids(avoidable.number) || draft.avoids(avoidable.text)) return [];
  const badge = badgeIn(draft, String(place + 1), room, 'disc', 'center');
  return [{ ...badge, rotation: 0, color: medals[place] ?? '#ffffff', ink: '#14100c' }];
}

function podium(draft: Draft): Composition {
  const { layout, palette, unit } = draft;
  const things = illustrationsOf(draft);
  const steps = layout.slots.map((box): Layer => ({
    kind: 'plate',
    shape: 'panel',
    box,
    rotation: 0,
    color: palette.plate,
    outline: { width: unit * 0.5, color: palette.ink },
    seed: 0,
  }));
  const standing = isSteady(draft) ? {} : { floor: floorShadow(draft) };
  const effects = { ...heroEffects(draft), ...standing };
  const drawnMembers = layout.slots.map((step, place) => {
    const tall = place === 0 ? layout.heroes[0].height : step.width * 1.25;
    const room = {
      x: step.x + step.width * 0.02,
      y: step.y - tall + unit,
      width: step.width * 0.96,
      height: tall,
    };
    const thing = things[place] ?? things[0];
    return placeIllustration(draft, thing, {
      role: place === 0 ? 'hero' : 'prop',
      room,
      anchor: [0.5, 1],
      effects,
    });
  });
  const numbers = layout.slots.flatMap((step, place) => {
    const side = Math.min(step.width * 0.62, (draft.input.height * 0.83 - step.y) / 1.12, unit * 13);
    return side < unit * 4
      ? []
      : numbered(draft, place, squareAt({ x: step.x + step.width / 2, y: step.y + side * 0.62 }, side));
  });
  const [first, ...others] = drawnMembers;
  if (!first) throw new Error('The podium layout has no steps.');
  return compositionOf([first], { behind: steps, front: [...others, ...numbers], taken: layout.slots });
}

/** The slots of a row for `count` things: with fewer things than slots, the slots of one line become wider. */
function spreadOut(slots: readonly Box[], count: number): Box[] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || count >= slots.length || first.y !== last.y) return slots.slice(0, count);
  const width = (last.x + last.width - first.x) / count;
  return Array.from({ length: count }, (_, place) => ({
    ...first,
    x: first.x + place * width,
    width: width * 0.94,
  }));
}

function row(draft: Draft): Composition {
  const { unit } = draft;
  const things = illustrationsOf(draft).slice(0, draft.layout.slots.length);
  const slots = spreadOut(draft.layout.slots, things.length);
  const layout = { ...draft.layout, slots };
  const drawnMembers = things.map((thing, place) =>
    placeIllustration(draft, thing, {
      role: place === 0 ? 'hero' : 'prop',
      room: slots[place] ?? layout.heroes[0],
      anchor: [0.5, 1],
    }),
  );
  // Badges with the numbers 1 to 4 beside the headline "5 mistakes" would look like an error.
  const counted =
    draft.subject.figure?.kind === 'amount' && draft.subject.figure.value !== layout.slots.length;
  const numbers = layout.slots.flatMap((room, place) =>
    counted
      ? []
      : numbered(
          draft,
          place,
          squareAt(
            { x: room.x + unit * 4.5, y: room.y + unit * 4.5 },
            Math.min(unit * 10.5, room.width * 0.42),
          ),
        ),
  );
  const [first, ...others] = drawnMembers;
  if (!first) throw new Error('The row layout has no slots.');
  return compositionOf([first], { front: [...others, ...numbers], taken: layout.slots });
}
