import type { Illustration } from '../knowledge/illustrations';
import type { Box, IllustrationLayer } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import type { Draft } from './draft';
import { freeRoom } from './free-room';
import { faceOf, middle, within } from './geometry';
import { heroOf, keptFree } from './composition';

/**
 * Room for a large drawing next to the hero, in front of the hero.
 * @param draft the decisions about the picture
 * @param hero the placed hero
 * @param text boxes that stay free
 * @param share side of the room, as a share of the hero's shorter side
 * @returns null if there is no such room
 */
export function roomNextToHero(
  draft: Draft,
  hero: IllustrationLayer,
  text: readonly Box[],
  share: number,
): Box | null {
  const words = middle(draft.layout.blocks[0].box).x;
  // The room is near the hero's lower corner that is farther from the words and not on the face.
  const foot = within(hero.box, middle(hero.box).x > words ? 0.04 : 0.96, 0.94);
  const side = Math.min(hero.box.width, hero.box.height) * share;
  const taken = [...keptFree(draft, text), faceOf(hero.box)];
  const margin = Math.min(draft.input.width, draft.input.height) * 0.03;
  for (const scale of [1, 0.8, 0.64]) {
    const room = freeRoom(draft.input, side * scale, taken, foot, margin);
    if (room) return room;
  }
  return null;
}

/** Ratio of width to height from which two things in a room are placed beside each other. */
const broad = 1.3;

/** Share of the room that each of two things takes in opposite corners. */
const across = 0.59;

/** Two rooms of equal size inside a room. */
function halvesOf(room: Box): [Box, Box] {
  const { x, y, width, height } = room;
  if (width > height * broad) {
    const half = { ...room, width: width * 0.49 };
    return [half, { ...half, x: x + width * 0.51 }];
  }
  if (height > width * broad) {
    const half = { ...room, height: height * 0.49 };
    return [half, { ...half, y: y + height * 0.51 }];
  }
  const part = { x, y, width: width * across, height: height * across };
  return [part, { ...part, x: x + width * (1 - across), y: y + height * (1 - across) }];
}

/** Least height of the smaller of two things, as a share of the height of the larger one. */
const leastShare = 0.64;

/**
 * The layers of two things of equal importance in the room of the hero. Neither is rotated, and the smaller one has at
 * least 64 % of the height of the other.
 * @param draft the decisions about the picture
 * @param second drawing of the second thing
 */
export function bothThings(draft: Draft, second: Illustration): [IllustrationLayer, IllustrationLayer] {
  const [left, right] = halvesOf(draft.layout.heroes[0]);
  const anchor = [0.5, 1] as const;
  const first = (room: Box): IllustrationLayer => heroOf(draft, { room, anchor });
  const other = (room: Box): IllustrationLayer =>
    placeIllustration(draft, second, { role: 'hero', room, anchor, looks: 'left' });
  const [one, two] = [first(left), other(right)];
  const lower = (room: Box, height: number): Box => ({ ...room, y: room.y + room.height - height, height });
  const most = Math.min(one.box.height, two.box.height) / leastShare;
  return [
    one.box.height > most ? first(lower(left, most)) : one,
    two.box.height > most ? other(lower(right, most)) : two,
  ];
}
