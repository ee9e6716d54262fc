import type { Illustration } from '../knowledge/illustrations';
import type { Box, Layer, LayerOf } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import { arrange, type Spot } from './arrange';
import type { Draft } from './draft';
import { freeRoom } from './free-room';
import { coreOf, inset, middle } from './geometry';
import { bare, heroEffects } from './hero-effects';
import { settable } from '../knowledge/scripts';
import { type Composition, illustrationsOf, keptFree } from './composition';

/** How many small things a picture shows at most; fewer, larger things are clearer. */
const most = { arc: 3, flank: 2, pile: 4, debris: 7, none: 0 };

/**
 * Everything that is drawn from the illustration set, behind the heroes and before them.
 * @param draft what was decided
 * @param composition layers that the idea adds
 * @param text boxes of headline and badge, which stay free
 */
export function illustrationLayers(draft: Draft, composition: Composition, text: readonly Box[]): Layer[] {
  const taken = [...keptFree(draft, text), ...composition.taken];
  const included = includedLayers(draft, composition, taken);
  const shown = included.flatMap((layer) => ('box' in layer ? [layer.box] : []));
  const { behind, front } = smallThings(draft, composition, [...taken, ...shown]);
  return [
    ...composition.behind,
    ...behind,
    ...composition.heroes,
    ...composition.front,
    ...front,
    ...included,
  ];
}

/** Sides of what is to be included, as multiples of the draft's unit, largest first. */
const includedSides = [26, 22, 18, 15, 12.5, 10.5, 9, 7.5, 6.5];

/** Side below which included elements are placed in front of the hero instead of next to it. */
const leastBeside = 10.5;

/** Included elements, each where it is visible as a whole: next to the hero, or in front of it but not of its face. */
function includedLayers(draft: Draft, composition: Composition, taken: readonly Box[]): Layer[] {
  const { subject, unit, input } = draft;
  const items = subject.included;
  if (items.length === 0) return [];
  const bodies = composition.heroes.map(({ box }) => inset(box, Math.min(box.width, box.height) * 0.03));
  const cores = composition.heroes.map(({ box }) => coreOf(box));
  const most = Math.max(12, 40 / Math.sqrt(items.length));
  const sides = includedSides.filter((side) => side <= most);
  const beside = sides.filter((side) => side >= leastBeside);
  const rooms =
    roomsFor(draft, composition, beside, [...taken, ...bodies]) ??
    roomsFor(draft, composition, sides, [...taken, ...cores]);
  if (rooms) return rooms.flatMap((room, place) => includedIn(draft, place, room));
  const margin = marginOf(draft);
  const near = middle(composition.heroes[0].box);
  return items.flatMap((_, place) =>
    includedIn(draft, place, freeRoom(input, unit * 6.5, taken, near, margin) ?? composition.heroes[0].box),
  );
}

const marginOf = ({ input }: Draft): number => Math.min(input.width, input.height) * 0.03;

/** Rooms for everything to be included, all of the largest side for which there are enough; null where there are not. */
function roomsFor(
  draft: Draft,
  composition: Composition,
  sides: number[],
  taken: readonly Box[],
): Box[] | null {
  const { subject, unit, input } = draft;
  const near = middle(composition.heroes[0].box);
  for (const side of sides) {
    const rooms: Box[] = [];
    for (let item = 0; item < subject.included.length; item += 1) {
      const room = freeRoom(input, side * unit, [...taken, ...rooms], near, marginOf(draft));
      if (!room) break;
      rooms.push(room);
    }
    if (rooms.length === subject.included.length) return rooms;
  }
  return null;
}

function includedIn(draft: Draft, place: number, room: Box): Layer[] {
  const item = draft.subject.included[place];
  if (!item) return [];
  return item.kind === 'drawing'
    ? [
        placeIllustration(draft, item.illustration, {
          role: 'prop',
          room,
          rotation: draft.random.between(-12, 12),
        }),
      ]
    : labelOf(draft, item.text, room);
}

/** An element without a drawing is written on a tag. */
function labelOf({ styleRules, palette, knowledge }: Draft, text: string, room: Box): LayerOf<'badge'>[] {
  const written = settable(text).toUpperCase().slice(0, 24).trim();
  if (written === '') return [];
  const size = Math.min(
    room.height * 0.32,
    (room.width * 0.9) / Math.max(0.5, knowledge.measure(styleRules.badgeFace, written)),
  );
  return [
    {
      kind: 'badge',
      text: written,
      face: styleRules.badgeFace,
      size,
      box: room,
      rotation: -3,
      shape: 'tag',
      color: palette.highlight[1],
      ink: '#14100c',
    },
  ];
}

/** Small things in the layout's own arrangement: few kinds, repeated, so that they read as one. */
function smallThings(
  draft: Draft,
  composition: Composition,
  taken: readonly Box[],
): { behind: Layer[]; front: Layer[] } {
  const { random, layout, subject, input } = draft;
  const [first, ...rest] = layout.props;
  const arrangement = random.pick([first, ...rest]);
  const shownAlready = new Set(
    [...composition.heroes, ...composition.front].flatMap((l) => ('id' in l ? [l.id] : [])),
  );
  const kinds = smallKinds(draft).filter(
    ({ id, group }) => id !== subject.heroes[0].id && !shownAlready.has(id) && group !== 0,
  );
  // Where elements were asked for, no other small things are shown.
  if (kinds.length === 0 || draft.cautious || subject.included.length > 0) return { behind: [], front: [] };
  const spots = arrange(arrangement, { hero: composition.heroes[0].box, taken, picture: input, random });
  const used = arrangement === 'debris' ? kinds.slice(0, 2) : kinds.slice(0, 3);
  const behind: Layer[] = [];
  const front: Layer[] = [];
  spots.slice(0, most[arrangement]).forEach((spot, place) => {
    const thing = used[place % used.length];
    if (!thing) return;
    (spot.depth === 'far' ? behind : front).push(small(draft, thing, spot));
  });
  // The farthest, smallest thing comes first.
  return { behind: behind.reverse(), front };
}

/** Money and games are scattered; anything else that drifts about a hero looks lost. */
const scattered = new Set<Draft['subject']['theme']>(['money', 'gaming']);

const smallKinds = (draft: Draft): Illustration[] =>
  scattered.has(draft.subject.theme) ? illustrationsOf(draft) : [];

function small(draft: Draft, thing: Illustration, { room, depth, rotation }: Spot): Layer {
  const { styleRules, unit } = draft;
  const own = heroEffects(draft);
  const plain = { ...bare, tint: own.tint, finish: own.finish, shadow: own.shadow };
  const soft = styleRules.depth ? { blur: depth === 'close' ? unit * 0.9 : unit * 0.18 } : {};
  const effects = styleRules.depth ? { ...plain, ...soft } : { ...own, glow: null };
  return placeIllustration(draft, thing, { role: 'prop', room, rotation, effects });
}
