import type { Box, Layer, LayerOf } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import type { Draft } from './draft';
import { freeRoom } from './free-room';
import { coreOf, inset, middle } from './geometry';
import { settable } from '../knowledge/scripts';
import { type Composition, keptFree } from './composition';

/**
 * All layers of illustrations and the other layers of an idea: those behind the heroes, the heroes, and those in front.
 * @param draft the decisions about the picture
 * @param composition layers that the idea adds
 * @param text boxes of headline and badge, which stay free
 */
export function illustrationLayers(draft: Draft, composition: Composition, text: readonly Box[]): Layer[] {
  const taken = [...keptFree(draft, text), ...composition.taken];
  const included = includedLayers(draft, composition, taken);
  return [...composition.behind, ...composition.heroes, ...composition.front, ...included];
}

/** Sides of requested extra elements that are tried, as multiples of the draft's unit, largest first. */
const includedSides = [26, 22, 18, 15, 12.5, 10.5, 9, 7.5, 6.5];

/** Side, in units, below which a requested extra element is placed in front of the hero instead of next to it. */
const leastBeside = 10.5;

/**
 * Layers of the requested extra elements. Each element is visible as a whole, next to the hero or in front of the hero
 * but not on its face.
 */
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
  const focus = focusOf(draft, composition);
  return items.flatMap((_, place) =>
    includedIn(draft, place, freeRoom(input, unit * 6.5, taken, middle(focus), margin) ?? focus),
  );
}

const marginOf = ({ input }: Draft): number => Math.min(input.width, input.height) * 0.03;

/** The main box of the picture: the hero, or the hero's room of the layout if there is no hero. */
const focusOf = ({ layout }: Draft, { heroes }: Composition): Box => heroes[0]?.box ?? layout.heroes[0];

/**
 * Free rooms for all requested extra elements, all of the largest side that leaves enough rooms; null if no side does.
 */
function roomsFor(
  draft: Draft,
  composition: Composition,
  sides: number[],
  taken: readonly Box[],
): Box[] | null {
  const { subject, unit, input } = draft;
  const near = middle(focusOf(draft, composition));
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
        }),
      ]
    : labelOf(draft, item.text, room);
}

/** A tag with the name of a requested element for which there is no drawing. */
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
