import type { Box, IllustrationLayer, Point } from '../scene/scene.schema';
import { placeIllustration } from './place-illustration';
import type { Draft } from './draft';
import { freeRoom } from './free-room';
import { faceOf, middle, within } from './geometry';
import { type Composition, keptFree } from './composition';

/** The corner of a hero that is farther from the words and not on its face. */
const footOf = (hero: Box, draft: Draft): Point => {
  const words = middle(draft.layout.blocks[0].box).x;
  return within(hero, middle(hero).x > words ? 0.04 : 0.96, 0.94);
};

/**
 * Room for something large next to the hero, in front of it.
 * @param draft what was decided
 * @param hero as it was placed
 * @param text boxes that stay free
 * @param share its side, as a share of the hero's shorter one
 * @returns null where there is none
 */
export function roomNextToHero(
  draft: Draft,
  hero: IllustrationLayer,
  text: readonly Box[],
  share: number,
): Box | null {
  const side = Math.min(hero.box.width, hero.box.height) * share;
  const taken = [...keptFree(draft, text), faceOf(hero.box)];
  const margin = Math.min(draft.input.width, draft.input.height) * 0.03;
  for (const scale of [1, 0.8, 0.64]) {
    const room = freeRoom(draft.input, side * scale, taken, footOf(hero.box, draft), margin);
    if (room) return room;
  }
  return null;
}

/**
 * The other thing that the prompt names, before the hero.
 * @param draft what was decided
 * @param hero as it was placed
 * @param text boxes that stay free
 */
export function withSecondSubject(
  draft: Draft,
  hero: IllustrationLayer,
  text: readonly Box[],
): Partial<Composition> {
  const { subject } = draft;
  if (!subject.second) return {};
  const room = roomNextToHero(draft, hero, text, 0.6);
  if (!room) return {};
  const second = placeIllustration(draft, subject.second, {
    role: 'prop',
    room,
    rotation: draft.random.between(-9, 9),
  });
  return { front: [second], taken: [room] };
}
