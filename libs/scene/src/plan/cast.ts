import type { Illustration } from '../knowledge/illustrations';
import type { Box, Layer, LayerOf } from '../scene.schema';
import { actor } from './actor';
import { arrange, type Spot } from './arrange';
import type { Draft } from './draft';
import { freeRoom } from './free-room';
import { coreOf, inset, middle } from './geometry';
import { bare, heroEffects } from './hero-effects';
import { settable } from './headline';
import { type Telling, castOf, keptFree } from './telling';

/** How many small things a picture shows at most; fewer and larger says more. */
const most = { arc: 3, flank: 2, pile: 4, debris: 7, none: 0 };

/**
 * Everything that is drawn from the illustration set, behind the heroes and before them.
 * @param draft what was decided
 * @param telling what the idea puts into the picture
 * @param text boxes of headline and badge, which stay free
 */
export function castLayers(draft: Draft, telling: Telling, text: readonly Box[]): Layer[] {
  const taken = [...keptFree(draft, text), ...telling.taken];
  const included = includedLayers(draft, telling, taken);
  const shown = included.flatMap((layer) => ('box' in layer ? [layer.box] : []));
  const { behind, front } = smallThings(draft, telling, [...taken, ...shown]);
  return [...telling.behind, ...behind, ...telling.heroes, ...telling.front, ...front, ...included];
}

/** What the creator asked to see, each where it can be seen whole. */
function includedLayers(draft: Draft, telling: Telling, taken: readonly Box[]): Layer[] {
  const { subject, unit, input } = draft;
  const items = subject.included;
  if (items.length === 0) return [];
  const cores = telling.heroes.map(({ box }) => coreOf(box));
  const margin = Math.min(input.width, input.height) * 0.03;
  const near = middle(telling.heroes[0].box);
  for (const side of [26, 22, 18, 15, 12.5, 10.5, 9, 7.5, 6.5]) {
    if (side > 40 / Math.sqrt(items.length) && side > 12) continue;
    const rooms: Box[] = [];
    for (let item = 0; item < items.length; item += 1) {
      const room = freeRoom(input, side * unit, [...taken, ...cores, ...rooms], near, margin);
      if (!room) break;
      rooms.push(inset(room, -unit * 0.01));
    }
    if (rooms.length === items.length) return rooms.flatMap((room, place) => includedIn(draft, place, room));
  }
  return items.flatMap((_, place) =>
    includedIn(draft, place, freeRoom(input, unit * 6.5, taken, near, margin) ?? telling.heroes[0].box),
  );
}

function includedIn(draft: Draft, place: number, room: Box): Layer[] {
  const item = draft.subject.included[place];
  if (!item) return [];
  return item.kind === 'drawing'
    ? [actor(draft, item.illustration, { role: 'prop', room, rotation: draft.random.between(-12, 12) })]
    : labelOf(draft, item.text, room);
}

/** What no drawing stands for is written on a tag. */
function labelOf({ look, palette, knowledge }: Draft, text: string, room: Box): LayerOf<'badge'>[] {
  const written = settable(text).toUpperCase().slice(0, 24).trim();
  if (written === '') return [];
  const size = Math.min(
    room.height * 0.32,
    (room.width * 0.9) / Math.max(0.5, knowledge.measure(look.badgeFace, written)),
  );
  return [
    {
      kind: 'badge',
      text: written,
      face: look.badgeFace,
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
  telling: Telling,
  taken: readonly Box[],
): { behind: Layer[]; front: Layer[] } {
  const { random, layout, subject, input } = draft;
  const [first, ...rest] = layout.props;
  const arrangement = random.pick([first, ...rest]);
  const shownAlready = new Set(
    [...telling.heroes, ...telling.front].flatMap((l) => ('id' in l ? [l.id] : [])),
  );
  const kinds = castOf(draft).filter(
    ({ id, group }) => id !== subject.heroes[0].id && !shownAlready.has(id) && group !== 0,
  );
  if (kinds.length === 0 || draft.cautious) return { behind: [], front: [] };
  const room = Math.max(0, most[arrangement] - Math.ceil(subject.included.length / 2));
  const spots = arrange(arrangement, { hero: telling.heroes[0].box, taken, picture: input, random });
  const used = arrangement === 'debris' ? kinds.slice(0, 2) : kinds.slice(0, 3);
  const behind: Layer[] = [];
  const front: Layer[] = [];
  spots.slice(0, room).forEach((spot, place) => {
    const thing = used[place % used.length];
    if (!thing) return;
    (spot.depth === 'far' ? behind : front).push(small(draft, thing, spot));
  });
  // The farthest, smallest thing comes first.
  return { behind: behind.reverse(), front };
}

function small(draft: Draft, thing: Illustration, { room, depth, rotation }: Spot): Layer {
  const { look, unit } = draft;
  const own = heroEffects(draft);
  const plain = { ...bare, tint: own.tint, finish: own.finish, shadow: own.shadow };
  const soft = look.depth ? { blur: depth === 'close' ? unit * 0.9 : unit * 0.18 } : {};
  const effects = look.depth ? { ...plain, ...soft } : { ...own, glow: null };
  return actor(draft, thing, { role: 'prop', room, rotation, effects });
}
