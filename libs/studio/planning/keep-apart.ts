import type { Illustration } from '../knowledge/illustrations';
import type { Box } from '../scene/scene.schema';
import type { Draft } from './draft';
import { overlap } from './geometry';
import type { StyleRules } from './style';

/** Styles of letters that cannot be read on a drawing, because the letters have a thin outline or glow. */
const thin = new Set<StyleRules['lettering']>(['swiss', 'block', 'tube']);

/**
 * Returns true if the letters of a style stay readable on a hero.
 * @param rules rules of the style
 */
export const isOutlined = ({ lettering }: StyleRules): boolean => !thin.has(lettering);

/**
 * Returns true if no drawing may lie behind the headline, because its letters have neither outline nor panel.
 * @param draft the decisions about the picture
 */
export const needsGround = ({ typeSystem, cautious, styleRules }: Draft): boolean =>
  typeSystem && !cautious ? typeSystem.needsGround : !isOutlined(styleRules);

/**
 * Reduces the rooms of the heroes until no word touches them; each room keeps the part in which its drawing is largest.
 * @param draft the decisions about the picture; the rooms of its layout are changed
 * @param words boxes that the headline fills, in pixels
 */
export function keepApart(draft: Draft, words: readonly Box[]): void {
  const { layout, subject, idea } = draft;
  const rooms = layout.heroes.map((room, place) =>
    words.reduce((left, box) => cutOff(left, box, subject.heroes[place] ?? subject.heroes[0]), room),
  );
  const [first = layout.heroes[0], ...others] = rooms;
  layout.heroes = [first, ...others];
  if (idea === 'reaction' && layout.second)
    layout.second = words.reduce((left, box) => cutOff(left, box, null), layout.second);
}

/**
 * Removes the part of the hero's room that a headline above or below the hero fills, so that the headline covers no
 * roof, face or fingertips.
 * @param draft the decisions about the picture; the room of the hero is changed
 * @param words boxes that the headline fills, in pixels
 */
export function moveOff({ layout }: Draft, words: readonly Box[]): void {
  const [room, ...others] = layout.heroes;
  if (words.length === 0 || others.length > 0) return;
  const bottom = room.y + room.height;
  if (layout.name === 'words-above') {
    const top = Math.max(room.y, ...words.map(({ y, height }) => y + height));
    layout.heroes = [{ ...room, y: top, height: bottom - top }];
  }
  if (layout.name === 'words-below') {
    const end = Math.min(bottom, ...words.map(({ y }) => y));
    layout.heroes = [{ ...room, height: end - room.y }];
  }
}

/** The part of a room beside, above or below some words in which a drawing is largest. */
function cutOff(room: Box, words: Box, drawing: Illustration | null): Box {
  if (!overlap(room, words)) return room;
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const parts: Box[] = [
    { ...room, width: words.x - room.x },
    { ...room, height: words.y - room.y },
    { ...room, x: words.x + words.width, width: right - words.x - words.width },
    { ...room, y: words.y + words.height, height: bottom - words.y - words.height },
  ];
  const kept = parts.filter(({ width, height }) => width > 0 && height > 0);
  return kept.reduce(
    (best, part) => (sizeIn(part, drawing) > sizeIn(best, drawing) ? part : best),
    kept[0] ?? room,
  );
}

/** Side, in pixels, of the square to which a drawing is scaled in a room. */
function sizeIn(room: Box, drawing: Illustration | null): number {
  const [left, top, right, bottom] = drawing?.ink ?? [0, 0, 1, 1];
  return Math.min(room.width / (right - left), room.height / (bottom - top));
}
